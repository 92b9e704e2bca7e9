import { networkFailure, type VideoFailure } from './failure'
import type { Source, SourceEvents } from './source'
import { watchStalls } from './watchStalls'

/** After this time without data the file counts as lost. */
const SILENCE_MS = 20_000

/** Plays a plain file, or a playlist in a browser that plays it natively and hides its renditions. */
export function attachFile(video: HTMLVideoElement, url: string, { onFailed }: SourceEvents): Source {
  const ending = new AbortController()
  const { signal } = ending
  video.addEventListener('error', () => onFailed(fileFailure(video.error)), { signal })
  watchStalls(video, SILENCE_MS, () => onFailed(networkFailure()), signal)
  video.src = url
  return {
    choose() {},
    detach() {
      ending.abort()
      video.removeAttribute('src')
      video.load()
    },
  }
}

/** The browser reports a missing file and a file that is no video alike: MEDIA_ERR_SRC_NOT_SUPPORTED (4). */
function fileFailure(error: MediaError | null): VideoFailure {
  if (!navigator.onLine) return 'offline'
  if (error?.code === 3) return 'unplayable'
  return error?.code === 4 ? 'refused' : 'lost'
}
