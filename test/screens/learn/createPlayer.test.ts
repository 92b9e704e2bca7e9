import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { VideoChoice } from '@/domain/course/video'
import { createPlayer } from '@/screens/learn/viewers/video/createPlayer'
import type { PlaybackPosition } from '@/screens/learn/viewers/video/playback'
import type { PlayerSetup } from '@/screens/learn/viewers/video/playerSetup'
import { playerSlice } from '@/state/player/slice'
import { FakeHls } from './fakeHls'

// A journey tests the real controls in the browser. This fake has only the elements that hold them.
vi.mock('@/screens/learn/viewers/video/plyrLibrary', () => ({
  Plyr: class {
    loop = false
    speed = 1
    poster = ''
    currentTrack = -1
    captions = { currentTrack: -1 }
    elements
    constructor(video: HTMLVideoElement) {
      const container = document.createElement('div')
      video.before(container)
      container.append(video)
      const place = (html: string) => {
        const element = document.createElement('div')
        element.innerHTML = html
        container.append(element)
        return element
      }
      const names = ['quality', 'speed', 'loop']
      const each = (html: string) => Object.fromEntries(names.map((name) => [name, place(html)]))
      this.elements = {
        container,
        controls: null,
        captions: null,
        buttons: {},
        settings: {
          menu: null,
          popup: null,
          buttons: each('<span class="plyr__menu__value"></span>'),
          panels: each('<div role="menu"></div>'),
        },
      }
    }
    destroy() {
      this.elements.container.remove()
    }
  },
}))
vi.mock('hls.js/light', async () => ({ default: (await import('./fakeHls')).FakeHls }))

const DURATION = 40

/** The positions that were set on jsdom's element, in order; jsdom plays nothing. */
let seeks: number[] = []
const play = vi.fn(async () => {})

beforeEach(() => {
  seeks = []
  play.mockClear()
  FakeHls.made = []
  const media = HTMLMediaElement.prototype
  vi.spyOn(media, 'load').mockImplementation(() => {})
  vi.spyOn(media, 'play').mockImplementation(play)
  vi.spyOn(media, 'duration', 'get').mockReturnValue(DURATION)
  vi.spyOn(media, 'currentTime', 'get').mockImplementation(() => seeks.at(-1) ?? 0)
  vi.spyOn(media, 'currentTime', 'set').mockImplementation((second) => void seeks.push(second))
})

const file: VideoChoice = { url: '/clip.mp4', isPlaylist: false }
const playlist: VideoChoice = { url: '/index.m3u8', isPlaylist: true }
const qualities = (['low', 'medium', 'high'] as const).map((quality) => ({
  quality,
  url: `/${quality}.mp4`,
  isPlaylist: false,
}))

function open(place: Partial<PlaybackPosition>, ...choices: VideoChoice[]) {
  const host = document.createElement('div')
  const setup = {
    title: 'The clip',
    choices: choices.length > 0 ? choices : [file],
    captions: [],
    poster: '/poster.svg',
    preferences: playerSlice.getInitialState().preferences,
    language: 'en',
    texts: { low: 'Low', medium: 'Medium', high: 'High', on: 'On', off: 'Off' } as PlayerSetup['texts'],
    place: { second: 0, isPlaying: false, ...place },
    onTick: vi.fn<PlayerSetup['onTick']>(),
    onEnded: vi.fn<PlayerSetup['onEnded']>(),
    onFailed: vi.fn<PlayerSetup['onFailed']>(),
    onRecovered: vi.fn<PlayerSetup['onRecovered']>(),
    onCaptionsFailed: vi.fn<PlayerSetup['onCaptionsFailed']>(),
    onPreference: vi.fn<PlayerSetup['onPreference']>(),
  } satisfies PlayerSetup
  const player = createPlayer(host, setup)
  const video = host.querySelector('video')!
  const emit = (...events: string[]) => {
    for (const event of events) video.dispatchEvent(new Event(event))
  }
  /** The video reaches this second by playing. */
  const runTo = (second: number) => {
    seeks.push(second)
    emit('timeupdate')
  }
  /**
   * The browser reports why it cannot play the file: 2 connection, 3 decoding, 4 no such file or no video.
   */
  const breakDown = (code: number) => {
    Object.defineProperty(video, 'error', { value: { code } })
    emit('error')
  }
  const item = (label: string) =>
    [...host.querySelectorAll<HTMLElement>('[role="menuitemradio"]')].find(
      ({ textContent }) => textContent === label,
    )
  return { ...setup, player, video, emit, runTo, breakDown, item }
}

/** Waits for the library. */
async function hls() {
  await vi.waitFor(() => expect(FakeHls.made.length).toBeGreaterThan(0))
  return FakeHls.made.at(-1)!
}

describe.each([
  ['a plain file', file],
  ['a playlist', playlist],
])('the start of %s, once its duration is known', (_kind, choice) => {
  it('is the second at which the learner stopped', () => {
    const { emit, player } = open({ second: 12 }, choice)
    expect(seeks).toEqual([])
    emit('loadedmetadata')
    expect(seeks).toEqual([12])
    expect(player.place().second).toBe(12)
  })

  it.each([39, 39.6, 40, 90])('is second 0 if the learner stopped at second %d of 40', (second) => {
    const { emit, player } = open({ second }, choice)
    emit('loadedmetadata')
    expect(seeks).toEqual([])
    expect(player.place().second).toBe(0)
  })

  it('is set before playback continues', () => {
    const { emit } = open({ second: 12, isPlaying: true }, choice)
    play.mockImplementationOnce(async () => void seeks.push(-1))
    emit('loadedmetadata')
    expect(seeks).toEqual([12, -1])
  })
})

describe.each([
  ['a plain file', file],
  ['a playlist', playlist],
])('a press on play', (kind, choice) => {
  it(`still plays ${kind} that loads at that moment, although the element reports no event`, () => {
    const { video, emit, player } = open({}, choice)
    const isPaused = vi.spyOn(video, 'paused', 'get').mockReturnValue(false)
    void video.play()
    isPaused.mockReturnValue(true)
    emit('emptied', 'loadedmetadata')
    expect(play).toHaveBeenCalledTimes(2)
    expect(player.place().isPlaying).toBe(true)
  })

  it(`has no effect if the browser does not allow ${kind} to play`, () => {
    const { video, emit, player } = open({}, choice)
    void video.play()
    emit('loadedmetadata')
    expect(play).toHaveBeenCalledOnce()
    expect(player.place().isPlaying).toBe(false)
  })
})

describe('the events of a video', () => {
  it('include each second reached, once the video is at its start position', () => {
    const { emit, runTo, onTick } = open({ second: 12 })
    emit('timeupdate', 'loadedmetadata')
    for (const second of [12.1, 12.6, 13.2, 13.8, 14]) runTo(second)
    expect(onTick.mock.calls).toEqual([[13.2], [14]])
  })

  it('include a seek by the learner while the video still seeks to its start position', () => {
    const { emit, runTo, onTick } = open({ second: 12 })
    emit('loadedmetadata')
    runTo(26.4)
    expect(onTick).not.toHaveBeenCalled()
    emit('seeked')
    expect(onTick.mock.calls).toEqual([[26.4]])
  })

  it('include a seek whose frame has not loaded yet, even if the video starts at second 0', () => {
    const { video, emit, onTick } = open({})
    emit('loadedmetadata')
    video.currentTime = 15
    emit('seeking')
    expect(onTick.mock.calls).toEqual([[15]])
  })

  it('include the end, after which the position is second 0', () => {
    const { emit, player, onEnded } = open({ second: 12 })
    emit('loadedmetadata', 'ended')
    expect(onEnded).toHaveBeenCalledOnce()
    expect(player.place()).toEqual({ second: 0, isPlaying: false })
  })

  it('exclude second 0 of an emptied video element', () => {
    const { emit, runTo, onTick, player } = open({ second: 12 })
    emit('loadedmetadata', 'playing')
    runTo(13.4)
    emit('emptied')
    runTo(0)
    expect(onTick.mock.calls).toEqual([[13.4]])
    expect(player.place().second).toBe(13.4)
  })

  it('stop when the player is removed', () => {
    const { emit, player, onEnded, onFailed } = open({ second: 12 })
    player.destroy()
    emit('loadedmetadata', 'ended', 'error')
    expect(seeks).toEqual([])
    expect(onEnded).not.toHaveBeenCalled()
    expect(onFailed).not.toHaveBeenCalled()
  })
})

describe('a failure', () => {
  it.each([
    [2, 'lost'],
    [3, 'unplayable'],
    [4, 'refused'],
  ] as const)(
    'of a file (media error %d) is reported once as %s; a retry continues at the same position',
    (code, failure) => {
      const { emit, player, breakDown, onFailed } = open({ second: 12 })
      emit('loadedmetadata', 'play')
      breakDown(code)
      emit('error')
      expect(onFailed.mock.calls).toEqual([[failure]])
      expect(player.place()).toEqual({ second: 12, isPlaying: false })
      player.retry()
      emit('loadedmetadata')
      expect(seeks).toEqual([12, 12])
      expect(play).toHaveBeenCalledOnce()
      emit('error')
      expect(onFailed).toHaveBeenCalledTimes(2)
    },
  )

  it('without a connection is reported as offline; the video continues once the connection is back', () => {
    const { emit, player, breakDown, onFailed, onRecovered } = open({ second: 12 })
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    emit('loadedmetadata', 'playing')
    breakDown(2)
    expect(onFailed.mock.calls).toEqual([['offline']])
    line.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    emit('loadedmetadata', 'canplay')
    expect(onRecovered).toHaveBeenCalledOnce()
    expect(play).toHaveBeenCalledOnce()
    expect(player.place()).toEqual({ second: 12, isPlaying: true })
  })

  it('of one quality leads to another quality; the failure of the last one is reported', () => {
    const { video, emit, breakDown, item, onFailed } = open({ second: 12 }, ...qualities)
    const played = () => new URL(video.src).pathname
    expect(played()).toBe('/medium.mp4')
    breakDown(4)
    expect(played()).toBe('/low.mp4')
    expect(item('Low')).toHaveAttribute('aria-checked', 'true')
    expect(onFailed).not.toHaveBeenCalled()
    emit('error')
    expect(played()).toBe('/high.mp4')
    emit('error')
    expect(onFailed.mock.calls).toEqual([['refused']])
  })

  it('of the connection does not try the other qualities, which need the same connection', () => {
    const { video, breakDown, onFailed } = open({ second: 12 }, ...qualities)
    breakDown(2)
    expect(new URL(video.src).pathname).toBe('/medium.mp4')
    expect(onFailed.mock.calls).toEqual([['lost']])
  })
})

describe('a video that waits for data', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('fails after twenty seconds without a byte', () => {
    const { emit, onFailed } = open({})
    emit('loadedmetadata', 'playing', 'waiting')
    vi.advanceTimersByTime(15_000)
    emit('progress')
    vi.advanceTimersByTime(19_000)
    expect(onFailed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    expect(onFailed.mock.calls).toEqual([['lost']])
  })

  it('fails sooner if the browser is offline, and never once it plays', () => {
    const { emit, onFailed } = open({})
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    emit('loadedmetadata', 'playing', 'waiting', 'playing')
    vi.advanceTimersByTime(60_000)
    expect(onFailed).not.toHaveBeenCalled()
    emit('waiting')
    vi.advanceTimersByTime(3_000)
    expect(onFailed.mock.calls).toEqual([['offline']])
  })
})

describe('a playlist', () => {
  const three = [{ height: 360 }, { height: 720 }, { height: 1080 }]

  it('sets no start position in the library, and buffers seconds, not a whole lesson', async () => {
    open({ second: 39.6 }, playlist)
    const { settings } = await hls()
    expect(settings).not.toHaveProperty('startPosition')
    expect(settings).toMatchObject({ backBufferLength: 60, maxBufferLength: 30, maxMaxBufferLength: 120 })
  })

  it('offers its renditions as qualities, begins with the stored one, and switches to another', async () => {
    const { item, onPreference } = open({}, playlist)
    const library = await hls()
    expect(item('Medium')).toBeUndefined()
    library.emit('MANIFEST_PARSED', { levels: three, audioTracks: [] })
    expect(library.loadLevel).toBe(1)
    expect(item('Medium')).toHaveAttribute('aria-checked', 'true')
    item('High')?.click()
    expect(library.currentLevel).toBe(2)
    expect(onPreference).toHaveBeenCalledWith({ quality: 'high' })
    expect(item('High')).toHaveAttribute('aria-checked', 'true')
  })

  it('that is one of several qualities does not offer its renditions', async () => {
    const low = { quality: 'low', url: '/low.m3u8', isPlaylist: true } as const
    const { item } = open({}, low, { ...low, quality: 'high', url: '/high.m3u8' })
    const library = await hls()
    library.emit('MANIFEST_PARSED', { levels: three, audioTracks: [] })
    expect(item('Medium')).toBeUndefined()
    item('High')?.click()
    await vi.waitFor(() => expect(FakeHls.made).toHaveLength(2))
    expect(library.isDestroyed).toBe(true)
  })

  it.each([
    ['NETWORK_ERROR', 'manifestLoadError', 404, 'refused'],
    ['NETWORK_ERROR', 'manifestLoadError', 500, 'lost'],
    ['NETWORK_ERROR', 'manifestParsingError', undefined, 'lost'],
    ['MEDIA_ERROR', 'fragParsingError', undefined, 'refused'],
    ['MEDIA_ERROR', 'manifestIncompatibleCodecsError', undefined, 'unplayable'],
    ['OTHER_ERROR', 'internalException', undefined, 'lost'],
  ])('reports a fatal error (%s, %s, %s) as %s', async (type, details, code, failure) => {
    const { onFailed } = open({}, playlist)
    const library = await hls()
    library.fail({ type, details, response: { code } })
    expect(onFailed.mock.calls).toEqual([[failure]])
  })

  it('plays buffered data after a failure, and loads again when the buffer is empty', async () => {
    const { video, emit, onFailed } = open({}, playlist)
    const library = await hls()
    const state = vi.spyOn(video, 'readyState', 'get').mockReturnValue(4)
    library.fail({ type: 'NETWORK_ERROR', details: 'fragLoadError', response: { code: 404 } })
    expect(onFailed).not.toHaveBeenCalled()
    expect(library.starts).toBe(0)
    state.mockReturnValue(2)
    emit('waiting')
    expect(library.starts).toBe(1)
    library.fail({ type: 'NETWORK_ERROR', details: 'fragLoadError', response: { code: 404 } })
    expect(onFailed.mock.calls).toEqual([['refused']])
  })

  it('plays buffered data after a seek, although the browser shows no frame for a moment', async () => {
    const { video, emit, onFailed } = open({}, playlist)
    const library = await hls()
    vi.spyOn(video, 'readyState', 'get').mockReturnValue(1)
    vi.spyOn(video, 'seeking', 'get').mockReturnValue(true)
    const buffered = { length: 1, start: () => 8, end: () => 24 }
    Object.defineProperty(video, 'buffered', { value: buffered })
    video.currentTime = 20
    library.fail({ type: 'NETWORK_ERROR', details: 'fragLoadError', response: { code: 404 } })
    expect(onFailed).not.toHaveBeenCalled()
    // Plays the last frame again, because a browser may wait for more data before it shows it.
    video.currentTime = 23.97
    emit('seeking')
    expect(library.starts).toBe(1)
    library.fail({ type: 'NETWORK_ERROR', details: 'fragLoadError', response: { code: 404 } })
    expect(onFailed.mock.calls).toEqual([['refused']])
  })

  it('loads again as soon as the connection is back', async () => {
    const { video } = open({}, playlist)
    const library = await hls()
    vi.spyOn(video, 'readyState', 'get').mockReturnValue(4)
    library.fail({ type: 'NETWORK_ERROR', details: 'fragLoadError' })
    window.dispatchEvent(new Event('online'))
    expect(library.starts).toBe(1)
  })

  it('recovers from one media error, and fails at the next', async () => {
    const { onFailed } = open({}, playlist)
    const library = await hls()
    library.fail({ type: 'MEDIA_ERROR', details: 'bufferAppendError' })
    expect(library.recoveries).toBe(1)
    library.fail({ type: 'MEDIA_ERROR', details: 'bufferAppendError' })
    expect(library.recoveries).toBe(1)
    expect(onFailed.mock.calls).toEqual([['unplayable']])
  })

  it('releases the library with the player, even if it loads too late', async () => {
    const { player } = open({}, playlist)
    const library = await hls()
    player.destroy()
    expect(library.isDestroyed).toBe(true)
    open({}, playlist).player.destroy()
    await vi.dynamicImportSettled()
    expect(FakeHls.made).toHaveLength(1)
  })
})
