import type { LessonProgress } from '../../src/api/types.ts'
import type { Enrollment } from '../state.ts'
import { sara } from './accounts.ts'
import { courses } from './courses/courses.ts'
import type { SourceCourse, SourceLesson } from './courses/source.ts'

/** Sara's three courses: half way through one, just begun with the next, done with the third. */
export const seedEnrollments: Enrollment[] = [
  ...enrollment('e-001', courses[0], 0.5, '2026-10-30'),
  ...enrollment('e-002', courses[1], 0.1, '2026-11-14'),
  ...enrollment('e-003', courses[2], 1, '2026-09-05'),
]

/** The first lessons up to `share` are completed, one a day; the one after them is open. */
function enrollment(
  id: string,
  course: SourceCourse | undefined,
  share: number,
  since: string,
): Enrollment[] {
  if (!course) return []
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
  const done = Math.max(1, Math.floor(lessons.length * share))
  const day = (index: number) => new Date(Date.parse(`${since}T16:20:00Z`) + index * 86_400_000).toISOString()
  const entries = lessons
    .slice(0, done + 1)
    .map((lesson, index) => (index < done ? completed(lesson, day(index)) : begun(lesson)))
  return [
    {
      id,
      userId: sara.id,
      courseId: course.id,
      enrolledAt: `${since}T16:00:00.000Z`,
      startedAt: `${since}T16:05:00.000Z`,
      completedAt: share === 1 ? day(done - 1) : null,
      lastAccessedAt: day(done),
      lessons: Object.fromEntries(entries.map((entry) => [entry.lessonId, entry])),
    },
  ]
}

function begun(lesson: SourceLesson): LessonProgress {
  return {
    lessonId: lesson.id,
    status: 'in_progress',
    ...(lesson.type.toLowerCase() === 'video' && { lastPosition: 12 }),
  }
}

function completed(lesson: SourceLesson, completedAt: string): LessonProgress {
  const entry: LessonProgress = { lessonId: lesson.id, status: 'completed', lastPosition: 0, completedAt }
  const questions = lesson.quizData?.questions ?? []
  if (questions.length === 0) return entry
  // The last question is answered wrongly, so that a result has something to show.
  const last = questions.length - 1
  const answers = questions.map(({ correctAnswer, options }, index) =>
    index === last ? (correctAnswer + 1) % options.length : correctAnswer,
  )
  return {
    ...entry,
    quizScore: Math.round((100 * last) / questions.length),
    quizAnswers: Object.fromEntries(answers.map((answer, index) => [index, answer])),
  }
}
