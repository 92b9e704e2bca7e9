import type { LessonEvent, LessonRecord } from '@/domain/learning/lessonRecord'
import type { Report } from '@/domain/learning/serverSync'
import type { Outbox } from '@/state/learning/outbox'
import { joinKnown, type Known, nothing } from './known'
import { type Candidate, type Job, portsOf } from './ports'
import { type Flight, fateOf, keyOf, LESSONS, type Tab, USERS, type World } from './world'

/** What she does on purpose tries anew what was refused; opening a lesson is no second try of completing it. */
function retries({ kind }: LessonEvent, record: LessonRecord | undefined) {
  if (kind === 'opened') return record?.refused?.status !== 'completed' && !record?.refused?.quiz
  return kind === 'completed' || kind === 'quiz' || kind === 'triedAgain'
}

/** The product's outbox of one learner in one page, and what the model knows about it by itself. */
export class OutboxUnderTest {
  readonly world: World
  readonly tab: Tab
  readonly user: number
  readonly userId: string
  readonly name: string
  /** What its records must know of. */
  readonly known: Known[] = [nothing, nothing]
  /** What waits for the device. */
  readonly jobs: Job[] = []
  timer: { at: number; wake: () => void } | undefined
  candidate: Candidate | undefined
  isClosed = false
  /** The page hides: there may be no time to write first. */
  isLeaving = false
  /** The answer that is being taken up. */
  answering: Flight | undefined
  /** When it began or last had trouble, by the number of the step: from then on it must hear before it tells. */
  deafSince: number
  /** Since then the server has said for good that it does not tell how the course stands: there is nothing to wait for. */
  isUnanswered = false
  /** What the learner has seen as completed since this outbox was opened. */
  readonly seenCompleted = [false, false]
  /** How many requests had been sent when this tab heard last that the server has taken a position. */
  readonly takenAt = [0, 0]
  /** Reports on their way, by lesson. */
  readonly inFlight = [0, 0]
  /** What was acknowledged: it is not sent again. */
  readonly acknowledged: Report['covers'][][] = [[], []]
  /** The position that was acknowledged last. */
  readonly reportedEvent = [0, 0]
  /** What was refused, and how often she had done something on purpose when it was sent. */
  readonly refused: { deliberate: number; covers: Report['covers'] }[][] = [[], []]
  readonly product: Outbox

  constructor(world: World, tab: Tab, user: number) {
    this.world = world
    this.tab = tab
    this.user = user
    world.outboxes += 1
    world.tally.sessions += 1
    this.userId = USERS[user] as string
    this.name = `${tab.name}-${world.outboxes}`
    this.deafSince = world.step
    this.product = new world.logic.Outbox(this.userId, tab.store, portsOf(this))
  }

  get isSender() {
    return this.world.turns[this.user] === this
  }

  get isRead() {
    return !this.isClosed && this.tab.store.state.isRead
  }

  record(lesson: number): LessonRecord | undefined {
    return this.tab.store.record(lesson)
  }

  records(): (LessonRecord | undefined)[] {
    return [this.record(0), this.record(1)]
  }

  /** The records as they may be shown. */
  shown() {
    return this.tab.store.shown()
  }

  learn(lesson: number, known: Known) {
    this.known[lesson] = joinKnown(this.known[lesson] ?? nothing, known)
  }

  /** The learner does something. @param known what this is, apart from the record */
  readonly recordEvent = (lesson: number, event: LessonEvent, known: Known) => {
    const { world } = this
    world.trace?.push(`${this.name} notes ${JSON.stringify(event)} in ${LESSONS[lesson]}`)
    const fate = fateOf(world, this.user, lesson)
    world.tally.recorded += 1
    const isDeliberate = retries(event, this.record(lesson))
    if (isDeliberate) fate.deliberate += 1
    // The clock on the wall is set, and set back.
    world.wall += world.draw.below(10_000) - 5_000
    this.learn(lesson, { ...known, deliberate: isDeliberate ? fate.deliberate : 0 })
    this.product.recordEvent(keyOf(this.user, lesson), event)
  }

  /** The device has failed to take what is known of it. */
  hasFailed(lesson: number) {
    return this.tab.store.pendingWrite(this.user, lesson)?.hasFailed ?? false
  }

  /** Something of it is on its way to the device. */
  isBeingWritten(lesson: number) {
    return this.jobs.some((job) => job.kind === 'keep' && job.lessons.includes(lesson))
  }

  /** The next transaction takes place, or fails; and what follows from it. */
  work() {
    const job = this.jobs.shift()
    if (!job) return
    this.world.trace?.push(`${this.name}: ${job.kind}${this.world.isFull ? ', and the storage is full' : ''}`)
    job.run()
  }

  /** Time has passed. */
  wake() {
    const { timer } = this
    if (!timer || timer.at > this.world.now) return
    this.timer = undefined
    timer.wake()
  }

  /** The page hides, perhaps for good, or the session ends. */
  leave() {
    this.isLeaving = true
    this.product.leave()
    this.isLeaving = false
  }

  /** The session is over. */
  close() {
    this.isClosed = true
    this.product.close()
  }

  /** The page is gone. */
  vanish() {
    this.isClosed = true
    this.resign()
  }

  /** Ten seconds are long enough to hear what was told, and to take what was left. */
  hasReceivedAll() {
    return this.tab.inbox.length === 0 && this.jobs.length === 0
  }

  hasUnsent() {
    return this.records().some((record) => record && this.world.logic.reportOf(record))
  }

  /** Another tab has the turn and says nothing, and there is news. */
  watch() {
    const { world, user } = this
    if (this.isSender || !this.hasReceivedAll() || world.turns[user]?.hasUnsent()) return
    if (this.hasUnsent()) this.lead()
  }

  /** The first to ask has the turn, the others wait until it is gone. */
  standForElection() {
    if (!this.world.turns[this.user]) this.lead()
  }

  /** Nobody has the turn, or whoever has it seems to sleep. */
  lead() {
    const before = this.world.turns[this.user]
    before?.candidate?.onDeposed()
    this.world.turns[this.user] = this
    this.candidate?.onElected()
  }

  /** The lock is free again, and the next one has it when it has heard what was said before. */
  resign() {
    const { world, user, userId } = this
    if (!this.isSender) return
    world.turns[user] = undefined
    for (const { outbox, isOpen, inbox } of world.tabs)
      if (isOpen && outbox?.userId === userId && !outbox.isClosed) inbox.push('turn')
  }
}
