import { choiceFor, type QualityName, type VideoChoice } from '@/domain/course/video'
import { attachSource } from './attachSource'
import type { VideoFailure } from './failure'
import type { Source } from './source'

/** Seconds into the video, and whether it runs. */
export type PlaybackPosition = { second: number; isPlaying: boolean }

export type PlaybackSetup = {
  choices: VideoChoice[]
  quality: QualityName
  place: PlaybackPosition
  onTick: (second: number) => void
  onEnded: () => void
  onFailed: (failure: VideoFailure) => void
  /** It plays after all. */
  onRecovered: () => void
  /** The choices of quality, and the played one. */
  onQualities: (qualities: QualityName[], played: QualityName | undefined) => void
}

export type Playback = {
  place: () => PlaybackPosition
  choose: (quality: QualityName) => void
  retry: () => void
  end: () => void
}

/** So near to its end a video starts over: a stored whole second could be as good as the end. */
const END_SECONDS = 2

/** As near to its place a video stands where it should. */
const PLACED_SECONDS = 1

/** Plays the video and keeps its place: over other qualities, failures and further tries. */
export function startPlayback(video: HTMLVideoElement, setup: PlaybackSetup): Playback {
  const { choices, onTick, onEnded, onFailed, onRecovered, onQualities } = setup
  const ending = new AbortController()
  const refused = new Set<VideoChoice>()
  let wanted = setup.quality
  let choice = choiceFor(choices, wanted)
  let place = { ...setup.place }
  /** False from the moment a source is given until the video stands where it should. */
  let isPlaced = false
  /** From a failure until another try. */
  let hasFailed = false
  /** From a reported failure until the video plays. */
  let isReported = false
  let wasPlaying = false
  let source: Source | undefined

  const load = () => {
    isPlaced = false
    hasFailed = false
    source?.detach()
    onQualities(choices.length > 1 ? choices.flatMap(({ quality }) => quality ?? []) : [], choice?.quality)
    source =
      choice &&
      attachSource(video, choice, wanted, {
        onFailed: fail,
        onQualities(qualities) {
          const played = choiceFor(
            qualities.map((quality) => ({ quality })),
            wanted,
          )
          if (choices.length === 1) onQualities(qualities, played?.quality)
        },
      })
  }
  const fail = (failure: VideoFailure) => {
    if (hasFailed) return
    if (choice && (failure === 'refused' || failure === 'unplayable')) {
      refused.add(choice)
      // Another quality is better than none.
      const other = choiceFor(
        choices.filter((each) => !refused.has(each)),
        wanted,
      )
      if (other) {
        choice = other
        return load()
      }
    }
    hasFailed = true
    isReported = true
    wasPlaying = place.isPlaying
    place.isPlaying = false
    onFailed(failure)
  }
  const again = (isPlaying: boolean) => {
    refused.clear()
    choice = choiceFor(choices, wanted)
    place.isPlaying = isPlaying
    load()
  }
  const tick = () => {
    if (!isPlaced) return
    const isOtherSecond = Math.floor(place.second) !== Math.floor(video.currentTime)
    place.second = video.currentTime
    if (isOtherSecond) onTick(place.second)
  }
  const recover = () => {
    if (!isReported) return
    isReported = false
    hasFailed = false
    onRecovered()
  }

  const listeners: { [event: string]: () => void } = {
    // Here alone is decided where it begins: the duration is known now, and nothing has run yet.
    loadedmetadata() {
      if (place.second > video.duration - END_SECONDS) place.second = 0
      if (place.second > 0) video.currentTime = place.second
      else isPlaced = true
      if (place.isPlaying) void video.play().catch(() => {})
    },
    timeupdate() {
      isPlaced ||= Math.abs(video.currentTime - place.second) < PLACED_SECONDS
      tick()
    },
    // A seek is kept before the browser can show it: on a bad line that takes long, and the learner may leave.
    seeking: tick,
    // A learner who seeks while the video moves to its place wants another place.
    seeked() {
      isPlaced ||= video.currentTime > 0
      tick()
    },
    play() {
      place.isPlaying = true
    },
    playing() {
      isPlaced = true
      place.isPlaying = true
      recover()
    },
    canplay: recover,
    // A pause while another source is on its way is not the learner's.
    pause() {
      if (isPlaced) place.isPlaying = false
    },
    emptied() {
      isPlaced = false
    },
    ended() {
      place = { second: 0, isPlaying: false }
      onEnded()
    },
  }
  const { play } = video
  // At once: a source that is given in the same moment takes along what the element has still to tell.
  video.play = () => {
    const played = play.call(video)
    place.isPlaying ||= !video.paused
    return played
  }
  const { signal } = ending
  for (const [event, listen] of Object.entries(listeners)) video.addEventListener(event, listen, { signal })
  window.addEventListener('online', () => hasFailed && again(wasPlaying), { signal })
  load()

  return {
    place: () => ({ ...place }),
    choose(quality) {
      wanted = quality
      if (choices.length === 1) return source?.choose(quality)
      const next = choiceFor(choices, quality)
      refused.clear()
      if (next === choice) return
      choice = next
      load()
    },
    retry() {
      isReported = false
      again(true)
    },
    end() {
      ending.abort()
      source?.detach()
    },
  }
}
