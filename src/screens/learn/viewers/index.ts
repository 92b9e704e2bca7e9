import type { ComponentType } from 'react'
import { type LessonType, lessonType } from '@/domain/course/lesson'
import { type LazyModule, lazyModule } from '@/ui/lazyModule'
import type { ViewerProps } from './viewer'

export type Viewer = LazyModule<ComponentType<ViewerProps>>

/** Each is loaded when a lesson of its type is opened. Text has none: it is its description. */
const viewers: Partial<Record<LessonType, Viewer>> = {
  video: lazyModule(() => import('./video/Video')),
  image: lazyModule(() => import('./Image')),
  pdf: lazyModule(() => import('./pdf/Pdf')),
  quiz: lazyModule(() => import('./quiz/Quiz')),
}

export function viewerOf(type: unknown) {
  return viewers[lessonType(type)]
}
