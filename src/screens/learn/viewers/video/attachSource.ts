import type { VideoChoice } from '@/domain/video'

/** Gives the element something to play. @returns how to take it away again. */
export function attachSource(
  video: HTMLVideoElement,
  { isPlaylist, url }: VideoChoice,
  onFailed: () => void,
) {
  return isPlaylist ? attachPlaylist(video, url, onFailed) : attachFile(video, url, onFailed)
}

function attachFile(video: HTMLVideoElement, url: string, onFailed: () => void) {
  video.addEventListener('error', onFailed)
  video.src = url
  return () => {
    video.removeEventListener('error', onFailed)
    empty(video)
  }
}

function attachPlaylist(video: HTMLVideoElement, url: string, onFailed: () => void) {
  let detach = () => {}
  let isGone = false
  const begin = async () => {
    const { default: Hls } = await import('hls.js/light')
    if (isGone) return
    // Asked first: browsers that say they play playlists themselves may lack the choice of quality.
    if (!Hls.isSupported()) {
      detach = attachFile(video, url, onFailed)
      return
    }
    const hls = new Hls({ maxBufferLength: 30 })
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
