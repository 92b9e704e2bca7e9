import type { ComponentType } from 'react'
import { type LessonType, lessonType } from '@/domain/course/lesson'
import { type LazyPart, lazyPart } from '@/ui/lazyPart'
import type { ViewerProps } from './viewer'

export type Viewer = LazyPart<ComponentType<ViewerProps>>

/** Each is loaded when a lesson of its type is opened. Text has none: it is its description. */
const viewers: Partial<Record<LessonType, Viewer>> = {
  video: lazyPart(() => import('./video/Video')),
  image: lazyPart(() => import('./Image')),
  pdf: lazyPart(() => import('./pdf/Pdf')),
  quiz: lazyPart(() => import('./quiz/Quiz')),
}

export function viewerOf(type: unknown) {
  return viewers[lessonType(type)]
}
