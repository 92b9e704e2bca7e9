import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import { networkFailure, type VideoFailure } from './failure'
import { watchStalls } from './watchStalls'

/** While a video plays what is left of it, what is missing is asked for again so often. */
const AGAIN_MS = 5_000

/** A media error that comes back so soon is no passing one. */
const RECOVERY_MS = 5_000

/** With so much of it here a second can be sought and shown; nearer to the end of what is here a browser waits for more. */
const SHOWN_SECONDS = 1

/**
 * Continues after the library gives up: the video plays on from its buffer, and requests missing parts again
 * at intervals, when the buffer is empty, and when the connection is back.
 */
export function keepFilling(
  hls: Hls,
  { Events, ErrorTypes, ErrorDetails }: typeof Hls,
  video: HTMLVideoElement,
  onFailed: (failure: VideoFailure) => void,
  signal: AbortSignal,
) {
  let hasGivenUp = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let recovered = Number.NEGATIVE_INFINITY
  const askAgain = () => {
    clearTimeout(timer)
    if (!hasGivenUp) return
    hasGivenUp = false
    hls.startLoad()
  }
  const giveUp = () => {
    hasGivenUp = true
    timer = setTimeout(() => video.paused || askAgain(), AGAIN_MS)
  }
  const isPiece = ({ type, details }: ErrorData) =>
    type === ErrorTypes.NETWORK_ERROR || details === ErrorDetails.FRAG_PARSING_ERROR

  hls.on(Events.ERROR, (_event, data) => {
    if (!data.fatal) return
    if (isPiece(data)) {
      if (hasMoreToPlay(video)) giveUp()
      else onFailed(data.type === ErrorTypes.NETWORK_ERROR ? networkFailure(data.response?.code) : 'refused')
      return
    }
    if (data.type !== ErrorTypes.MEDIA_ERROR) return onFailed('lost')
    const isPassing = performance.now() - recovered > RECOVERY_MS
    if (data.details === ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR || !isPassing)
      return onFailed('unplayable')
    recovered = performance.now()
    hls.recoverMediaError()
  })
  for (const event of ['play', 'waiting', 'seeking']) video.addEventListener(event, askAgain, { signal })
  window.addEventListener('online', askAgain, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  watchStalls(video, Number.POSITIVE_INFINITY, () => onFailed(networkFailure()), signal)
}

/** A video that is on its way to another second shows nothing for a moment, though what comes there may be here. */
function hasMoreToPlay(video: HTMLVideoElement) {
  return video.readyState >= video.HAVE_FUTURE_DATA || (video.seeking && isBuffered(video))
}

function isBuffered({ buffered, currentTime }: HTMLVideoElement) {
  for (let place = 0; place < buffered.length; place++)
    if (buffered.start(place) <= currentTime && currentTime + SHOWN_SECONDS < buffered.end(place)) return true
  return false
}
