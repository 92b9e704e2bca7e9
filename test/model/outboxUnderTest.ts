import type { LessonEvent, LessonRecord } from '@/domain/learning/lessonRecord'
import type { Report } from '@/domain/learning/serverSync'
import type { Outbox } from '@/state/learning/outbox'
import { joinKnown, type Known, nothing } from './known'
import { type Candidate, type Job, portsOf } from './ports'
import { type Flight, fateOf, keyOf, LESSONS, type Tab, USERS, type World } from './world'

/** Whether an event repeats what was refused. Opening a lesson does not repeat its completion. */
function retries({ kind }: LessonEvent, record: LessonRecord | undefined) {
  if (kind === 'opened') return record?.refused?.status !== 'completed' && !record?.refused?.quiz
  return kind === 'completed' || kind === 'quiz' || kind === 'triedAgain'
}

/** The product's outbox of one learner in one page, with what the model knows about it. */
export class OutboxUnderTest {
  readonly world: World
  readonly tab: Tab
  readonly user: number
  readonly userId: string
  readonly name: string
  /** The events that its records must contain. */
  readonly known: Known[] = [nothing, nothing]
  /** Accesses that wait for the device. */
  readonly jobs: Job[] = []
  timer: { at: number; wake: () => void } | undefined
  candidate: Candidate | undefined
  isClosed = false
  /** The page is hiding, so there may be no time to write first. */
  isLeaving = false
  /** The answer that the outbox is receiving. */
  answering: Flight | undefined
  /**
   * The step at which the outbox began or had its last outage. From then on it must receive the server's
   * progress before it reports progress within a lesson.
   */
  deafSince: number
  /** The server has since refused the question for the progress, so there is nothing to wait for. */
  isUnanswered = false
  /** The lessons that the learner has seen as completed since this outbox opened. */
  readonly seenCompleted = [false, false]
  /** The number of sent requests when this tab last learned that the server has acknowledged a position. */
  readonly takenAt = [0, 0]
  /** Number of open reports, by lesson. */
  readonly inFlight = [0, 0]
  /** Acknowledged parts, which must not be sent again. */
  readonly acknowledged: Report['covers'][][] = [[], []]
  /** The event of the last acknowledged position. */
  readonly reportedEvent = [0, 0]
  /** Refused parts, with the number of deliberate events when they were sent. */
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

  /** The records in the form that a page may show. */
  shown() {
    return this.tab.store.shown()
  }

  learn(lesson: number, known: Known) {
    this.known[lesson] = joinKnown(this.known[lesson] ?? nothing, known)
  }

  /**
   * The learner does something.
   * @param known what the record must contain after it
   */
  readonly recordEvent = (lesson: number, event: LessonEvent, known: Known) => {
    const { world } = this
    world.trace?.push(`${this.name} notes ${JSON.stringify(event)} in ${LESSONS[lesson]}`)
    const fate = fateOf(world, this.user, lesson)
    world.tally.recorded += 1
    const isDeliberate = retries(event, this.record(lesson))
    if (isDeliberate) fate.deliberate += 1
    // The device's clock is set forwards or backwards.
    world.wall += world.draw.below(10_000) - 5_000
    this.learn(lesson, { ...known, deliberate: isDeliberate ? fate.deliberate : 0 })
    this.product.recordEvent(keyOf(this.user, lesson), event)
  }

  /** Whether the device has failed to store the lesson's record. */
  hasFailed(lesson: number) {
    return this.tab.store.pendingWrite(this.user, lesson)?.hasFailed ?? false
  }

  /** Whether a write of the lesson is waiting for the device. */
  isBeingWritten(lesson: number) {
    return this.jobs.some((job) => job.kind === 'keep' && job.lessons.includes(lesson))
  }

  /** The next transaction succeeds or fails, and the outbox continues. */
  work() {
    const job = this.jobs.shift()
    if (!job) return
    this.world.trace?.push(`${this.name}: ${job.kind}${this.world.isFull ? ', and the storage is full' : ''}`)
    job.run()
  }

  /** Time has passed: fires the timer if it is due. */
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

  /** Whether ten seconds have passed, which are enough to receive all messages and do all writes. */
  hasReceivedAll() {
    return this.tab.inbox.length === 0 && this.jobs.length === 0
  }

  hasUnsent() {
    return this.records().some((record) => record && this.world.logic.reportOf(record))
  }

  /** Another tab leads and is silent, although there is something to send. */
  watch() {
    const { world, user } = this
    if (this.isSender || !this.hasReceivedAll() || world.turns[user]?.hasUnsent()) return
    if (this.hasUnsent()) this.lead()
  }

  /** The first tab that asks becomes the leader. The others wait until it ends. */
  standForElection() {
    if (!this.world.turns[this.user]) this.lead()
  }

  /** This tab becomes the leader: there was none, or it seems to sleep. */
  lead() {
    const before = this.world.turns[this.user]
    before?.candidate?.onDeposed()
    this.world.turns[this.user] = this
    this.candidate?.onElected()
  }

  /** The lock is free again. The next tab gets it after it has received the earlier messages. */
  resign() {
    const { world, user, userId } = this
    if (!this.isSender) return
    world.turns[user] = undefined
    for (const { outbox, isOpen, inbox } of world.tabs)
      if (isOpen && outbox?.userId === userId && !outbox.isClosed) inbox.push('turn')
  }
}
