import type { LessonRecord } from '@/domain/lessonRecord'
import type { Report } from '@/domain/report'
import { createWaits, TELLING, THE_LINE } from '@/state/progress/waits'
import { eventOf } from './known'
import { ask, send } from './network'
import { expectNews, expectWritten } from './oracle'
import type { Outbox } from './outbox'
import { COURSE, type Flight, fail, fateOf, finalRefusals, LESSONS, USERS } from './world'

/** Failures that say nothing of the one lesson (sender.ts, `lineFailures`). */
const lineFailures: unknown[] = ['offline', 'timeout', 429, 502, 503, 504]

/**
 * Mirrors src/state/progress/sender.ts, name by name (mayTell stands in hearsay.ts): pump, leave, isHers, newsOf, mayTell, send and what follows its answer, ask, went,
 * failed, rest, takeTurn; and turn.ts: of all tabs that ask for a turn one has it. Who waits until when is the product's own waits.ts.
 * Left out: SIDE_BY_SIDE, which two lessons never reach, and the words that keep another tab from taking the turn, as histories
 * take it at any time.
 */
export class Sender {
  isSender = false
  isHeard = false
  private isUnable = false
  private troubleAt = -1
  isAsking = false
  /** When it began or last had trouble, by the number of the step: from then on it must hear before it tells. */
  deafSince: number
  readonly inFlight: (Flight | undefined)[] = [undefined, undefined]
  /** What was acknowledged: it is not sent again. */
  readonly acknowledged: Report['covers'][][] = [[], []]
  /** The position that was acknowledged last. */
  readonly toldEvent = [0, 0]
  /** What was refused, and how often she had done something on purpose when it was sent. */
  readonly refused: { deliberate: number; covers: Report['covers'] }[][] = [[], []]
  private readonly waits
  private readonly outbox: Outbox

  constructor(outbox: Outbox) {
    const { world } = outbox
    this.outbox = outbox
    this.deafSince = world.step
    this.waits = createWaits(() => world.now)
  }

  pump() {
    if (!this.isHers() || !this.isSender) return
    const { world } = this.outbox
    if (world.isOnline && !this.waits.isWaiting(THE_LINE))
      for (const lesson of [0, 1]) {
        if (!this.outbox.isWritten(lesson) || this.waits.isWaiting(LESSONS[lesson] as string)) continue
        const record = this.outbox.memory.record(lesson)
        const report = this.newsOf(lesson, record)
        if (!record || !report) continue
        if (!this.mayTell(report)) this.ask()
        else if (!this.waits.isWaiting(TELLING)) {
          expectWritten(this.outbox, lesson, report)
          this.send(lesson, record, report)
        }
      }
    this.rest()
  }

  leave() {
    if (!this.isSender || !this.isHers() || [THE_LINE, TELLING].some(this.waits.isHeldBack)) return
    for (const lesson of [0, 1]) {
      const record = this.outbox.memory.record(lesson)
      const report = this.newsOf(lesson, record)
      if (record && report && this.mayTell(report)) this.send(lesson, record, report)
    }
  }

  private isHers() {
    const { tab, userId, isClosed, world } = this.outbox
    return world.shell.isHers(isClosed, tab.session && USERS[tab.session.user], userId)
  }

  private newsOf(lesson: number, record: LessonRecord | undefined) {
    const { logic, shell } = this.outbox.world
    if (!record || shell.isBusy(this.inFlight[lesson] !== undefined)) return undefined
    return logic.reportOf(record)
  }

  private mayTell(report: Report) {
    if (this.isHeard) return true
    return !this.outbox.world.logic.isOnTheWay(report) && (!report.covers.quiz || this.isUnable)
  }

  private send(lesson: number, record: LessonRecord, report: Report) {
    expectNews(this.outbox, lesson, report)
    this.inFlight[lesson] = send(this.outbox, lesson, record, report)
    this.outbox.memory.send(lesson, report)
    this.writeIfNew(lesson, record)
  }

  /** The answer to a report has come (sender.ts, `send`, after its await). */
  onAnswer(flight: Flight) {
    const { sent, answer } = flight
    if (!sent) return
    const { lesson, report, record, attempt, known } = sent
    this.inFlight[lesson] = undefined
    if (this.outbox.isClosed) return
    const { memory, world, tab, user } = this.outbox
    const fate = fateOf(world, user, lesson)
    const outcome = world.logic.outcomeOf(answer.status)
    const before = memory.record(lesson)?.refused
    if (outcome === 'acknowledged') {
      this.wasTold(lesson)
      memory.acknowledge(lesson, report)
      fate.acknowledgedAt = world.sent
      this.acknowledged[lesson]?.push(report.covers)
      const told = report.call === 'updateProgress' ? report.body.lastPosition : undefined
      if (told) this.toldEvent[lesson] = eventOf(told)
    } else if (outcome === 'refused') {
      this.wasTold(lesson)
      memory.refuse(lesson, report, attempt, Number(answer.status))
      // What she completed by Next or to its end may be taken without the quiz.
      const isQuizAlone = report.covers.quiz && this.outbox.known[lesson]?.completed
      const status = isQuizAlone ? 'not_started' : report.covers.status
      this.refused[lesson]?.push({ deliberate: known.deliberate, covers: { ...report.covers, status } })
    } else {
      if (world.logic.isAnswered(answer.status)) memory.answer(lesson, report)
      this.failed(LESSONS[lesson] as string, flight, TELLING)
    }
    tab.isViewOld = true
    if (!finalRefusals.includes(answer.status) && !isSameRefusal(before, memory.record(lesson)?.refused))
      fail('Only what would be refused again is put aside.')
    this.writeIfNew(lesson, record)
    this.pump()
  }

  private ask() {
    if (this.isAsking || this.waits.isWaiting(COURSE)) return
    this.isAsking = true
    ask(this.outbox.tab)
  }

  /** The answer to a question has come (sender.ts, `ask`, after its await). */
  onTold(flight: Flight) {
    const { answer } = flight
    if (!this.isAsking) return
    this.isAsking = false
    if (this.outbox.isClosed) return
    const { world, user } = this.outbox
    const { logic } = world
    if (answer.status === undefined) this.went(COURSE)
    else if (logic.outcomeOf(answer.status) === 'refused') {
      this.isHeard = true
      for (const fate of world.fates[user] ?? []) fate.isUntold = true
    } else {
      this.failed(COURSE, flight)
      if (!isLineBroken(answer)) this.isUnable = true
    }
    this.pump()
  }

  heard(askedAt: number) {
    if (askedAt > this.troubleAt) this.isHeard = true
  }

  private writeIfNew(lesson: number, known: LessonRecord) {
    if (this.outbox.memory.record(lesson) !== known) this.outbox.write(lesson)
  }

  private wasTold(lesson: number) {
    this.went(LESSONS[lesson] as string)
    this.waits.went(TELLING)
  }

  private went(who: string) {
    this.waits.went(who)
    this.waits.went(THE_LINE)
  }

  private failed(who: string, { answer, answeredAt }: Flight, ...along: string[]) {
    const { status, retryAfter } = answer
    if (isLineBroken(answer)) {
      this.isHeard = false
      this.isUnable = false
      this.troubleAt = this.outbox.memory.clock()
      this.deafSince = answeredAt
    }
    const those = lineFailures.includes(status) ? [THE_LINE, ...along] : [who]
    for (const one of those) this.waits.failed(one, retryAfter)
  }

  private rest() {
    if (!this.waits.hasAnyFailed()) return
    const { world } = this.outbox
    const open = LESSONS.filter((_, lesson) => {
      const record = this.outbox.memory.record(lesson)
      return record && world.logic.reportOf(record)
    })
    this.waits.forgetAllBut(open.length > 0 && !this.isHeard ? [...open, COURSE] : open)
  }

  retry() {
    this.waits.end()
    this.pump()
  }

  /** sender.ts, `watchSender`: another tab has the turn and says nothing, and there is news. */
  watch() {
    const { world, user } = this.outbox
    if (this.isSender || !this.outbox.hasHeardAll() || world.turns[user]?.hasNews()) return
    if (this.outbox.hasNews()) this.takeTurn()
  }

  /** turn.ts: the first to ask has it, the others wait until it is gone. */
  askForTurn() {
    const { world, user } = this.outbox
    if (!world.turns[user]) this.takeTurn()
  }

  /** Nobody has it, or whoever has it seems to sleep. */
  takeTurn() {
    const { world, user } = this.outbox
    const before = world.turns[user]
    if (before) before.sender.isSender = false
    world.turns[user] = this.outbox
    this.isSender = true
    this.pump()
  }

  /** The lock is free again, and the next one has it when it has heard what was said before. */
  stop() {
    const { world, user, userId } = this.outbox
    if (world.turns[user] !== this.outbox) return
    world.turns[user] = undefined
    for (const { outbox, isOpen, inbox } of world.tabs)
      if (isOpen && outbox?.userId === userId && !outbox.isClosed) inbox.push('turn')
  }
}

const isLineBroken = ({ status }: Flight['answer']) => status === 'offline' || status === 'timeout'

function isSameRefusal(one: LessonRecord['refused'], other: LessonRecord['refused']) {
  return one?.attempt === other?.attempt && one?.status === other?.status && one?.quiz === other?.quiz
}
