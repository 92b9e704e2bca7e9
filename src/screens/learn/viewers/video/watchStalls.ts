/** So long a video may stand still without a line before it is said. */
const OFFLINE_MS = 3_000

/**
 * Tells when a video stands still for want of data: soon where the browser knows that it is offline, else after `silence`
 * milliseconds in which nothing came at all.
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
