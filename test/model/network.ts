import type { Report } from '@/domain/learning/serverSync'
import { progressAsked, progressFailed, progressReceived } from '@/state/learning/slice'
import { Deferred } from './deferred'
import type { Known } from './known'
import { expectUnsent, expectWritten } from './oracle'
import type { OutboxUnderTest } from './outboxUnderTest'
import { snapshot, takeReport } from './server'
import { endSession } from './session'
import {
  type Answer,
  COURSE,
  type Flight,
  fail,
  finalRefusals,
  LESSONS,
  type Tab,
  USERS,
  type World,
} from './world'

/** Sends a report for the signed-in user (baseQuery.ts checks `asUser` once more). */
export function send(outbox: OutboxUnderTest, report: Report, userId: string) {
  const { world, tab } = outbox
  const lesson = LESSONS.indexOf(report.body.lessonId)
  if (!outbox.isLeaving) expectWritten(outbox, lesson, report)
  expectUnsent(outbox, lesson, report)
  const answer: NonNullable<Flight['sent']>['answer'] = new Deferred()
  const flight = start(tab, { report, lesson, known: outbox.known[lesson] as Known, answer })
  outbox.inFlight[lesson] = (outbox.inFlight[lesson] ?? 0) + 1
  world.trace?.push(`${outbox.name} sends ${JSON.stringify(report.body)}`)
  if (USERS[flight.user] !== userId) fail('Nothing is sent under another user.')
  return answer
}

/**
 * Asks for the progress of the course. If such a question is already open, it is not repeated (RTK Query).
 */
export function ask(tab: Tab): Flight {
  if (tab.query) return tab.query
  tab.query = start(tab)
  const { number } = tab.query
  tab.store.dispatch(progressAsked(String(number)))
  tab.query.requestedAt = tab.store.state.requestedAt[number] ?? 0
  return tab.query
}

function start(tab: Tab, sent?: Flight['sent']): Flight {
  const { outbox, session } = tab
  if (!outbox || !session) return fail('Nothing is sent while nobody is signed in.')
  const { world } = outbox
  world.sent += 1
  world.tally.sent += 1
  const flight: Flight = {
    number: world.sent,
    tab,
    user: session.user,
    token: session.token,
    sent,
    waiting: [],
    requestedAt: tab.store.state.clock,
    isAnswered: false,
    answeredAt: 0,
    isAbandoned: false,
    answer: { status: undefined },
  }
  world.network.push(flight)
  return flight
}

/** The session or the page has ended: no caller gets the answers, but requests may still arrive. */
export function abandon(world: World, tab: Tab) {
  for (const flight of world.network) if (flight.tab === tab) flight.isAbandoned = true
  tab.query = undefined
}

/** The next event of a request: it arrives or fails, or its answer arrives. */
export function travel(world: World, flight: Flight) {
  if (flight.isAnswered) return receive(world, flight)
  const { draw } = world
  if (!world.isOnline) return answer(world, flight, { status: 'offline' }, draw.chance(50))
  if (world.refusesQuizzes && flight.sent?.report.covers.quiz)
    return answer(world, flight, { status: 422 }, false)
  if (!draw.chance(world.faults)) return answer(world, flight, { status: undefined }, true)
  switch (draw.below(12)) {
    case 0:
      return answer(world, flight, { status: 'offline' }, false)
    case 1:
    case 2:
      return answer(world, flight, { status: 'offline' }, true)
    case 3:
      return answer(world, flight, { status: 500 }, draw.chance(30))
    case 4:
      return answer(world, flight, { status: 503, retryAfter: 90 }, false)
    case 5:
      return answer(world, flight, { status: 429 }, false)
    case 6:
      return answer(world, flight, { status: 'unreadable' }, true)
    case 7:
      return answer(world, flight, { status: 401 }, false)
    case 8:
    case 9:
      return answer(world, flight, { status: Number(draw.of(finalRefusals)) }, false)
    case 10:
      // Held: the caller's time runs out, and the request arrives at any later time.
      world.network.push({ ...flight, isAbandoned: true })
      return answer(world, flight, { status: 'timeout' }, false)
    default:
      // Doubled: the request arrives now, and once more later.
      world.network.push({ ...flight, isAbandoned: true, isRepeated: true })
      return answer(world, flight, { status: undefined }, true)
  }
}

function answer(world: World, flight: Flight, said: Answer, arrives: boolean) {
  flight.isAnswered = true
  flight.answeredAt = world.step
  if (said.status !== undefined) world.tally.failed += 1
  flight.answer = said
  world.trace?.push(
    `  #${flight.number} ${arrives ? 'arrives' : 'does not arrive'}: ${said.status ?? 'taken'}`,
  )
  if (arrives && flight.sent) takeReport(world, flight, flight.sent)
  if (said.status !== undefined) return
  world.answerCount += 1
  said.answeredAt = world.answerCount
  said.progress = snapshot(world, flight)
}

/** The answer arrives, or the failure shows, and the caller receives it. */
function receive(world: World, flight: Flight) {
  world.network.splice(world.network.indexOf(flight), 1)
  if (flight.isAbandoned) return
  const { tab, answer, token } = flight
  const { outbox } = tab
  if (!outbox) return
  world.trace?.push(`${outbox.name} hears #${flight.number}: ${answer.status ?? 'taken'}`)
  if (answer.status === 401) endSession(world, tab, token)
  outbox.answering = flight
  if (flight.sent) receiveReport(outbox, flight, flight.sent)
  else receiveProgress(outbox, flight)
  outbox.answering = undefined
  tab.isViewOld = true
}

function receiveReport(
  outbox: OutboxUnderTest,
  flight: Flight,
  { lesson, answer }: NonNullable<Flight['sent']>,
) {
  const { status, retryAfter, progress } = flight.answer
  outbox.inFlight[lesson] = 0
  recordOutage(outbox, flight)
  answer.resolve({ code: status, retryAfter, progress })
}

/** Does what listeners.ts and offlineCache.ts do, then answers the outbox if it has asked. */
function receiveProgress(outbox: OutboxUnderTest, flight: Flight) {
  const { world, tab, user, product } = outbox
  const { answer, waiting, number } = flight
  const { status, retryAfter, progress } = answer
  const callId = String(number)
  if (progress) {
    tab.store.dispatch(progressReceived({ callId, courseId: COURSE, progress }))
    product.sync()
    // In RTK Query the answer to a question becomes the cache.
    cacheAnswer(tab, answer)
  } else tab.store.dispatch(progressFailed(callId))
  tab.query = undefined
  // If no answer came and the cache is empty, the device's copy replaces it.
  if (progress) world.cachedAnswers[user] = progress
  else if (status === 'offline' || status === 'timeout') tab.cache ??= world.cachedAnswers[user]
  if (waiting.length > 0) recordOutage(outbox, flight)
  if (waiting.length > 0 && !outbox.isClosed && finalRefusals.includes(status)) outbox.isUnanswered = true
  for (const later of waiting) later.resolve({ code: status, retryAfter })
}

/**
 * After an outage the outbox must receive the server's progress before it reports progress within a lesson.
 */
function recordOutage(outbox: OutboxUnderTest, { answer: { status }, answeredAt }: Flight) {
  if (outbox.isClosed || (status !== 'offline' && status !== 'timeout')) return
  outbox.deafSince = answeredAt
  outbox.isUnanswered = false
}

export function cacheAnswer(tab: Tab, { progress, answeredAt = 0 }: Answer) {
  tab.cache = progress
  tab.isCacheOld = answeredAt < tab.cacheAnsweredAt
  tab.cacheAnsweredAt = answeredAt
}
