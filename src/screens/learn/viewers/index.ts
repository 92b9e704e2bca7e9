import { type ComponentType, lazy } from 'react'
import { type LessonType, lessonType } from '@/domain/lesson'
import type { ViewerProps } from './viewer'

/** Each is loaded when a lesson of its type is opened. Text has none: it is its description. */
const viewers: Partial<Record<LessonType, ComponentType<ViewerProps>>> = {
  video: lazy(() => import('./video/Video')),
  image: lazy(() => import('./Image')),
  pdf: lazy(() => import('./pdf/Pdf')),
  quiz: lazy(() => import('./quiz/Quiz')),
}

export function viewerOf(type: unknown) {
  return viewers[lessonType(type)]
}
