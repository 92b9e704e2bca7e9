import type { QualityName } from '@/domain/course/video'
import type { VideoFailure } from './failure'

/** Media that is attached to the video element. */
export type Source = {
  /** Changes to another rendition at the same position. It does nothing if there is only one. */
  choose: (quality: QualityName) => void
  detach: () => void
}

export type SourceEvents = {
  onFailed: (failure: VideoFailure) => void
  /** The source has several renditions, given in the order in which the menu shows them. */
  onQualities: (qualities: QualityName[]) => void
}
