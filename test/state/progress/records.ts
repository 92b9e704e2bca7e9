import { emptyRecord, type LessonKey, type LessonRecord } from '@/domain/lessonRecord'

export const key = (lessonId = 'read', courseId = 'c', userId = 'u-001'): LessonKey => ({
  userId,
  courseId,
  lessonId,
})

/** What a device may hold of a lesson; whatever is not named is as in the beginning. */
export const aRecord = (parts: Partial<LessonRecord> = {}): LessonRecord => ({
  ...emptyRecord(key()),
  ...parts,
})
