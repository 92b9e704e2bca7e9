// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { renewIfReplaced } from '@/lib/page/renewPage'

const documentOf = (hash: string) =>
  `<script type="application/json" id="page"></script>/static/js/index.${hash}.js`
const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  const scripts = ['/static/js/async/learn.11111111.js', '/static/js/index.aaaaaaaa.js']
  document.body.innerHTML = `<script type="application/json" id="page">${JSON.stringify({ scripts })}</script>`
  vi.stubGlobal('location', { href: 'http://localhost:3000/courses', reload })
})

const host = (text: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(text, { status }))

it('the page reloads once if the document of the host names another program', async () => {
  host(documentOf('bbbbbbbb'))
  expect(await renewIfReplaced()).toBe(true)
  expect(await renewIfReplaced()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('the page reloads even if the host serves the new document with status 404', async () => {
  host(documentOf('bbbbbbbb'), 404)
  expect(await renewIfReplaced()).toBe(true)
})

it.each([
  ['the release is the same', documentOf('aaaaaaaa')],
  ['the answer is not a page of the site', '<h1>Bad gateway</h1>'],
])('the page does not reload if %s', async (_what, text) => {
  host(text)
  expect(await renewIfReplaced()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('the page does not reload offline, nor on the development server, which names no program', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await renewIfReplaced()).toBe(false)
  document.body.innerHTML = ''
  expect(await renewIfReplaced()).toBe(false)
})
