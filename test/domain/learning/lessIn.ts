import { isLater, type LamportTimestamp, type LessonRecord } from '@/domain/learning/lessonRecord'

const ranks = ['not_started', 'in_progress', 'completed']

type Part = { at: LamportTimestamp } | undefined

/**
 * The parts of a record that became less. A later status, a newer position and an earlier submit are more.
 */
export function lessIn(before: LessonRecord, after: LessonRecord): string[] {
  const quizzes = [before.quiz, after.quiz] as const
  const isMore: Record<string, boolean> = {
    status: isRisen(before.status, after.status),
    completion: isAsEarly(before.completion, after.completion),
    position: isAsNew(before.position, after.position),
    'position due': !isLater(before.positionDue, after.positionDue),
    isViewed: after.isViewed || !before.isViewed,
    reach: after.reach >= before.reach,
    // The submit of the later attempt counts. The earlier submit counts if both belong to one attempt.
    quiz: isRetried(...quizzes) || isAsEarly(...quizzes),
    draft: Object.entries(before.draft).every(([question, choice]) =>
      isAsNew(choice, after.draft[Number(question)]),
    ),
    page: isAsNew(before.page, after.page),
    'saved status': isRisen(before.saved.status, after.saved.status),
    'saved position': !isLater(before.saved.position, after.saved.position),
    'saved quiz': after.saved.quiz || !before.saved.quiz,
    'saved view': after.saved.isViewed || !before.saved.isViewed,
    sent: hasAllSent(before.sent, after.sent),
    attempt: after.attempt >= before.attempt,
    refused: isRefusedAsMuch(before.refused, after.refused),
    dismissed: after.dismissed >= before.dismissed,
    touchedAt: after.touchedAt >= before.touchedAt,
  }
  return Object.keys(isMore).filter((part) => !isMore[part])
}

const isRisen = (before: string, after: string) => ranks.indexOf(after) >= ranks.indexOf(before)
const isAsNew = (before: Part, after: Part) => !isLater(before?.at, after?.at)
const isAsEarly = (before: Part, after: Part) => !before || (!!after && !isLater(after.at, before.at))

/**
 * Whether each reported position is still there with as many tries and answers, unless later ones have
 * replaced it.
 */
function hasAllSent(before: LessonRecord['sent'] = [], after: LessonRecord['sent'] = []) {
  const oldest = after.at(-1)
  return before.every(
    (one) =>
      (after.length >= 16 && !isLater(one.at, oldest?.at)) ||
      after.some(
        ({ at, second, tries, answers }) =>
          !isLater(at, one.at) &&
          !isLater(one.at, at) &&
          second === one.second &&
          tries >= one.tries &&
          answers >= one.answers,
      ),
  )
}

function isRetried(before: LessonRecord['quiz'], after: LessonRecord['quiz']) {
  return !!before && !!after && after.attempt > before.attempt
}

function isRefusedAsMuch(before: LessonRecord['refused'], after: LessonRecord['refused']) {
  if (!before) return true
  if (!after || after.attempt !== before.attempt) return !!after && after.attempt > before.attempt
  return (
    isRisen(before.status, after.status) &&
    (after.position || !before.position) &&
    (after.quiz || !before.quiz) &&
    after.code >= before.code
  )
}
