import { expect, it } from 'vitest'
import { cacheRuleOf, callOf, kindOf } from '../../../scripts/scale/call.ts'

const at = (path: string) => `https://site.example.org${path}`

it.each([
  ['/courses', 'Document', 'documents'],
  ['/static/js/index.0123abcd.js', 'Script', 'program'],
  ['/static/worker.0123abcd.mjs', 'Other', 'program'],
  ['/static/css/styles.0123abcd.css', 'Stylesheet', 'styles'],
  ['/static/font/nunito.0123abcd.woff2', 'Font', 'fonts'],
  ['/static/css/styles.0123abcd.css', 'Other', 'styles'],
  ['/static/font/nunito.0123abcd.woff2', 'Other', 'fonts'],
  ['/static/wasm/0123abcd.module.wasm', 'Fetch', 'program'],
  ['/translations/en/translation.json', 'Fetch', 'texts'],
  ['/favicon.svg', 'Other', 'pictures'],
  ['/mock-media/courses/cover.svg', 'Image', 'pictures'],
  ['/mock-media/film.mp4', 'Media', 'films and papers'],
  ['/mock-media/paper.pdf', 'Fetch', 'films and papers'],
  ['/api/course/get-all?page=1', 'Fetch', 'API'],
  ['/api/public/rich-text.css', 'Fetch', 'API'],
])('%s (%s) counts as %s', (path, type, kind) => {
  expect(kindOf(at(path), type)).toBe(kind)
})

it.each([
  ['public, max-age=31536000, immutable', 'kept'],
  ['public, max-age=86400, stale-while-revalidate=604800', 'kept'],
  ['no-cache', 'asked again'],
  ['max-age=0, must-revalidate', 'asked again'],
  ['private, max-age=60', 'not kept'],
  ['no-store', 'not kept'],
  [undefined, 'not kept'],
])('an answer with Cache-Control: %s counts as %s', (cacheControl, rule) => {
  expect(cacheRuleOf(cacheControl)).toBe(rule)
})

it('a call of the API is counted under the name of its operation', () => {
  const request = { address: at('/api/enrollment/update-progress'), method: 'POST', type: 'Fetch' }
  expect(callOf(request, { 'Cache-Control': 'no-store' }, 900)).toEqual({
    kind: 'API',
    operation: 'updateProgress',
    bytes: 900,
    rule: 'not kept',
  })
})
