import type { LessonProgress } from '@/api/types'
import type { LessonRecord } from '@/domain/learning/lessonRecord'
import { eventOf, type Known } from './known'
import { decide } from './learner'
import { ask, travel } from './network'
import { isNewest, isSteady, look } from './oracle'
import type { OutboxUnderTest } from './outboxUnderTest'
import { openPage, storeSession } from './session'
import { comeOnline, freeStorage, isWritten, receiveMessage, waitAMinute, write } from './steps'
import { fail, fateOf, LESSONS, otherTab, type Tab, type World } from './world'

/** More rounds than any history needs to come to rest. */
const MOST_REPEATS = 40

/**
 * Ends all faults: the connection is back, the storage has space, held requests arrive, and each learner
 * comes back.
 */
export function comeToRest(world: World) {
  world.trace?.push('everything heals')
  world.faults = 0
  freeStorage(world)
  comeOnline(world)
  comeToQuiet(world)
  for (const user of [0, 1]) {
    if (!world.device[user]?.some((held) => held)) continue
    comeBack(world, user)
    for (const tab of world.tabs) expectAtRest(world, tab)
    expectAlike(world)
    const outbox = world.tabs[0].outbox as OutboxUnderTest
    if (!outbox.records().some((record) => record && world.logic.isInDeadLetters(record))) continue
    world.trace?.push('what was refused is tried again')
    decide(outbox, 'triedAgain')
    comeToQuiet(world)
    askBoth(world)
    for (const tab of world.tabs) expectAtRest(world, tab)
    expectAlike(world)
    expectRetried(world, outbox)
  }
}

/** Refused events have been sent again, and no fault occurs any more. */
function expectRetried(world: World, outbox: OutboxUnderTest) {
  for (const [lesson, record] of outbox.records().entries()) {
    if (!record || !world.logic.isInDeadLetters(record)) continue
    const { durable, hasFallenBack, wasUnkept } = fateOf(world, outbox.user, lesson)
    // If the device stored nothing, only one tab may know of the refusal, and the other may have sent the
    // event meanwhile.
    if (wasUnkept) continue
    if (!world.refusesQuizzes || !record.refused?.quiz) fail('A retried event is sent.')
    if (!hasFallenBack && durable.completed && world.server[outbox.user]?.[lesson]?.status !== 'completed')
      fail('A completion without the quiz is not lost if the quiz is refused.')
  }
}

/** The learner signs in in both tabs, and both ask for the progress. */
function comeBack(world: World, user: number) {
  world.trace?.push(`user ${user} comes back`)
  const [one, other] = world.tabs
  for (const tab of [one, other]) {
    if (!tab.isOpen) openPage(world, tab)
    world.tokens += 1
    storeSession(world, tab, { user, token: world.tokens })
    otherTab(world, tab).inbox = otherTab(world, tab).inbox.filter((word) => word !== 'session')
  }
  comeToQuiet(world)
  askBoth(world)
}

/** Both tabs ask for the progress of the course. */
function askBoth(world: World) {
  for (const tab of world.tabs) ask(tab)
  comeToQuiet(world)
}

/** Repeats until nothing is left to write, to receive or to send. */
export function comeToQuiet(world: World) {
  for (let round = 0; ; round += 1) {
    if (round > MOST_REPEATS) fail('A history comes to rest.')
    const sent = world.sent
    for (const tab of world.tabs) {
      while (!isWritten(tab)) write(tab)
      tab.closing = []
      while (tab.inbox.length) receiveMessage(world, tab)
    }
    while (world.network.length) travel(world, world.network[0] as World['network'][number])
    waitAMinute(world)
    for (const tab of world.tabs) if (tab.isViewOld) look(tab)
    for (const tab of world.tabs) tab.outbox?.watch()
    if (world.sent === sent && world.tabs.every(isQuiet)) return
  }
}

const isQuiet = (tab: Tab) => !tab.inbox.length && isWritten(tab)

/** Both tabs show the same, unless the server has lost a completion and gave them different answers. */
function expectAlike(world: World) {
  const [one, other] = world.tabs
  for (const [index, lesson] of (one.view?.lessons ?? []).entries()) {
    if (hasLostCompletion(world, (one.outbox as OutboxUnderTest).user, index)) continue
    const same = other.view?.lessons[index]
    const isSameQuiz = world.isCredulous || lesson.quizAnswers?.[0] === same?.quizAnswers?.[0]
    if (lesson.status !== same?.status || !isSameQuiz) fail('Both tabs show the same.')
  }
}

/** Whether a credulous server has lost the completion and not received another one. */
function hasLostCompletion(world: World, user: number, lesson: number) {
  return fateOf(world, user, lesson).hasFallenBack && world.server[user]?.[lesson]?.status !== 'completed'
}

function expectAtRest(world: World, tab: Tab) {
  const outbox = tab.outbox as OutboxUnderTest
  const { user } = outbox
  for (let lesson = 0; lesson < LESSONS.length; lesson += 1) {
    const record = outbox.record(lesson)
    if (record && world.logic.reportOf(record)) fail('Nothing is left to send.')
    const fate = fateOf(world, user, lesson)
    const served = world.server[user]?.[lesson] as LessonProgress
    const shown = tab.view?.lessons[lesson]
    const { durable } = fate
    if (!shown) return fail('The course is shown.')
    // Dismissed or still refused: the server does not have it, and the learner knows.
    const isRefused = record !== undefined && record.refused?.attempt === record.attempt
    if (record) expectKept(outbox, lesson, record)
    else if (!hasServer(outbox, lesson, served, durable)) fail('A tab knows the device’s records.')
    if (isRefused) continue
    if ((durable.completed || durable.quiz) && served.status !== 'completed' && !fate.hasFallenBack)
      fail('No stored completion is lost.')
    if (durable.quiz && !served.quizAnswers) fail('No stored quiz is lost.')
    const isFallen = hasLostCompletion(world, user, lesson)
    if ((served.status === 'completed') !== shown.completed && !isFallen)
      fail('The page shows what the server has.')
    if (served.quizAnswers && !world.isCredulous && shown.quizAnswers?.[0] !== served.quizAnswers[0])
      fail('The page shows the quiz result that the server has.')
    if (record && !shown.completed && served.status !== 'completed')
      expectPosition(outbox, lesson, record, served)
  }
}

/**
 * Whether the server has all of it. If the device stores nothing, a hiding page leaves no record of such a
 * lesson.
 */
function hasServer(outbox: OutboxUnderTest, lesson: number, served: LessonProgress, durable: Known) {
  if (served.status === 'completed' || fateOf(outbox.world, outbox.user, lesson).hasFallenBack) return true
  return (
    !durable.completed &&
    !durable.quiz &&
    isNewest(outbox, eventOf(served.lastPosition ?? 0), durable.position)
  )
}

/** Choices and pages stay on the device, the last ones that the learner saw. */
function expectKept(outbox: OutboxUnderTest, lesson: number, record: LessonRecord) {
  const known = outbox.known[lesson] as Known
  for (const question of [0, 1] as const) {
    const option = record.draft[question]?.option ?? 0
    if (!isNewest(outbox, option, known.drafts[question])) fail('Chosen answers survive.')
  }
  if (!isNewest(outbox, record.page?.number ?? 0, known.page)) fail('The page of a PDF survives.')
}

function expectPosition(
  outbox: OutboxUnderTest,
  lesson: number,
  record: LessonRecord,
  served: LessonProgress,
) {
  const second = record.position?.second
  const { position, due } = outbox.known[lesson] as Known
  const { events } = outbox.world
  if (isSteady(outbox, lesson)) {
    if (!isNewest(outbox, eventOf(second ?? 0), position))
      fail('The position is the newest, unless another device went further.')
    if (!isNewest(outbox, eventOf(served.lastPosition ?? 0), due))
      fail('The server has the newest position that is due.')
  }
  // A position that stays on the device is reported with the next one that does not.
  if (events[eventOf(second ?? 0)]?.isForDevice) return
  // Two tabs that knew different positions of another device have each reported theirs again.
  if (
    fateOf(outbox.world, outbox.user, lesson).hasForeignPosition &&
    record.positionDue?.askedAt !== undefined
  )
    return
  if (
    (served.lastPosition ?? second) !== second ||
    (second !== undefined && served.lastPosition === undefined)
  )
    fail('The server has the position that the device has.')
}
