import type { QualityName, VideoChoice } from '@/domain/course/video'
import { attachFile } from './attachFile'
import { attachPlaylist } from './attachPlaylist'
import type { Source, SourceEvents } from './source'

/** Gives the element something to play; `quality` is wanted of a playlist that has several. */
export function attachSource(
  video: HTMLVideoElement,
  { isPlaylist, url }: VideoChoice,
  quality: QualityName,
  events: SourceEvents,
): Source {
  return isPlaylist ? attachPlaylist(video, url, quality, events) : attachFile(video, url, events)
}
