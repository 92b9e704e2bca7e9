import { expect, it } from 'vitest'
import type { Call } from '../../../scripts/scale/call.ts'
import { figuresOf, unexplained, withFigures } from '../../../scripts/scale/figures.ts'
import { assumptions, loadOf } from '../../../scripts/scale/load.ts'

const page = [
  '# Scale',
  '<!-- figures: written by npm run scale -->',
  'old `getUser`',
  '<!-- end of figures -->',
  'Half of `updateProgress`.',
  '<!-- device: written by npm run scale:device -->',
  'old `getUser`',
  '<!-- end of device -->',
].join('\n')
const report: Call = { kind: 'API', operation: 'updateProgress', bytes: 1500, rule: 'not kept' }
const user: Call = { ...report, operation: 'getUser' }
const load = loadOf({ coldVisit: [user], warmVisit: [], tenMinutesOfFilm: [report], tenMinutesOfTexts: [] })

it('new figures replace the old ones of their section, and no other text', () => {
  expect(withFigures(page, 'new')).toBe(page.replace('old `getUser`', 'new'))
  expect(withFigures(page, 'new', 'device')).toBe(page.replace(/old `getUser`(?=\n.*device)/, 'new'))
  expect(withFigures(withFigures(page, 'new'), 'old `getUser`')).toBe(page)
})

it('a page without a section for figures is refused', () => {
  expect(() => withFigures('# Scale', 'new')).toThrow('has no lines')
  expect(() => withFigures('# Scale', 'new', 'device')).toThrow('has no lines')
})

it('the text beside the figures must name the two most frequent operations', () => {
  expect(unexplained(page, load)).toEqual(['getUser'])
  expect(unexplained(`${page} A copy of \`getUser\`.`, load)).toEqual([])
})

it('the figures contain calls, bytes, cacheable shares and the cost of a day', () => {
  const figures = figuresOf(
    { 'A film': [report, { kind: 'program', bytes: 2500, rule: 'kept' }] },
    load,
    assumptions,
  )
  expect(figures).toContain('| A film | – | 1 · 2.5 | – | – | – | – | – | 1 · 1.5 | 2 · 4 |')
  expect(figures).toContain('| API | 0 % | 0 % | 100 % |')
  expect(figures).toContain('| program | 100 % | 0 % | 0 % |')
  expect(figures).toContain('1,000,000 learners a day')
  expect(figures).toMatch(/\| `updateProgress` \| 2\.0 million \| 91 % \| 1\.5 kB \|/)
})
