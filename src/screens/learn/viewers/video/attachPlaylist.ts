import type { ManifestParsedData } from 'hls.js'
import { choiceFor, type QualityName, type Rendition, renditionsOf } from '@/domain/course/video'
import { attachFile } from './attachFile'
import { networkFailure } from './failure'
import { keepFilling } from './keepFilling'
import type { Source, SourceEvents } from './source'

/** One more try at once; later ones are `keepFilling`'s. */
const retries = { maxNumRetry: 1, retryDelayMs: 1_000, maxRetryDelayMs: 1_000 }

/** Film is held for seconds, not for the whole lesson: neither memory nor a phone's data are without end. */
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

// One by one, so that the bundler sees what is used of each.
const smallLibrary = async () => (await import('hls.js/light')).default
/** Plays also sound that has a playlist of its own. */
const wholeLibrary = async () => (await import('hls.js')).default

/** Plays a playlist with the library that can, which is loaded when the first one is opened. */
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
    const Library = await (isWhole ? wholeLibrary() : smallLibrary())
    if (ending.signal.aborted) return
    // Asked first: browsers that say they play playlists themselves may lack the choice of quality.
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
