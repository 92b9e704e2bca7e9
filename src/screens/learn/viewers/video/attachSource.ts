import type { VideoChoice } from '@/domain/video'

type Attach = {
  /** Seconds; where to begin. */
  at: number
  onFailed: () => void
}

/** Gives the element something to play. @returns how to take it away again. */
export function attachSource(video: HTMLVideoElement, choice: VideoChoice, { at, onFailed }: Attach) {
  return choice.isPlaylist
    ? attachPlaylist(video, choice.url, { at, onFailed })
    : attachFile(video, choice.url, { at, onFailed })
}

function attachFile(video: HTMLVideoElement, url: string, { at, onFailed }: Attach) {
  const place = () => {
    if (at > 0) video.currentTime = at
  }
  video.addEventListener('loadedmetadata', place, { once: true })
  video.addEventListener('error', onFailed)
  video.src = url
  return () => {
    video.removeEventListener('loadedmetadata', place)
    video.removeEventListener('error', onFailed)
    empty(video)
  }
}

function attachPlaylist(video: HTMLVideoElement, url: string, { at, onFailed }: Attach) {
  let detach = () => {}
  let isGone = false
  const begin = async () => {
    const { default: Hls } = await import('hls.js/light')
    if (isGone) return
    // Asked first: browsers that say they play playlists themselves may lack the choice of quality.
    if (!Hls.isSupported()) {
      detach = attachFile(video, url, { at, onFailed })
      return
    }
    const hls = new Hls({ startPosition: at > 0 ? at : -1, maxBufferLength: 30 })
    let hasRecovered = false
    hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return
      if (type !== Hls.ErrorTypes.MEDIA_ERROR || hasRecovered) return onFailed()
      hasRecovered = true
      hls.recoverMediaError()
    })
    hls.loadSource(url)
    hls.attachMedia(video)
    detach = () => hls.destroy()
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
