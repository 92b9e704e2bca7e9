// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest'
import { localFiles } from '@/screens/learn/keeping/localFiles'
import type { OpenFile } from '@/state/keeping/openKeeper'

const made = new Map<string, Blob>()

beforeEach(() => {
  made.clear()
  vi.stubGlobal('location', { origin: 'https://site.example.org' })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${made.size}`
    made.set(address, content as Blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void made.delete(address))
})

const file = (url: string, text: string, role: OpenFile['role'] = 'part'): OpenFile => ({
  url,
  role,
  isOptional: false,
  address: url,
  content: new Blob([text]),
})

it('a film of segments plays from object URLs on the device, which are revoked with the lesson', async () => {
  const base = 'https://site.example.org/film'
  const ending = new AbortController()
  const files = await localFiles(
    [
      file('/film/main.m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/index.m3u8', 'playlist'),
      file(`${base}/low/index.m3u8`, '#EXTM3U\n#EXTINF:8,\n1.m4s\n#EXT-X-ENDLIST', 'playlist'),
      file(`${base}/low/1.m4s`, 'segment'),
    ],
    ending.signal,
  )
  const textAt = async (address: string) => await made.get(address)?.text()
  const main = (await textAt(files.at('/film/main.m3u8')))?.split('\n') ?? []
  const low = (await textAt(main.at(-1) ?? ''))?.split('\n') ?? []
  expect(await textAt(low[2] ?? '')).toBe('segment')
  expect(files.at('/elsewhere.png')).toBe('/elsewhere.png')
  expect([files.has('/film/main.m3u8'), files.has('/elsewhere.png')]).toEqual([true, false])
  ending.abort()
  expect([...made]).toEqual([])
})

it('a lesson that is left before it has opened leaves no object URLs', async () => {
  await localFiles([file('/a', 'a')], AbortSignal.abort())
  expect([...made]).toEqual([])
})

it('a playlist that names itself gets an object URL instead of an endless recursion', async () => {
  const files = await localFiles(
    [file('https://site.example.org/a.m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8', 'playlist')],
    new AbortController().signal,
  )
  expect(await made.get(files.at('https://site.example.org/a.m3u8'))?.text()).toBe(
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nblob:0',
  )
})
