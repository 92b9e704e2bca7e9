import type { ComponentType } from 'react'
import { type LessonType, lessonType } from '@/domain/course/lesson'
import { type LazyModule, lazyModule } from '@/ui/lazyModule'
import type { ViewerProps } from './viewer'

export type Viewer = LazyModule<ComponentType<ViewerProps>>

/** The viewers are lazy. Lessons of type text have none: they show only their description. */
const viewers: Partial<Record<LessonType, Viewer>> = {
  video: lazyModule(() => import('./video/Video')),
  image: lazyModule(() => import('./Image')),
  pdf: lazyModule(() => import('./pdf/Pdf')),
  quiz: lazyModule(() => import('./quiz/Quiz')),
}

export function viewerOf(type: unknown) {
  return viewers[lessonType(type)]
}
