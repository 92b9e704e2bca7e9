import type { VideoChoice } from '@/domain/video'

type Attach = {
  /** Where to begin in a video so long; both in seconds. */
  startAt: (duration: number) => number
  /** It can be played, and begins where it should. */
  onReady: () => void
  onFailed: () => void
}

/** Gives the element something to play. @returns how to take it away again. */
export function attachSource(video: HTMLVideoElement, choice: VideoChoice, attach: Attach) {
  return choice.isPlaylist ? attachPlaylist(video, choice.url, attach) : attachFile(video, choice.url, attach)
}

function attachFile(video: HTMLVideoElement, url: string, { startAt, onReady, onFailed }: Attach) {
  const begin = () => {
    const start = startAt(video.duration)
    if (start > 0) video.currentTime = start
    onReady()
  }
  video.addEventListener('loadedmetadata', begin, { once: true })
  video.addEventListener('error', onFailed)
  video.src = url
  return () => {
    video.removeEventListener('loadedmetadata', begin)
    video.removeEventListener('error', onFailed)
    empty(video)
  }
}

function attachPlaylist(video: HTMLVideoElement, url: string, attach: Attach) {
  const { startAt, onReady, onFailed } = attach
  let detach = () => {}
  let isGone = false
  const begin = async () => {
    const { default: Hls } = await import('hls.js/light')
    if (isGone) return
    // Asked first: browsers that say they play playlists themselves may lack the choice of quality.
    if (!Hls.isSupported()) {
      detach = attachFile(video, url, attach)
      return
    }
    // The pieces to load are chosen before the duration is known: what it changes is told as soon as it is.
    const wanted = startAt(Number.POSITIVE_INFINITY)
    const hls = new Hls({ startPosition: wanted > 0 ? wanted : -1, maxBufferLength: 30 })
    hls.once(Hls.Events.LEVEL_LOADED, (_event, { details }) => {
      const start = startAt(details.totalduration)
      if (start !== wanted) hls.startLoad(start)
    })
    let hasRecovered = false
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return
      if (type !== Hls.ErrorTypes.MEDIA_ERROR || hasRecovered) return onFailed()
      hasRecovered = true
      hls.recoverMediaError()
    })
    video.addEventListener('loadedmetadata', onReady, { once: true })
    hls.loadSource(url)
    hls.attachMedia(video)
    detach = () => {
      video.removeEventListener('loadedmetadata', onReady)
      hls.destroy()
    }
  }
  begin().catch(onFailed)
  return () => {
    isGone = true
    detach()
  }
}

function empty(video: HTMLVideoElement) {
  video.removeAttribute('src')
  video.load()
}
