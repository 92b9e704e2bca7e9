import { choiceFor, type QualityName, type VideoChoice } from '@/domain/course/video'
import { attachSource } from './attachSource'
import type { VideoFailure } from './failure'
import type { Source } from './source'

/** The position in seconds, and whether the video plays. */
export type PlaybackPosition = { second: number; isPlaying: boolean }

export type PlaybackSetup = {
  choices: VideoChoice[]
  quality: QualityName
  place: PlaybackPosition
  onTick: (second: number) => void
  onEnded: () => void
  onFailed: (failure: VideoFailure) => void
  /** The video plays again after a reported failure. */
  onRecovered: () => void
  /** The available qualities, and the one that plays. */
  onQualities: (qualities: QualityName[], played: QualityName | undefined) => void
}

export type Playback = {
  place: () => PlaybackPosition
  choose: (quality: QualityName) => void
  retry: () => void
  end: () => void
}

/** A video within this distance of its end starts from the beginning: its stored position may be the end. */
const END_SECONDS = 2

/** Within this distance of its target the video counts as positioned. */
const PLACED_SECONDS = 1

/** Plays the video and keeps its position through changes of quality, failures and retries. */
export function startPlayback(video: HTMLVideoElement, setup: PlaybackSetup): Playback {
  const playback = new VideoPlayback(video, setup)
  playback.start()
  return {
    place: () => playback.placeNow(),
    choose: (quality) => playback.choose(quality),
    retry: () => playback.retry(),
    end: () => playback.end(),
  }
}

class VideoPlayback {
  private readonly video: HTMLVideoElement
  private readonly setup: PlaybackSetup
  private readonly ending = new AbortController()
  private readonly refused = new Set<VideoChoice>()
  private wanted: QualityName
  private choice: VideoChoice | undefined
  private place: PlaybackPosition
  /** False from the attachment of a source until the video reaches its position. */
  private isPlaced = false
  /** True from a failure until the next retry. */
  private hasFailed = false
  /** True from a reported failure until the video plays. */
  private isReported = false
  private wasPlaying = false
  private source: Source | undefined

  constructor(video: HTMLVideoElement, setup: PlaybackSetup) {
    this.video = video
    this.setup = setup
    this.wanted = setup.quality
    this.choice = choiceFor(setup.choices, setup.quality)
    this.place = { ...setup.place }
  }

  start() {
    const { video } = this
    this.followPlay()
    const { signal } = this.ending
    for (const [event, listen] of Object.entries(this.listeners()))
      video.addEventListener(event, listen, { signal })
    window.addEventListener('online', () => this.hasFailed && this.again(this.wasPlaying), { signal })
    this.load()
  }

  placeNow(): PlaybackPosition {
    return { ...this.place }
  }

  choose(quality: QualityName) {
    const { choices } = this.setup
    this.wanted = quality
    if (choices.length === 1) return this.source?.choose(quality)
    const next = choiceFor(choices, quality)
    this.refused.clear()
    if (next === this.choice) return
    this.choice = next
    this.load()
  }

  retry() {
    this.isReported = false
    this.again(true)
  }

  end() {
    this.ending.abort()
    this.source?.detach()
  }

  private load() {
    const { video, choice, wanted } = this
    const { choices, onQualities } = this.setup
    this.isPlaced = false
    this.hasFailed = false
    this.source?.detach()
    onQualities(choices.length > 1 ? choices.flatMap(({ quality }) => quality ?? []) : [], choice?.quality)
    this.source =
      choice &&
      attachSource(video, choice, wanted, {
        onFailed: (failure) => this.fail(failure),
        onQualities: (qualities) => this.offer(qualities),
      })
  }

  /** A playlist contains several qualities, so one source offers them all. */
  private offer(qualities: QualityName[]) {
    const { choices, onQualities } = this.setup
    const played = choiceFor(
      qualities.map((quality) => ({ quality })),
      this.wanted,
    )
    if (choices.length === 1) onQualities(qualities, played?.quality)
  }

  private fail(failure: VideoFailure) {
    if (this.hasFailed) return
    if (this.choice && (failure === 'refused' || failure === 'unplayable')) {
      this.refused.add(this.choice)
      // If one quality fails, another one replaces it.
      const other = choiceFor(
        this.setup.choices.filter((each) => !this.refused.has(each)),
        this.wanted,
      )
      if (other) {
        this.choice = other
        return this.load()
      }
    }
    this.hasFailed = true
    this.isReported = true
    this.wasPlaying = this.place.isPlaying
    this.place.isPlaying = false
    this.setup.onFailed(failure)
  }

  private again(isPlaying: boolean) {
    this.refused.clear()
    this.choice = choiceFor(this.setup.choices, this.wanted)
    this.place.isPlaying = isPlaying
    this.load()
  }

  private tick() {
    if (!this.isPlaced) return
    const { currentTime } = this.video
    const isOtherSecond = Math.floor(this.place.second) !== Math.floor(currentTime)
    this.place.second = currentTime
    if (isOtherSecond) this.setup.onTick(currentTime)
  }

  private recover() {
    if (!this.isReported) return
    this.isReported = false
    this.hasFailed = false
    this.setup.onRecovered()
  }

  /** Records a call of `play` at once: a new source discards the events that are still pending. */
  private followPlay() {
    const { video } = this
    const { play } = video
    video.play = () => {
      const played = play.call(video)
      this.place.isPlaying ||= !video.paused
      return played
    }
  }

  private listeners(): { [event: string]: () => void } {
    const { video } = this
    return {
      // The video starts here: its duration is now known and it does not play yet.
      loadedmetadata: () => {
        if (this.place.second > video.duration - END_SECONDS) this.place.second = 0
        if (this.place.second > 0) video.currentTime = this.place.second
        else this.isPlaced = true
        if (this.place.isPlaying) void video.play().catch(() => {})
      },
      timeupdate: () => {
        this.isPlaced ||= Math.abs(video.currentTime - this.place.second) < PLACED_SECONDS
        this.tick()
      },
      // The position is saved at once: a seek may take long, and the learner may leave meanwhile.
      seeking: () => this.tick(),
      // If the learner seeks while the video moves to its position, the new position counts.
      seeked: () => {
        this.isPlaced ||= video.currentTime > 0
        this.tick()
      },
      play: () => {
        this.place.isPlaying = true
      },
      playing: () => {
        this.isPlaced = true
        this.place.isPlaying = true
        this.recover()
      },
      canplay: () => this.recover(),
      // Only the learner's own pauses count; the browser also pauses when the source changes.
      pause: () => {
        if (this.isPlaced) this.place.isPlaying = false
      },
      emptied: () => {
        this.isPlaced = false
      },
      ended: () => {
        this.place = { second: 0, isPlaying: false }
        this.setup.onEnded()
      },
    }
  }
}
