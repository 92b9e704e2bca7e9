import { delay, HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { bytesOf, lessonSizes } from '@/integrations/lessonSize'
import { server } from '../helpers/mockApi'
import { silences } from './silences'

const host = 'http://localhost:3000/sizes'

/** A host that states these lengths, and has these playlists. */
function serve(lengths: Record<string, number>, playlists: Record<string, string> = {}) {
  server.use(
    http.head(`${host}/:name`, ({ params }) => {
      const length = lengths[String(params.name)]
      return length === undefined
        ? new HttpResponse(null, { status: 404 })
        : new HttpResponse(null, { headers: { 'Content-Length': String(length) } })
    }),
    http.get(`${host}/:name`, ({ params }) => {
      const text = playlists[String(params.name)]
      return text === undefined ? new HttpResponse(null, { status: 404 }) : HttpResponse.text(text)
    }),
  )
}

type Entry = Parameters<typeof lessonSizes>[0][number]

const file = (name: string, role: Entry['role'] = 'film', isOptional = false): Entry => ({
  url: `${host}/${name}`,
  role,
  isOptional,
})

const sizesOf = (...files: Entry[]) => lessonSizes(files, 'low', new AbortController().signal)

async function ask(...files: Entry[]) {
  const sizes = await sizesOf(...files)
  return sizes && bytesOf([sizes])
}

it('the size of a lesson is the sum of its files, without missing optional ones', async () => {
  serve({ a: 100, b: 20, c: 3, d: 4, e: 5 })
  const files = ['a', 'b', 'c', 'd', 'e'].map((name) => file(name))
  expect(await ask(...files, file('lost', 'poster', true))).toBe(132)
})

it('the size of a lesson is unknown if a required file has none', async () => {
  serve({ a: 100 })
  expect(await ask(file('a'), file('lost'))).toBeUndefined()
})

it('the size of a film of segments is that of its playlists and segments', async () => {
  const main = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8'
  const low = '#EXTM3U\n#EXTINF:8,\n1.m4s\n#EXTINF:8,\n2.m4s\n#EXT-X-ENDLIST'
  serve({ '1.m4s': 1000, '2.m4s': 500 }, { 'main.m3u8': main, 'low.m3u8': low })
  expect(await ask(file('main.m3u8', 'playlist'))).toBe(1500 + main.length + low.length)
})

it.each([
  ['is live', '#EXTM3U\n#EXTINF:8,\n1.m4s'],
  [
    'has very many segments',
    `#EXTM3U\n${Array.from({ length: 61 }, (_, n) => `#EXTINF:8,\n${n}.m4s`).join('\n')}\n#EXT-X-ENDLIST`,
  ],
])('the size of a film that %s is unknown', async (_what, text) => {
  serve({}, { 'main.m3u8': text })
  expect(await ask(file('main.m3u8', 'playlist'))).toBeUndefined()
})

it('a file that lessons share counts once in their sum, also within a playlist', async () => {
  const playlist = '#EXTM3U\n#EXTINF:8,\n1.m4s\n#EXT-X-ENDLIST'
  serve({ '1.m4s': 1000, a: 20, b: 3 }, { 'main.m3u8': playlist })
  const one = await sizesOf(file('main.m3u8', 'playlist'), file('a'))
  const other = await sizesOf(file('main.m3u8', 'playlist'), file('b'))
  if (!one || !other) throw new Error('The host states all sizes.')
  expect(bytesOf([one, other])).toBe(1023 + playlist.length)
})

it('the size of a film is unknown if the host of its playlist does not answer', async () => {
  server.use(http.get(`${host}/:name`, () => delay('infinite')))
  const { waits, pass } = silences()
  const answer = ask(file('main.m3u8', 'playlist'))
  expect(waits).toEqual([8_000])
  pass()
  expect(await answer).toBeUndefined()
})
