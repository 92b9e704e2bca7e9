/** Measures the promises of the player. */
import { measureBacklog } from './backlog.ts'
import { measureChunks } from './chunks.ts'
import { measureLargeCourses } from './largeCourse.ts'
import { measureParts } from './parts.ts'
import { measurePlaybackHeap } from './playbackHeap.ts'
import { measureTabs } from './tabs.ts'
import { measureWatching } from './watching.ts'

const parts = {
  course: measureLargeCourses,
  watching: measureWatching,
  backlog: measureBacklog,
  tabs: measureTabs,
  memory: measurePlaybackHeap,
  chunks: measureChunks,
}

export const learningParts = Object.keys(parts)

export function measureLearning(dist: string, only?: string): Promise<boolean> {
  return measureParts('Learning', parts, dist, only)
}
