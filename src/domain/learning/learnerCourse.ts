import type {
  Chapter,
  EnrollmentProgress,
  FullCourse,
  Lesson,
  LessonProgress,
  LessonStatus,
  QuizAnswers,
} from '@/api/types'
import { numberIn } from '@/lib/values/numberIn'
import { chaptersInOrder, percentDone, shownPercent, wholePercent } from '../course/course'
import { type LessonRecord, refusedNow, shownStatus } from './lessonRecord'
import { furtherStatus, isFurther, statusOf } from './lessonStatus'

/**
 * A lesson as its learner sees it: the content of the course joined with her progress
 * (docs/behaviour/learning.md#joined-course-and-progress).
 */
export type LearnerLesson = Lesson & {
  chapterId: string
  status: LessonStatus
  /** True when the status is completed. */
  completed: boolean
  /** Seconds into the video; 0 for a completed lesson. */
  position: number
  quizScore: number | undefined
  quizAnswers: QuizAnswers | undefined
  /** Whether the quiz was submitted. A quiz that was only skipped with Next can still be submitted. */
  isSubmitted: boolean
  /** Options that the learner chose on this device and has not submitted. */
  draftAnswers: QuizAnswers
  /** The page of a PDF that was shown last on this device, from 1. */
  page: number | undefined
}

/** Lesson id → this device's record of it. */
export type CourseRecords = Readonly<Record<string, LessonRecord>>

export type LearnerChapter = { id: string; title: string; lessons: LearnerLesson[] }

export type LearnerCourse = {
  id: string
  slug: string | undefined
  title: string
  imageUrl: string | undefined
  /** In order. Chapters without lessons stay. */
  chapters: LearnerChapter[]
  /** The lessons of all chapters, in the order of the course. */
  lessons: LearnerLesson[]
  /** 0 to 100. */
  percentage: number
  /**
   * False if the progress of single lessons is unknown. They then show as not started, although they may be.
   */
  isProgressKnown: boolean
  startedAt: string | undefined
  completedAt: string | undefined
}

/**
 * Joins a course, the server's progress and this device's records. Without progress and records nothing is
 * started.
 */
export function learnerCourse(
  course: FullCourse,
  progress: EnrollmentProgress | undefined,
  records: CourseRecords = {},
): LearnerCourse {
  const progressByLesson = new Map<string, LessonProgress>()
  for (const chapter of progress?.chapters ?? [])
    for (const lesson of chapter.lessons ?? [])
      progressByLesson.set(lesson.lessonId, joined(progressByLesson.get(lesson.lessonId), lesson))
  const chapters = chaptersInOrder<Lesson, Chapter>(course).map((chapter, index) => {
    const id = chapter.id || `chapter-${index + 1}`
    const known = chapter.lessons.filter((lesson) => typeof lesson.id === 'string')
    const lessons = known.map((lesson) =>
      learnerLesson(lesson, id, progressByLesson.get(lesson.id), records[lesson.id]),
    )
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
    percentage: percentageOf(lessons, progress?.progressPercentage, progressByLesson),
    isProgressKnown: progress !== undefined,
    startedAt: progress?.startedAt ?? undefined,
    completedAt: progress?.completedAt ?? undefined,
  }
}

type Made = {
  chapterId: string
  progress: LessonProgress | undefined
  record: LessonRecord | undefined
  lesson: LearnerLesson
}

/**
 * Only one lesson of thousands changes at a time. The others stay the same objects, so they do not render
 * again.
 */
const made = new WeakMap<Lesson, Made>()

function learnerLesson(
  lesson: Lesson,
  chapterId: string,
  progress: LessonProgress | undefined,
  record: LessonRecord | undefined,
): LearnerLesson {
  const held = made.get(lesson)
  if (held?.chapterId === chapterId && held.progress === progress && held.record === record)
    return held.lesson
  const joinedLesson = joinLesson(lesson, chapterId, progress, record)
  made.set(lesson, { chapterId, progress, record, lesson: joinedLesson })
  return joinedLesson
}

function joinLesson(
  lesson: Lesson,
  chapterId: string,
  progress: LessonProgress | undefined,
  record: LessonRecord | undefined,
): LearnerLesson {
  const status = furtherStatus(statusOf(progress?.status), record ? shownStatus(record) : 'not_started')
  const completed = status === 'completed'
  const quiz = record && !refusedNow(record)?.quiz ? record.quiz : undefined
  const quizScore = scoreOf(quiz ? quiz.score : progress?.quizScore)
  const quizAnswers = quiz?.answers ?? progress?.quizAnswers ?? undefined
  return {
    ...lesson,
    title: lesson.title || '',
    chapterId,
    status,
    completed,
    position: completed ? 0 : (record?.position?.second ?? secondOf(progress?.lastPosition)),
    quizScore,
    quizAnswers,
    isSubmitted: completed && (quizScore !== undefined || quizAnswers !== undefined),
    draftAnswers: draftOf(record),
    page: record?.page?.number,
  }
}

function secondOf(position: unknown) {
  return Math.max(0, numberIn(position) ?? 0)
}

function draftOf(record: LessonRecord | undefined): QuizAnswers {
  const choices = Object.entries(record?.draft ?? {})
  return Object.fromEntries(choices.map(([question, { option }]) => [question, option]))
}

/**
 * Joins two entries of one lesson in one answer. The further status counts; if both are equal, the later
 * entry.
 */
function joined(held: LessonProgress | undefined, later: LessonProgress): LessonProgress {
  if (!held) return later
  return isFurther(statusOf(held.status), statusOf(later.status))
    ? { ...later, ...held }
    : { ...held, ...later }
}

/** @returns undefined if the value is not a number */
function scoreOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? wholePercent(value) : undefined
}

/** @param progressByLesson lesson id → the server's progress of the lesson */
function percentageOf(
  lessons: LearnerLesson[],
  serverPercent: unknown,
  progressByLesson: Map<string, LessonProgress>,
) {
  const completed = lessons.filter((lesson) => lesson.completed)
  const counted = percentDone(completed.length, lessons.length)
  // A server that adds rounded shares ends at 99.99, but the learner has 100 %.
  if (counted === 100) return counted
  const isAheadOfServer = completed.some(
    ({ id }) => statusOf(progressByLesson.get(id)?.status) !== 'completed',
  )
  return shownPercent(serverPercent, counted, isAheadOfServer)
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

/** Whether this lesson is the only one that is not completed. */
export function isLastUncompleted(course: LearnerCourse, lessonId: string) {
  const left = course.lessons.filter(({ completed }) => !completed)
  return left.length === 1 && left[0]?.id === lessonId
}

/**
 * The lesson at which a learner resumes: the one that she asks for, else the one that was opened last on this
 * device, else the last one in progress, else the first uncompleted one, else the first one of the course.
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
 * The time from the enrolment to the completion, in the largest unit of which at least one has passed. Less
 * than a minute counts as one minute.
 * @returns undefined if a time is missing or the two are in the wrong order
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
