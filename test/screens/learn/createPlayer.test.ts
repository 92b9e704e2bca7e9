import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { VideoChoice } from '@/domain/video'
import { createPlayer, type PlayerSetup, type VideoPlace } from '@/screens/learn/viewers/video/createPlayer'

const hls = vi.hoisted(() => ({ options: undefined as object | undefined }))

// The controls are proved in the browser: here they are not there.
vi.mock('@/screens/learn/viewers/video/plyrLibrary', () => ({
  Plyr: class {
    elements = { controls: null, settings: { buttons: {}, panels: {} } }
    destroy() {}
  },
}))
vi.mock('hls.js/light', () => ({
  default: class {
    static Events = { ERROR: 'error' }
    static ErrorTypes = {}
    static isSupported = () => true
    constructor(options: object) {
      hls.options = options
    }
    on() {}
    loadSource() {}
    attachMedia() {}
    destroy() {}
  },
}))

const DURATION = 40

/** Where jsdom's element, which plays nothing, is put; in order. */
let seeks: number[] = []
const play = vi.fn(async () => {})

beforeEach(() => {
  seeks = []
  play.mockClear()
  hls.options = undefined
  const media = HTMLMediaElement.prototype
  vi.spyOn(media, 'load').mockImplementation(() => {})
  vi.spyOn(media, 'play').mockImplementation(play)
  vi.spyOn(media, 'duration', 'get').mockReturnValue(DURATION)
  vi.spyOn(media, 'currentTime', 'get').mockImplementation(() => seeks.at(-1) ?? 0)
  vi.spyOn(media, 'currentTime', 'set').mockImplementation((second) => void seeks.push(second))
})

const file: VideoChoice = { url: '/clip.mp4', isPlaylist: false }
const playlist: VideoChoice = { url: '/index.m3u8', isPlaylist: true }

function open(place: Partial<VideoPlace>, choice = file) {
  const host = document.createElement('div')
  const setup = {
    title: 'The clip',
    choices: [choice],
    poster: '/poster.svg',
    preferences: {
      speed: 1,
      volume: 1,
      isMuted: false,
      quality: 'medium',
      loops: false,
      showsCaptions: false,
      captionLanguage: null,
    },
    texts: {} as PlayerSetup['texts'],
    place: { second: 0, isPlaying: false, ...place },
    onTick: vi.fn<PlayerSetup['onTick']>(),
    onEnded: vi.fn<PlayerSetup['onEnded']>(),
    onFailed: vi.fn<PlayerSetup['onFailed']>(),
    onPreference: vi.fn<PlayerSetup['onPreference']>(),
  } satisfies PlayerSetup
  const player = createPlayer(host, setup)
  const video = host.querySelector('video')!
  const tell = (...events: string[]) => {
    for (const event of events) video.dispatchEvent(new Event(event))
  }
  /** The video comes to this second by itself. */
  const runTo = (second: number) => {
    seeks.push(second)
    tell('timeupdate')
  }
  return { ...setup, player, video, tell, runTo }
}

describe.each([
  ['a plain file', file],
  ['a playlist', playlist],
])('where %s begins, once its duration is known', (_kind, choice) => {
  it('is where the learner was', () => {
    const { tell, player } = open({ second: 12 }, choice)
    expect(seeks).toEqual([])
    tell('loadedmetadata')
    expect(seeks).toEqual([12])
    expect(player.place().second).toBe(12)
  })

  it.each([39, 39.6, 40, 90])('is its start again where she was at second %d of 40', (second) => {
    const { tell, player } = open({ second }, choice)
    tell('loadedmetadata')
    expect(seeks).toEqual([])
    expect(player.place().second).toBe(0)
  })

  it('is decided before it runs on', () => {
    const { tell } = open({ second: 12, isPlaying: true }, choice)
    play.mockImplementationOnce(async () => void seeks.push(-1))
    tell('loadedmetadata')
    expect(seeks).toEqual([12, -1])
  })
})

it('the library that plays a playlist is not told a place of its own', async () => {
  open({ second: 39.6 }, playlist)
  await vi.waitFor(() => expect(hls.options).toBeDefined())
  expect(hls.options).not.toHaveProperty('startPosition')
})

describe('what a video tells', () => {
  it('is each second that it comes to, once it stands where it should', () => {
    const { tell, runTo, onTick } = open({ second: 12 })
    tell('timeupdate', 'loadedmetadata')
    for (const second of [12.1, 12.6, 13.2, 13.8, 14]) runTo(second)
    expect(onTick.mock.calls).toEqual([[13.2], [14]])
  })

  it('is its end, after which it begins anew', () => {
    const { tell, player, onEnded } = open({ second: 12 })
    tell('loadedmetadata', 'ended')
    expect(onEnded).toHaveBeenCalledOnce()
    expect(player.place()).toEqual({ second: 0, isPlaying: false })
  })

  it('is a failure, and another try goes on from the same place', () => {
    const { tell, player, onFailed } = open({ second: 12 })
    tell('loadedmetadata', 'play', 'error')
    expect(onFailed).toHaveBeenCalledOnce()
    expect(player.place()).toEqual({ second: 12, isPlaying: false })
    player.retry()
    tell('loadedmetadata')
    expect(seeks).toEqual([12, 12])
    expect(play).toHaveBeenCalledOnce()
  })

  it('is nothing any more once it is gone', () => {
    const { tell, player, onEnded, onFailed } = open({ second: 12 })
    player.destroy()
    tell('loadedmetadata', 'ended', 'error')
    expect(seeks).toEqual([])
    expect(onEnded).not.toHaveBeenCalled()
    expect(onFailed).not.toHaveBeenCalled()
  })
})
