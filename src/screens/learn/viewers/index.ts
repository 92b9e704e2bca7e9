import type { ComponentType } from 'react'
import { type LessonType, lessonType } from '@/domain/course/lesson'
import { type LazyModule, lazyModule } from '@/ui/lazyModule'
import type { ViewerProps } from './viewer'

export type Viewer = LazyModule<ComponentType<ViewerProps>>

/**
 * The viewers are lazy. Lessons of type text have none: they show only their description. The build tells the
 * service worker by the names of the chunks which files the viewers need (build/site/serviceWorker.ts).
 */
const viewers: Partial<Record<LessonType, Viewer>> = {
  video: lazyModule(() => import(/* webpackChunkName: "viewer-video" */ './video/Video')),
  image: lazyModule(() => import(/* webpackChunkName: "viewer-image" */ './Image')),
  pdf: lazyModule(() => import(/* webpackChunkName: "viewer-pdf" */ './pdf/Pdf')),
  quiz: lazyModule(() => import(/* webpackChunkName: "viewer-quiz" */ './quiz/Quiz')),
}

export function viewerOf(type: unknown) {
  return viewers[lessonType(type)]
}
