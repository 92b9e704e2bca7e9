import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import { networkFailure, type VideoFailure } from './failure'
import { watchStalls } from './watchStalls'

/** While a video plays from its buffer, the missing parts are requested at this interval. */
const RETRY_INTERVAL_MS = 5_000

/** A media error that returns within this time is permanent. */
const RECOVERY_MS = 5_000

/** A browser shows a position only if at least this much is buffered after it. */
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
  const retry = () => {
    clearTimeout(timer)
    if (!hasGivenUp) return
    hasGivenUp = false
    hls.startLoad()
  }
  const giveUp = () => {
    hasGivenUp = true
    timer = setTimeout(() => video.paused || retry(), RETRY_INTERVAL_MS)
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
  for (const event of ['play', 'waiting', 'seeking']) video.addEventListener(event, retry, { signal })
  window.addEventListener('online', retry, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  watchStalls(video, Number.POSITIVE_INFINITY, () => onFailed(networkFailure()), signal)
}

/** While a video seeks, it reports no data for a moment, although the buffer may contain the new position. */
function hasMoreToPlay(video: HTMLVideoElement) {
  return video.readyState >= video.HAVE_FUTURE_DATA || (video.seeking && isBuffered(video))
}

function isBuffered({ buffered, currentTime }: HTMLVideoElement) {
  for (let place = 0; place < buffered.length; place++)
    if (buffered.start(place) <= currentTime && currentTime + SHOWN_SECONDS < buffered.end(place)) return true
  return false
}
