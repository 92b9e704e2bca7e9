import type { KeptLesson } from '@/domain/keeping/keptLesson'

/** A lesson as screens show it, kept whole unless the test says otherwise. */
export const keptLesson = (more: Partial<KeptLesson> = {}): KeptLesson => ({
  courseId: 'c',
  lessonId: 'l',
  title: 'The lesson',
  courseTitle: 'The course',
  slug: 'course',
  type: 'video',
  quality: 'low',
  status: 'kept',
  mainUrl: undefined,
  reason: undefined,
  received: 2_400_000,
  percent: 100,
  ...more,
})
