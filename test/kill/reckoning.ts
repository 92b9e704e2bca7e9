import { setTimeout as sleep } from 'node:timers/promises'
import type { ReceivedRequest } from '../../mocks/http/places.ts'
import type { WorldState } from '../../mocks/state.ts'
import type { LessonProgress } from '../../src/api/types.ts'
import { paths } from '../../src/lib/paths.ts'
import { visit } from './check.ts'
import { createJudge, emptyTally, type Judge, type Tally } from './judge.ts'
import { comeOnline } from './keeping.ts'
import { type Learner, learnerAt } from './learner.ts'
import { type Due, type Ledger, mayHaveDone, now, type Work } from './ledger.ts'
import type { Life } from './life.ts'
import { createRandom } from './random.ts'
import { seenMarks } from './seen.ts'
import { type Account, omid, sara } from './server.ts'

const DRAINS_WITHIN_MS = 30_000

/** The last page of the interruptions, and one for each learner. */
const PAGES_OF_THE_END = 3

/**
 * The connection is repaired. The pages show all claims, and the server has them and nothing else.
 * @param begun the server's state before the life
 */
export async function reckon(life: Life, begun: WorldState) {
  const { device, server, ledger } = life
  await device.boot()
  await server.mend()
  await server.release()
  // A tab after many failures waits up to a minute before it tries again. A new tab starts without that wait.
  await life.page?.close()
  await comeOnline(life)
  for (const account of [sara, omid]) {
    const learner = learnerAt(await device.newPage(), server.origin, createRandom(0))
    await device.signInAgain(learner.page, account)
    await drain(learner, account, life)
    const due = ledger.dueAt(account.userId, now())
    await seeAll(learner, life, due)
    const state = await server.state()
    for (const one of due)
      compare(one, life, lessonAt(begun, one.work, life), lessonAt(state, one.work, life))
    await learner.page.close()
  }
  const reports = await server.reports()
  for (const report of reports) suspect(report, ledger)
  life.report.sentAgain = sentAgain(reports)
  const left = pagesLeft(life)
  if (life.report.sentAgain > left)
    ledger.problems.push(
      `SENT AGAIN: ${life.report.sentAgain} reports, though only ${left} pages can have missed an acknowledgement.`,
    )
}

/**
 * Reports of completions and answers that the server has accepted before. They change nothing there: a page
 * that is left may not have stored an acknowledgement.
 */
function sentAgain(reports: ReceivedRequest[]): number {
  const keys = reports.flatMap(({ operationId, status, body }) => {
    const { lessonId, quizAnswers } = body as { lessonId: string; quizAnswers?: unknown }
    const isWork = operationId === 'markComplete' || quizAnswers
    return status === 200 && isWork ? [`${operationId} ${lessonId}`] : []
  })
  return keys.length - new Set(keys).size
}

/** Pages that were left or killed in this life, those of the end included. */
function pagesLeft({ report }: Life) {
  const tabs = report.interruptions.map(({ plan }) => (plan.interruption.startsWith('two tabs') ? 2 : 1))
  return tabs.reduce((sum, count) => sum + count, 0) + PAGES_OF_THE_END
}

/** Waits until a new page has sent what is left. */
async function drain({ page, goTo }: Learner, account: Account, life: Life) {
  await goTo(paths.learn('first-steps-in-scratch'))
  const saveStatus = page.locator('[data-save-status]')
  const until = Date.now() + DRAINS_WITHIN_MS
  while (Date.now() < until) {
    const status = (await saveStatus.count()) > 0 && (await saveStatus.getAttribute('data-save-status'))
    if (status === 'saved') return
    // A page calls all work untouched until it has read the records. It has none of a learner who has signed
    // out since the server accepted all of her work.
    if (status === 'untouched' && (await isAllAtServer(account, life))) return
    await sleep(100)
  }
  const statuses = await saveStatus.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-save-status')),
  )
  life.ledger.problems.push(
    `NOT DRAINED: the page of ${account.userId} says [${statuses.join()}] at ${page.url()}.`,
  )
}

async function isAllAtServer({ userId }: Account, life: Life) {
  const state = await life.server.state()
  const missing: string[] = []
  // The judge forgets a claim that it has reported as lost, so it gets copies.
  for (const due of structuredClone(life.ledger.dueAt(userId, now())))
    judgeAtServer(createJudge(missing), due, lessonAt(state, due.work, life), emptyTally())
  return missing.length === 0
}

async function seeAll(learner: Learner, life: Life, due: Due[]) {
  const tally = life.report.seenAtEnd
  const { all } = life.syllabus
  for (const slug of new Set(all.map((lesson) => lesson.slug))) {
    const here = due.flatMap((one) => {
      const lesson = all.find((each) => each.slug === slug && each.id === one.work.lessonId)
      return lesson ? [{ lesson, due: one }] : []
    })
    const [first] = here
    if (!first) continue
    await learner.open(first.lesson)
    const marks = await seenMarks(learner.page)
    for (const one of here) {
      if (one.due.isCompleted) life.judge.completion(one.due, marks[one.lesson.id], 'at the end', tally)
      if (one.due.answers || one.due.choices.length > 0 || one.due.places.length > 0)
        await visit(learner, life, { ...one, tally, where: 'at the end' })
    }
  }
}

/** The server has all that was claimed, and nothing that the learner did not do. */
function compare(
  due: Due,
  { judge, report, ledger }: Life,
  before: LessonProgress | undefined,
  after: LessonProgress | undefined,
) {
  const { work } = due
  judgeAtServer(judge, due, after, report.atServer)
  const isDoneByItself = after?.status === 'completed' && before?.status !== 'completed'
  const isSubmittedByItself = Boolean(after?.quizAnswers) && !before?.quizAnswers
  const maySubmit = work.maySubmit || work.sentAnswers.length > 0
  if ((isDoneByItself && !mayHaveDone(work)) || (isSubmittedByItself && !maySubmit))
    ledger.problems.push(`BY ITSELF: ${work.lessonId} of ${work.userId} is ${JSON.stringify(after)}.`)
}

function judgeAtServer(judge: Judge, due: Due, lesson: LessonProgress | undefined, tally: Tally) {
  const where = 'at the server'
  const answers = lesson?.quizAnswers ?? undefined
  if (due.isCompleted) judge.completion(due, lesson?.status, where, tally)
  if (due.answers)
    judge.quiz(due, { isSubmitted: answers !== undefined, answers: answers ?? {} }, where, tally)
  if (typeof lesson?.lastPosition === 'number') judge.place(due, lesson.lastPosition, where, tally)
}

function lessonAt(
  { enrollments }: WorldState,
  { userId, lessonId }: Work,
  { syllabus }: Life,
): LessonProgress | undefined {
  const courseId = syllabus.all.find(({ id }) => id === lessonId)?.courseId
  return enrollments.find((one) => one.userId === userId && one.courseId === courseId)?.lessons[lessonId]
}

/** A report under a learner's name contains only what she did, and nothing of the other learner. */
function suspect({ headers, body, path }: ReceivedRequest, ledger: Ledger) {
  const userId = /access-(u-\d+)-/.exec(String(headers.authorization))?.[1] ?? 'nobody'
  const { lessonId } = body as { lessonId: string }
  if (ledger.wasOpened(userId, lessonId) || !ledger.wasOpened(otherOf(userId), lessonId)) return
  ledger.problems.push(`NOT HERS: as ${userId} ${path} was told ${JSON.stringify(body)}.`)
}

const otherOf = (userId: string) => (userId === sara.userId ? omid : sara).userId
