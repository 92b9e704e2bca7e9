import type { EnrollmentProgress } from '@/api/types'
import type { LessonRecord } from '@/domain/lessonRecord'
import type { Report } from '@/domain/report'
import type { Known } from './known'
import { expectTaken, knowFromServer } from './oracle'
import type { Outbox } from './outbox'
import { snapshot, takeReport } from './server'
import { endSession } from './session'
import { type Answer, type Flight, fail, finalRefusals, LESSONS, type Tab, USERS, type World } from './world'

/** A report goes out, under whoever is signed in (baseQuery.ts; `asUser` is checked there once more). */
export function send(outbox: Outbox, lesson: number, record: LessonRecord, report: Report): Flight {
  const { world, tab } = outbox
  const ownerId = record.userId
  const known = outbox.known[lesson] as Known
  const flight = start(tab, { report, lesson, record, attempt: record.attempt, known, ownerId })
  world.trace?.push(`${outbox.name} sends ${JSON.stringify(report.body)}`)
  if (USERS[flight.user] !== ownerId) fail('Nothing is sent under another user.')
  return flight
}

/** How the course stands is asked; a question that is on its way already is not asked twice (RTK Query). */
export function ask(tab: Tab) {
  tab.query ??= start(tab)
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
    askedAt: outbox.memory.ask(),
    isAnswered: false,
    answeredAt: 0,
    isAbandoned: false,
    answer: { status: undefined },
  }
  world.network.push(flight)
  return flight
}

/** The session or the page is gone: whoever asked does not hear the answer; the request may arrive all the same. */
export function abandon(world: World, tab: Tab) {
  for (const flight of world.network) if (flight.tab === tab) flight.isAbandoned = true
  tab.query = undefined
}

/** A request meets its fate, or its answer comes. */
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
      // Held: patience ends, and it arrives later, whenever that is.
      world.network.push({ ...flight, isAbandoned: true })
      return answer(world, flight, { status: 'timeout' }, false)
    default:
      // Twice: once now, once later.
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
  world.told += 1
  said.toldAt = world.told
  said.progress = snapshot(world, flight)
}

/** The answer is there, or the news that none comes (api/enrollment.ts, state/progress/listeners.ts, then who asked). */
function receive(world: World, flight: Flight) {
  world.network.splice(world.network.indexOf(flight), 1)
  if (flight.isAbandoned) return
  const { tab, answer, token } = flight
  const { outbox } = tab
  if (!outbox) return
  world.trace?.push(`${outbox.name} hears #${flight.number}: ${answer.status ?? 'taken'}`)
  if (answer.status === 401) endSession(world, tab, token)
  if (answer.progress) told(outbox, flight, answer.progress)
  if (!flight.sent) {
    tab.query = undefined
    // copies.ts: where no answer came, and none is there from before, the copy stands in.
    if (answer.progress) world.copies[outbox.user] = answer.progress
    else if (answer.status === 'offline' || answer.status === 'timeout')
      tab.cache ??= world.copies[outbox.user]
    tab.isViewOld = true
    outbox.sender.onTold(flight)
  } else outbox.sender.onAnswer(flight)
}

function told(outbox: Outbox, flight: Flight, progress: EnrollmentProgress) {
  const { tab, memory, sender } = outbox
  const before = [memory.record(0), memory.record(1)]
  memory.tell(progress, flight.askedAt)
  for (let lesson = 0; lesson < LESSONS.length; lesson += 1) {
    expectTaken(outbox, lesson, flight)
    knowFromServer(outbox, lesson, before[lesson])
  }
  sender.heard(flight.askedAt)
  sender.pump()
  tab.isViewOld = true
  // enrollment.ts: a question's answer is the cache; a report's answer replaces it unless a newer report's has.
  if (!flight.sent) cacheAnswer(tab, flight.answer)
  else if (tab.cache && flight.number > tab.newestTaken) {
    tab.newestTaken = flight.number
    cacheAnswer(tab, flight.answer)
  }
}

function cacheAnswer(tab: Tab, { progress, toldAt = 0 }: Answer) {
  tab.cache = progress
  tab.isCacheOld = toldAt < tab.cacheToldAt
  tab.cacheToldAt = toldAt
}
