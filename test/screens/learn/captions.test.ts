import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { MAX_CAPTION_BYTES } from '@/screens/learn/viewers/video/captionFile'
import { addTracks, followCaptions } from '@/screens/learn/viewers/video/captions'
import type { PlyrInstance } from '@/screens/learn/viewers/video/plyrLibrary'
import { playerSlice } from '@/state/player/slice'
import { server } from '../../helpers/mockApi'

const captions = [
  { language: 'en', label: 'English & more', url: '/c/en.vtt' },
  { language: 'fa', label: '<b>فارسی</b>', url: 'https://films.example.org/fa.vtt' },
]
const file = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello'

beforeEach(() => {
  let count = 0
  URL.createObjectURL = vi.fn(() => `blob:${++count}`)
  URL.revokeObjectURL = vi.fn()
})

/**
 * Opens the player with its captions. `show` does what the player does when the learner shows one of them,
 * or none (-1).
 */
function open({
  showsCaptions = false,
  captionLanguage = null as string | null,
  language = 'en' as 'en' | 'fa',
} = {}) {
  const video = document.createElement('video')
  addTracks(video, captions)
  const player = {
    currentTrack: -1,
    captions: { currentTrack: -1 },
    elements: { captions: document.createElement('div') },
  }
  const setup = {
    captions,
    language,
    preferences: { ...playerSlice.getInitialState().preferences, showsCaptions, captionLanguage },
    onPreference: vi.fn(),
    onCaptionsFailed: vi.fn(),
  }
  const ending = new AbortController()
  followCaptions(player as unknown as PlyrInstance, video, setup, ending.signal)
  const show = (place: number) => {
    player.currentTrack = place
    for (const event of ['captionsenabled', 'captionsdisabled', 'languagechange'])
      video.dispatchEvent(new Event(event))
  }
  const tracks = () => [...video.querySelectorAll('track')]
  return { ...setup, player, show, tracks, end: () => ending.abort() }
}

const answer = (text: string, status = 200) =>
  server.use(http.get('*/:language.vtt', () => new HttpResponse(text, { status })))

it('caption labels are plain text in the player', () => {
  expect(
    open()
      .tracks()
      .map(({ label }) => label),
  ).toEqual(['English &amp; more', '&lt;b>فارسی&lt;/b>'])
})

it('a caption file is fetched once, when its captions first show, and released with the player', async () => {
  const asked = vi.fn()
  server.use(
    http.get('*/:language.vtt', ({ request }) => {
      asked(request.url)
      return new HttpResponse(file)
    }),
  )
  const { show, tracks, end } = open()
  expect(tracks().map((track) => track.getAttribute('src'))).toEqual([null, null])
  show(1)
  await vi.waitFor(() => expect(tracks()[1]).toHaveAttribute('src', 'blob:1'))
  show(-1)
  show(1)
  expect(asked.mock.calls).toEqual([['https://films.example.org/fa.vtt']])
  end()
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1')
})

it('captions have the direction of their language', async () => {
  answer(file)
  const { show, player } = open()
  show(1)
  await vi.waitFor(() => expect(player.elements.captions).toHaveAttribute('dir', 'rtl'))
  expect(player.elements.captions).toHaveAttribute('lang', 'fa')
})

it('the player remembers whether the learner shows captions, and in which language', async () => {
  answer(file)
  const { show, onPreference } = open()
  show(0)
  await vi.waitFor(() => expect(onPreference.mock.calls).toEqual([[{ showsCaptions: true }]]))
  show(1)
  await vi.waitFor(() => expect(onPreference).toHaveBeenLastCalledWith({ captionLanguage: 'fa' }))
  show(-1)
  await vi.waitFor(() => expect(onPreference).toHaveBeenLastCalledWith({ showsCaptions: false }))
  expect(onPreference).toHaveBeenCalledTimes(3)
})

it("captions that show at the start are not stored as the learner's choice", async () => {
  answer(file)
  const { show, tracks, onPreference } = open({ showsCaptions: true, language: 'fa' })
  show(1)
  await vi.waitFor(() => expect(tracks()[1]).toHaveAttribute('src'))
  expect(onPreference).not.toHaveBeenCalled()
})

it.each([
  ['does not exist', 'Not found', 404],
  ['is an HTML page', '<!doctype html>', 200],
  ['has another caption format', '1\n00:00:00,000 --> 00:00:01,000\nHello', 200],
  ['only begins like WebVTT', 'WEBVTTX', 200],
])(
  'a caption file that %s removes its track, and keeps the learner’s choice',
  async (_what, text, status) => {
    answer(text, status)
    const { show, tracks, onPreference, onCaptionsFailed } = open({ showsCaptions: true })
    show(0)
    await vi.waitFor(() => expect(onCaptionsFailed).toHaveBeenCalledOnce())
    expect(tracks().map(({ srclang }) => srclang)).toEqual(['fa'])
    show(-1)
    expect(onPreference).not.toHaveBeenCalled()
  },
)

it('an endless caption file is aborted at the size limit, and its track is removed', async () => {
  const piece = new TextEncoder().encode(`${file}\n\n`.padEnd(100_000))
  const sent = { bytes: 0, isCancelled: false }
  server.use(
    http.get('*/:language.vtt', () => {
      const endless = new ReadableStream({
        pull(stream) {
          stream.enqueue(piece)
          sent.bytes += piece.byteLength
        },
        cancel() {
          sent.isCancelled = true
        },
      })
      return new HttpResponse(endless)
    }),
  )
  const { show, tracks, onCaptionsFailed, onPreference } = open({ showsCaptions: true })
  show(0)
  await vi.waitFor(() => expect(onCaptionsFailed).toHaveBeenCalledOnce())
  expect(tracks().map(({ srclang }) => srclang)).toEqual(['fa'])
  await vi.waitFor(() => expect(sent.isCancelled).toBe(true))
  expect(sent.bytes).toBeLessThan(2 * MAX_CAPTION_BYTES)
  expect(onPreference).not.toHaveBeenCalled()
})

it('a caption file at the size limit is read whole, even a letter split between two chunks', async () => {
  const bytes = new TextEncoder().encode(`${file} س`.padEnd(MAX_CAPTION_BYTES - 1))
  const cut = new TextEncoder().encode(file).byteLength + 2
  server.use(
    http.get('*/:language.vtt', () => {
      const inTwo = new ReadableStream({
        start(stream) {
          stream.enqueue(bytes.subarray(0, cut))
          stream.enqueue(bytes.subarray(cut))
          stream.close()
        },
      })
      return new HttpResponse(inTwo)
    }),
  )
  const { show, tracks } = open()
  show(0)
  await vi.waitFor(() => expect(tracks()[0]).toHaveAttribute('src', 'blob:1'))
  const [blob] = vi.mocked(URL.createObjectURL).mock.lastCall as [Blob]
  expect(blob.size).toBe(MAX_CAPTION_BYTES)
  expect(await blob.text()).toContain('Hello س ')
})

it('a caption file that fails after the player has closed changes nothing', async () => {
  answer('Not found', 404)
  const { show, tracks, end, onCaptionsFailed } = open()
  show(0)
  end()
  // The answer to a later request proves that the earlier one has been answered, too.
  await fetch('/c/later.vtt')
  expect(tracks()).toHaveLength(2)
  expect(onCaptionsFailed).not.toHaveBeenCalled()
})
