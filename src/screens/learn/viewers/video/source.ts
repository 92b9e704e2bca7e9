import type { QualityName } from '@/domain/course/video'
import type { VideoFailure } from './failure'

/** Something to play that was given to the element. */
export type Source = {
  /** Goes over to another rendition where it is; nothing where there are none. */
  choose: (quality: QualityName) => void
  /** Takes it away again. */
  detach: () => void
}

export type SourceEvents = {
  onFailed: (failure: VideoFailure) => void
  /** It has renditions to choose from, in the order in which they are offered. */
  onQualities: (qualities: QualityName[]) => void
}
