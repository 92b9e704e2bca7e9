/** After this time offline the page reports that the video has stopped. */
const OFFLINE_MS = 3_000

/**
 * Reports that a video has stopped for lack of data: soon if the browser knows that it is offline, otherwise
 * after `silence` milliseconds without data.
 */
export function watchStalls(
  video: HTMLVideoElement,
  silence: number,
  onStalled: () => void,
  signal: AbortSignal,
) {
  let isStalled = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const count = () => {
    clearTimeout(timer)
    const patience = navigator.onLine ? silence : OFFLINE_MS
    if (isStalled && Number.isFinite(patience)) timer = setTimeout(onStalled, patience)
  }
  const listen = (target: EventTarget, events: string[], listener: () => void) => {
    for (const event of events) target.addEventListener(event, listener, { signal })
  }
  const setStalled = (now: boolean) => () => {
    isStalled = now
    count()
  }
  listen(video, ['waiting'], setStalled(true))
  listen(video, ['playing', 'pause', 'seeked', 'emptied'], setStalled(false))
  listen(video, ['progress'], count)
  listen(window, ['online', 'offline'], count)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
