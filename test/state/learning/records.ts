import { emptyRecord, type LessonKey, type LessonRecord } from '@/domain/learning/lessonRecord'

export const key = (lessonId = 'read', courseId = 'c', userId = 'u-001'): LessonKey => ({
  userId,
  courseId,
  lessonId,
})

/** A record of a lesson; the parts that are not given have their initial values. */
export const aRecord = (parts: Partial<LessonRecord> = {}): LessonRecord => ({
  ...emptyRecord(key()),
  ...parts,
})

/** A record with all its parts. */
export const fullRecord = aRecord({
  status: 'completed',
  completion: { at: { count: 9, tab: 't' }, isMarked: true, nextLessonId: 'look' },
  position: { second: 35, at: { count: 3, tab: 't' } },
  isViewed: true,
  reach: 40,
  quiz: { answers: { 0: 1 }, score: 100, at: { count: 8, tab: 't' }, attempt: 0 },
  draft: { 0: { option: 1, at: { count: 4, tab: 't' } } },
  page: { number: 2, at: { count: 5, tab: 't' } },
  saved: { status: 'in_progress', position: { count: 3, tab: 't' }, quiz: false, isViewed: true },
  refused: { attempt: 0, status: 'completed', position: false, quiz: true, code: 422 },
  touchedAt: 1_700_000_000_000,
})
