import type { ManifestParsedData } from 'hls.js'
import { choiceFor, type QualityName, type Rendition, renditionsOf } from '@/domain/course/video'
import { attachFile } from './attachFile'
import { networkFailure } from './failure'
import { keepFilling } from './keepFilling'
import type { Source, SourceEvents } from './source'

/** The library repeats a request once; `keepFilling` makes the later ones. */
const retries = { maxNumRetry: 1, retryDelayMs: 1_000, maxRetryDelayMs: 1_000 }

/** The buffer is limited, because a whole lesson would use too much memory and mobile data. */
const settings = {
  maxBufferLength: 30,
  maxMaxBufferLength: 120,
  backBufferLength: 60,
  fragLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 10_000,
      maxLoadTimeMs: 120_000,
      timeoutRetry: retries,
      errorRetry: retries,
    },
  },
}

// Each import picks one export, so that the bundler can drop the rest.
const loadLightHls = async () =>
  (await import(/* webpackChunkName: "viewer-hls-light" */ 'hls.js/light')).default
/** The full build also plays audio that has a playlist of its own. */
const loadFullHls = async () => (await import(/* webpackChunkName: "viewer-hls" */ 'hls.js')).default

/** Plays a playlist with hls.js, which is loaded with the first playlist. */
export function attachPlaylist(
  video: HTMLVideoElement,
  url: string,
  quality: QualityName,
  events: SourceEvents,
): Source {
  const ending = new AbortController()
  let source: Source | undefined
  let wanted = quality

  const begin = async (isWhole: boolean) => {
    const Library = await (isWhole ? loadFullHls() : loadLightHls())
    if (ending.signal.aborted) return
    // hls.js comes first: some browsers that play playlists natively offer no choice of quality.
    if (!Library.isSupported()) {
      source = attachFile(video, url, events)
      return
    }
    const hls = new Library({ ...settings, renderTextTracksNatively: false })
    const closing = new AbortController()
    let renditions: Rendition[] = []
    source = {
      choose(next) {
        const rendition = choiceFor(renditions, next)
        if (rendition) hls.currentLevel = rendition.level
      },
      detach() {
        closing.abort()
        hls.destroy()
      },
    }
    hls.on(Library.Events.MANIFEST_PARSED, (_event, data) => {
      if (!isWhole && hasSoundApart(data)) {
        source?.detach()
        start(true)
        return
      }
      renditions = renditionsOf(data.levels)
      const rendition = choiceFor(renditions, wanted)
      if (rendition) hls.loadLevel = rendition.level
      events.onQualities(renditions.map(({ quality }) => quality))
    })
    keepFilling(hls, Library, video, events.onFailed, closing.signal)
    hls.loadSource(url)
    hls.attachMedia(video)
  }
  const start = (isWhole: boolean) => {
    begin(isWhole).catch(() => events.onFailed(networkFailure()))
  }
  start(false)

  return {
    choose(next) {
      wanted = next
      source?.choose(next)
    },
    detach() {
      ending.abort()
      source?.detach()
    },
  }
}

const hasSoundApart = ({ audioTracks }: ManifestParsedData) => audioTracks.some(({ url }) => url)
