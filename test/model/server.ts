import type { EnrollmentProgress, LessonProgress, ProgressUpdate } from '@/api/types'
import { isFurther, statusOf } from '@/domain/learning/lessonStatus'
import { eventOf, isSuperseded } from './known'
import { type Fate, type Flight, fail, fateOf, LESSONS, type World } from './world'

type SentReport = NonNullable<Flight['sent']>

/** A report arrives at the server. */
export function takeReport(
  world: World,
  { user, number, isRepeated, isUnmarked }: Flight,
  { report, lesson, known }: SentReport,
) {
  const fate = fateOf(world, user, lesson)
  const body: ProgressUpdate =
    report.call === 'markComplete'
      ? { lessonId: report.body.lessonId, status: 'completed', lastPosition: 0 }
      : report.body
  expectOwn(world, user, lesson, fate, body)
  const progress = world.server[user] as LessonProgress[]
  const before = progress[lesson] as LessonProgress
  if (world.isCredulous && before.status === 'completed' && body.status !== 'completed') {
    if (known.completed || known.quiz)
      fail('The client never reports a lesson as in progress that it knows as completed.')
    // The sender could not know of the completion, which came from another device or from a closed page.
    fate.hasFallenBack = true
    fate.doneElsewhereAt = Number.POSITIVE_INFINITY
  }
  // Only these reports may set the server back without the product's fault: a new leader's first one, before
  // it receives the other tab's newer position, and one whose late arrival no page can know.
  const mayBeOlder = number > fate.lastApplied || isRepeated || isUnmarked
  const second = body.lastPosition ?? 0
  const isOlder = second > 0 && isSuperseded(world.events, eventOf(second), eventOf(before.lastPosition ?? 0))
  if (mayBeOlder && isOlder) fate.isLate = true
  fate.lastApplied = Math.max(fate.lastApplied, number)
  progress[lesson] = world.isCredulous ? credulous(before, body) : keeping(before, body)
  if (progress[lesson].status === 'completed') fate.wasDoneAtServer = true
}

/** Like mocks/handlers/progress.ts: completions and the first answers stay, and the last position counts. */
function keeping(before: LessonProgress, body: ProgressUpdate): LessonProgress {
  const status = isFurther(body.status, before.status) ? body.status : before.status
  const isDone = status === 'completed'
  const isFirst = body.status === 'completed' && before.quizAnswers === undefined
  return {
    lessonId: before.lessonId,
    status,
    lastPosition: isDone ? 0 : (body.lastPosition ?? before.lastPosition),
    quizScore: isFirst ? (body.quizScore ?? before.quizScore) : before.quizScore,
    quizAnswers: isFirst ? (body.quizAnswers ?? before.quizAnswers) : before.quizAnswers,
  }
}

/** A server that takes every report as it is, whatever it had before. */
function credulous(before: LessonProgress, body: ProgressUpdate): LessonProgress {
  return {
    lessonId: before.lessonId,
    status: body.status,
    lastPosition: body.lastPosition ?? before.lastPosition,
    quizScore: body.quizScore ?? before.quizScore,
    quizAnswers: body.quizAnswers ?? before.quizAnswers,
  }
}

/** A report contains only what this learner did in this lesson. */
function expectOwn(world: World, user: number, lesson: number, fate: Fate, body: ProgressUpdate) {
  if (body.lessonId !== LESSONS[lesson]) fail('A report belongs to its own lesson.')
  if (statusOf(body.status) === 'completed' && !fate.wasDone)
    fail('The client sends nothing that the learner did not do.')
  const position = body.status === 'completed' ? undefined : body.lastPosition
  if (position !== undefined) expectEvent(world, user, lesson, eventOf(position), 'position')
  if (body.quizAnswers) expectEvent(world, user, lesson, body.quizAnswers[0], 'quiz')
}

function expectEvent(
  world: World,
  user: number,
  lesson: number,
  number: number | undefined,
  kind: 'position' | 'quiz',
) {
  const event = world.events[number ?? -1]
  if (event?.kind === 'draft') fail('Answers that were only chosen are never sent.')
  if (event?.user !== user || event.lesson !== lesson || event.kind !== kind)
    fail('The client sends nothing that the learner did not do.')
}

/** The progress of the course as the server answers it. */
export function snapshot(world: World, { user }: Flight): EnrollmentProgress {
  const lessons = [...(world.server[user] ?? [])]
  const done = lessons.filter(({ status }) => status === 'completed').length
  return {
    enrollmentId: 'enrollment',
    progressPercentage: Math.floor((100 * done) / lessons.length),
    chapters: [{ chapterId: 'chapter', lessons }],
  }
}
