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

/** More rounds than anything needs that comes to rest. */
const MOST_REPEATS = 40

/** Everything heals: the line is back, the storage has room, what hangs arrives, and all learners come back, one after the other. */
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

/** What was refused has been tried again, and nothing goes wrong any more. */
function expectRetried(world: World, outbox: OutboxUnderTest) {
  for (const [lesson, record] of outbox.records().entries()) {
    if (!record || !world.logic.isInDeadLetters(record)) continue
    const { durable, hasFallenBack, wasUnkept } = fateOf(world, outbox.user, lesson)
    // What one tab alone knows to be refused, another may have sent meanwhile.
    if (wasUnkept) continue
    if (!world.refusesQuizzes || !record.refused?.quiz)
      fail('What was refused goes out when it is tried again.')
    if (!hasFallenBack && durable.completed && world.server[outbox.user]?.[lesson]?.status !== 'completed')
      fail('Where a quiz is refused, what was completed without it is not lost.')
  }
}

/** The learner signs in in both tabs, and both ask how the course stands. */
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

/** Both tabs ask how the course stands. */
function askBoth(world: World) {
  for (const tab of world.tabs) ask(tab)
  comeToQuiet(world)
}

/** Nothing is left to write, to hear and to send. */
export function comeToQuiet(world: World) {
  for (let round = 0; ; round += 1) {
    if (round > MOST_REPEATS) fail('It comes to rest.')
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

/** What one tab says, the other says; but a server that forgets may have told one tab this and the other that. */
function expectAlike(world: World) {
  const [one, other] = world.tabs
  for (const [index, lesson] of (one.view?.lessons ?? []).entries()) {
    if (fateOf(world, (one.outbox as OutboxUnderTest).user, index).hasFallenBack) continue
    const same = other.view?.lessons[index]
    const isSameQuiz = world.isCredulous || lesson.quizAnswers?.[0] === same?.quizAnswers?.[0]
    if (lesson.status !== same?.status || !isSameQuiz) fail('Both tabs show the same.')
  }
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
    // Put aside or still refused: the server does not have it, and the learner knows.
    const isRefused = record !== undefined && record.refused?.attempt === record.attempt
    if (record) expectKept(outbox, lesson, record)
    else if (!hasServer(outbox, lesson, served, durable)) fail('What is on the device is known.')
    if (isRefused) continue
    if ((durable.completed || durable.quiz) && served.status !== 'completed' && !fate.hasFallenBack)
      fail('No completion that was written down is lost.')
    if (durable.quiz && !served.quizAnswers) fail('No quiz that was written down is lost.')
    if ((served.status === 'completed') !== shown.completed && !fate.hasFallenBack)
      fail('She sees what the server has.')
    if (served.quizAnswers && !world.isCredulous && shown.quizAnswers?.[0] !== served.quizAnswers[0])
      fail('The quiz that she sees is the one that the server has.')
    if (record && !shown.completed && served.status !== 'completed')
      expectPosition(outbox, lesson, record, served)
  }
}

/** All of it is at the server: a page that hides leaves nothing behind of such a lesson where the device takes nothing. */
function hasServer(outbox: OutboxUnderTest, lesson: number, served: LessonProgress, durable: Known) {
  if (served.status === 'completed' || fateOf(outbox.world, outbox.user, lesson).hasFallenBack) return true
  return (
    !durable.completed &&
    !durable.quiz &&
    isNewest(outbox, eventOf(served.lastPosition ?? 0), durable.position)
  )
}

/** What stays on the device: the choices and pages that she saw last. */
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
    if (!isNewest(outbox, eventOf(served.lastPosition ?? 0), due)) fail('The server has every fifth second.')
  }
  // A second that is for the device alone is told with the next that is not.
  if (events[eventOf(second ?? 0)]?.isForDevice) return
  // Two tabs that knew of different places of another device have each told theirs again.
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
