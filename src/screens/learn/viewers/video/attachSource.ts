import type { QualityName, VideoChoice } from '@/domain/course/video'
import { attachFile } from './attachFile'
import { attachPlaylist } from './attachPlaylist'
import type { Source, SourceEvents } from './source'

/** Attaches a file or a playlist to the element. `quality` is the preferred rendition of a playlist. */
export function attachSource(
  video: HTMLVideoElement,
  { isPlaylist, url }: VideoChoice,
  quality: QualityName,
  events: SourceEvents,
): Source {
  return isPlaylist ? attachPlaylist(video, url, quality, events) : attachFile(video, url, events)
}
