import type {
  Chapter,
  EnrollmentProgress,
  FullCourse,
  Lesson,
  LessonProgress,
  LessonStatus,
  QuizAnswers,
} from '@/api/types'
import { chaptersInOrder, percentDone, wholePercent } from './course'

/** A lesson as its learner has it: the course's content joined with her progress (document 2, section 3). */
export type LearnerLesson = Lesson & {
  chapterId: string
  status: LessonStatus
  /** True when the status is completed. */
  completed: boolean
  /** Seconds into the video; 0 once completed. */
  position: number
  quizScore: number | undefined
  quizAnswers: QuizAnswers | undefined
}

export type LearnerChapter = { id: string; title: string; lessons: LearnerLesson[] }

export type LearnerCourse = {
  id: string
  slug: string | undefined
  title: string
  imageUrl: string | undefined
  /** By order; chapters without lessons stay. */
  chapters: LearnerChapter[]
  /** All lessons of all chapters in the order in which they are learned. */
  lessons: LearnerLesson[]
  /** 0 to 100. */
  percentage: number
  /** False where nobody could tell how far the single lessons are: they read as not started, and may not be. */
  isProgressKnown: boolean
  startedAt: string | undefined
  completedAt: string | undefined
}

/** Joins a course and the progress of its enrollment. Without progress nothing is started yet. */
export function learnerCourse(course: FullCourse, progress: EnrollmentProgress | undefined): LearnerCourse {
  const told = new Map<string, LessonProgress>()
  for (const chapter of progress?.chapters ?? [])
    for (const lesson of chapter.lessons ?? [])
      told.set(lesson.lessonId, joined(told.get(lesson.lessonId), lesson))
  const chapters = chaptersInOrder<Lesson, Chapter>(course).map((chapter, index) => {
    const id = chapter.id || `chapter-${index + 1}`
    const known = chapter.lessons.filter((lesson) => typeof lesson.id === 'string')
    const lessons = known.map((lesson) => learnerLesson(lesson, id, told.get(lesson.id)))
    return { id, title: chapter.title || '', lessons }
  })
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  return {
    id: course.id,
    slug: course.slug,
    title: course.title || '',
    imageUrl: course.imageUrl,
    chapters,
    lessons,
    percentage: percentageOf(progress?.progressPercentage) ?? shareCompleted(lessons),
    isProgressKnown: progress !== undefined,
    startedAt: progress?.startedAt ?? undefined,
    completedAt: progress?.completedAt ?? undefined,
  }
}

function learnerLesson(
  lesson: Lesson,
  chapterId: string,
  progress: LessonProgress | undefined,
): LearnerLesson {
  const status = statusOf(progress?.status)
  const completed = status === 'completed'
  const position = Number(progress?.lastPosition)
  return {
    ...lesson,
    title: lesson.title || '',
    chapterId,
    status,
    completed,
    position: completed || !Number.isFinite(position) ? 0 : Math.max(0, position),
    quizScore: percentageOf(progress?.quizScore),
    quizAnswers: progress?.quizAnswers ?? undefined,
  }
}

const ranks: LessonStatus[] = ['not_started', 'in_progress', 'completed']

/** A status that nobody knows counts as not started. */
export function statusOf(status: unknown): LessonStatus {
  return ranks.find((known) => known === status) ?? 'not_started'
}

/** Two reports of one lesson: the further one counts, so a completed lesson never falls back; of two alike the newer. */
export function joined(held: LessonProgress | undefined, news: LessonProgress): LessonProgress {
  if (!held) return news
  return ranks.indexOf(statusOf(news.status)) >= ranks.indexOf(statusOf(held.status))
    ? { ...held, ...news }
    : { ...news, ...held }
}

/** @returns undefined for what is no number. */
function percentageOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? wholePercent(value) : undefined
}

function shareCompleted(lessons: LearnerLesson[]) {
  return percentDone(lessons.filter(({ completed }) => completed).length, lessons.length)
}

export function lessonOf(course: LearnerCourse, lessonId: string | undefined | null) {
  return course.lessons.find(({ id }) => id === lessonId)
}

export function previousLesson(course: LearnerCourse, lessonId: string) {
  return course.lessons[course.lessons.findIndex(({ id }) => id === lessonId) - 1]
}

export function nextLesson(course: LearnerCourse, lessonId: string): LearnerLesson | undefined {
  const index = course.lessons.findIndex(({ id }) => id === lessonId)
  return index === -1 ? undefined : course.lessons[index + 1]
}

export function firstUncompleted(course: LearnerCourse) {
  return course.lessons.find(({ completed }) => !completed)
}

/** Completing this one completes the course. */
export function isLastUncompleted(course: LearnerCourse, lessonId: string) {
  const left = course.lessons.filter(({ completed }) => !completed)
  return left.length === 1 && left[0]?.id === lessonId
}

/**
 * Where a learner goes on: the lesson she asks for, else the one open last on this device, else the furthest that she is in,
 * else the first that is not completed, else the first of all (lowest chapter order, then lowest lesson order).
 */
export function lessonToResume(course: LearnerCourse, asked: string | null, lastOpened: string | undefined) {
  return (
    lessonOf(course, asked) ??
    lessonOf(course, lastOpened) ??
    course.lessons.findLast(({ status }) => status === 'in_progress') ??
    firstUncompleted(course) ??
    course.lessons[0]
  )
}

export type TimeTaken = { unit: 'days' | 'hours' | 'minutes'; count: number }

/**
 * From enrolment's start to its completion in the largest unit that is at least one whole; under a minute counts as one.
 * @returns undefined when either moment is missing or they are the wrong way round.
 */
export function timeTaken(
  startedAt: string | undefined,
  completedAt: string | undefined,
): TimeTaken | undefined {
  const minutes = (Date.parse(completedAt ?? '') - Date.parse(startedAt ?? '')) / 60_000
  if (Number.isNaN(minutes) || minutes < 0) return undefined
  if (minutes >= 24 * 60) return { unit: 'days', count: Math.floor(minutes / (24 * 60)) }
  if (minutes >= 60) return { unit: 'hours', count: Math.floor(minutes / 60) }
  return { unit: 'minutes', count: Math.max(1, Math.floor(minutes)) }
}
