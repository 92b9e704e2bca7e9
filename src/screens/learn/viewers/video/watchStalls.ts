/** After this time without a connection the page says that the video has stopped. */
const OFFLINE_MS = 3_000

/**
 * Reports that a video has stopped for lack of data: soon if the browser knows that it is offline, otherwise
 * after `silence` milliseconds without any data.
 */
export function watchStalls(
  video: HTMLVideoElement,
  silence: number,
  onDry: () => void,
  signal: AbortSignal,
) {
  let isDry = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const count = () => {
    clearTimeout(timer)
    const patience = navigator.onLine ? silence : OFFLINE_MS
    if (isDry && Number.isFinite(patience)) timer = setTimeout(onDry, patience)
  }
  const listen = (target: EventTarget, events: string[], listener: () => void) => {
    for (const event of events) target.addEventListener(event, listener, { signal })
  }
  const dry = (now: boolean) => () => {
    isDry = now
    count()
  }
  listen(video, ['waiting'], dry(true))
  listen(video, ['playing', 'pause', 'seeked', 'emptied'], dry(false))
  listen(video, ['progress'], count)
  listen(window, ['online', 'offline'], count)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
