import { delay, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fileSize } from '@/integrations/fileSize'
import { server } from '../helpers/mockApi'
import { silences } from './silences'

const url = 'http://localhost:3000/files/film.mp4'
const ask = () => fileSize(url, new AbortController().signal)

it.each([
  ['the length that the host states', { 'Content-Length': '123456' }, 200, 123_456],
  ['unknown without a length', {}, 200, undefined],
  ['unknown if the length is no number', { 'Content-Length': 'long' }, 200, undefined],
  ['unknown if the file is missing', { 'Content-Length': '120' }, 404, undefined],
])('the size of a file is %s', async (_what, headers: Record<string, string>, status, size) => {
  server.use(http.head(url, () => new HttpResponse(null, { status, headers })))
  expect(await ask()).toBe(size)
})

it('the size of a file is unknown if the host cannot be reached', async () => {
  server.use(http.head(url, () => HttpResponse.error()))
  expect(await ask()).toBeUndefined()
})

it('the size of a file is unknown if the host does not answer for eight seconds', async () => {
  server.use(http.head(url, () => delay('infinite')))
  const { waits, pass } = silences()
  const answer = ask()
  expect(waits).toEqual([8_000])
  pass()
  expect(await answer).toBeUndefined()
})
