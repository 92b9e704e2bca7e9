import { isLater, type LessonRecord, type News } from '@/domain/lessonRecord'
import { keep, readDevice, takeMirrors, writeMirror } from './device'
import { type Held, joinKnown, type Known, nothing } from './known'
import type { Memory } from './memory'
import { ask } from './network'
import { expectHeard, expectNoted, markSeen } from './oracle'
import { Sender } from './sender'
import { fateOf, LESSONS, type Tab, tellOther, USERS, type World } from './world'

type Unwritten = Held & { hasFailed: boolean }

/** What she does on purpose tries anew what was refused; opening a lesson is no second try of completing it. */
function triesAnew({ kind }: News, record: LessonRecord | undefined) {
  if (kind === 'opened') return record?.refused?.status !== 'completed' && !record?.refused?.quiz
  return kind === 'completed' || kind === 'quiz' || kind === 'triedAgain'
}

/** What waits for IndexedDB, in the order in which it was asked for. */
export type Job =
  | { kind: 'mirrors' | 'read' }
  | { kind: 'keep'; batch: Unwritten[]; news: Held; isHeard: boolean }

/**
 * Mirrors src/state/progress/outbox.ts, name by name: begin, takeMirrors, hear, write and bringIn, settle, note, leave, close. What
 * there awaits IndexedDB is a job here: the history decides when its transaction takes place, and what happens in between.
 */
export class Outbox {
  readonly world: World
  readonly tab: Tab
  readonly user: number
  readonly userId: string
  readonly name: string
  readonly memory: Memory
  readonly sender: Sender
  readonly known: Known[] = [nothing, nothing]
  private readonly unwritten: (Unwritten | undefined)[] = [undefined, undefined]
  readonly jobs: Job[] = []
  isRead = false
  /** What the device holds is known, to the last record. */
  private isWhole = false
  isClosed = false
  /** What the learner has seen as completed since this outbox was opened. */
  readonly seenCompleted = [false, false]
  /** How many requests had been sent when this tab heard last that the server has taken a position. */
  readonly heardTakenAt = [0, 0]

  constructor(world: World, tab: Tab, user: number) {
    this.world = world
    this.tab = tab
    this.user = user
    world.outboxes += 1
    world.tally.sessions += 1
    this.userId = USERS[user] as string
    this.name = `${tab.name}-${world.outboxes}`
    this.memory = world.createMemory(world.logic, world.shell, user, this.name)
    this.sender = new Sender(this)
    this.jobs.push({ kind: 'mirrors' }, { kind: 'read' })
    tab.view = undefined
    this.sender.askForTurn()
  }

  isWritten(lesson: number) {
    return this.world.shell.isWritten(this.unwritten[lesson])
  }

  /** Takes up what somebody else knows. */
  take(helds: readonly Held[]) {
    for (const { record, known } of helds) {
      if (record.userId === this.userId) this.learn(LESSONS.indexOf(record.lessonId), known)
      const lesson = LESSONS.indexOf(record.lessonId)
      const before = this.memory.record(lesson)?.saved.position
      this.memory.take(record)
      if (isLater(this.memory.record(lesson)?.saved.position, before))
        this.heardTakenAt[lesson] = this.world.sent
      markSeen(this, lesson)
      expectHeard(this, lesson)
    }
    this.tab.isViewOld = true
  }

  private learn(lesson: number, known: Known) {
    this.known[lesson] = joinKnown(this.known[lesson] ?? nothing, known)
  }

  /** outbox.ts, `note`: the store at once, then the device. @param known what this is, apart from the record */
  readonly note = (lesson: number, news: News, known: Known) => {
    this.world.trace?.push(`${this.name} notes ${JSON.stringify(news)} in ${LESSONS[lesson]}`)
    const fate = fateOf(this.world, this.user, lesson)
    this.world.tally.noted += 1
    const isDeliberate = triesAnew(news, this.memory.record(lesson))
    if (isDeliberate) fate.deliberate += 1
    // The clock on the wall is set, and set back.
    this.world.wall += this.world.draw.below(10_000) - 5_000
    this.memory.note(lesson, news, this.world.wall)
    this.learn(lesson, { ...known, deliberate: isDeliberate ? fate.deliberate : 0 })
    this.tab.isViewOld = true
    expectNoted(this.memory.record(lesson), news)
    this.write(lesson)
  }

  /** The device has failed to take what is known of it. */
  hasFailed(lesson: number) {
    return this.unwritten[lesson]?.hasFailed ?? false
  }

  /** Something of it is on its way to the device. */
  isBeingWritten(lesson: number) {
    const id = LESSONS[lesson]
    return this.jobs.some(
      (job) => job.kind === 'keep' && job.batch.some(({ record }) => record.lessonId === id),
    )
  }

  /** outbox.ts, `bringIn`, up to its first await. */
  write(lesson: number, { isHeard = false } = {}) {
    const record = this.memory.record(lesson)
    if (!record) return
    const hasFailed = this.unwritten[lesson]?.hasFailed ?? false
    const news = { record, known: this.known[lesson] ?? nothing, hasFailed }
    this.unwritten[lesson] = news
    const batch = this.unwritten.filter((one): one is Unwritten => !!one && (one.hasFailed || one === news))
    this.jobs.push({ kind: 'keep', batch, news, isHeard })
  }

  /** The next transaction takes place, or fails; and what follows from it. */
  work() {
    const job = this.jobs.shift()
    this.world.trace?.push(
      `${this.name}: ${job?.kind}${this.world.isFull ? ', and the storage is full' : ''}`,
    )
    if (job?.kind === 'mirrors') this.takeMirrors()
    if (job?.kind === 'read') this.read()
    if (job?.kind === 'keep') this.bringIn(job.batch, job.news, job.isHeard)
  }

  private takeMirrors() {
    for (const { helds, isKept } of takeMirrors(this.world)) {
      if (!this.isClosed) this.take(helds)
      if (!isKept) this.holdFailed(helds)
      this.tell(helds, !isKept)
    }
    this.sender.pump()
  }

  private read() {
    const held = readDevice(this.world, this.user)
    if (this.isClosed || this.isWhole) return
    this.isWhole = held !== undefined
    this.take(held ?? [])
    // useLearnerCourse.ts: the page asks once the device has told.
    if (!this.isRead) ask(this.tab)
    this.isRead = true
    this.sender.pump()
  }

  private holdFailed(helds: readonly Held[]) {
    if (this.isClosed) return
    for (const { record } of helds.filter((held) => held.record.userId === this.userId)) {
      const lesson = LESSONS.indexOf(record.lessonId)
      const known = this.memory.record(lesson)
      if (known)
        this.unwritten[lesson] = { record: known, known: this.known[lesson] ?? nothing, hasFailed: true }
    }
  }

  private bringIn(batch: Unwritten[], news: Held, isHeard: boolean) {
    const kept = keep(this.world, batch)
    this.settle(batch, kept !== undefined)
    if (kept && !this.isClosed) this.take(kept)
    if (kept || !isHeard) this.tell(kept ?? [news], !kept)
    if (kept && !this.isWhole && !this.isClosed) this.jobs.push({ kind: 'read' })
    this.sender.pump()
  }

  private settle(batch: Unwritten[], isKept: boolean) {
    for (const one of batch) {
      const lesson = LESSONS.indexOf(one.record.lessonId)
      const now = this.unwritten[lesson]
      if (isKept && now?.record === one.record) this.unwritten[lesson] = undefined
      if (!isKept && now) now.hasFailed = true
    }
    for (const { record } of batch) this.endWrite(LESSONS.indexOf(record.lessonId))
    if (this.unwritten.every((one) => !one)) writeMirror(this.world, this.name, [])
  }

  private endWrite(lesson: number) {
    if (this.isClosed || !this.world.shell.hasEnded(this.unwritten[lesson])) return
    this.memory.endWrite(lesson)
    this.tab.isViewOld = true
  }

  /** tabs.ts: the other tab hears it, if it is of the same learner. */
  private tell(helds: Held[], isUnkept: boolean) {
    for (const userId of USERS) {
      const hers = helds.filter(({ record }) => record.userId === userId)
      if (hers.length > 0) tellOther(this.world, this.tab, { userId, helds: hers, isUnkept })
    }
  }

  hear(helds: readonly Held[], isUnkept: boolean) {
    this.take(helds)
    const lessons = helds.map(({ record }) => LESSONS.indexOf(record.lessonId))
    if (isUnkept) this.holdFailed(helds)
    this.bringInFailed(lessons)
    this.sender.pump()
  }

  /** outbox.ts, `bringInFailed`. */
  bringInFailed(lessons?: number[]) {
    if (!this.isWhole && !lessons) this.jobs.push({ kind: 'read' })
    const failed = this.unwritten.findIndex(
      (one, lesson) => one?.hasFailed && (lessons?.includes(lesson) ?? true),
    )
    if (failed !== -1) this.write(failed, { isHeard: true })
  }

  /** The page hides, perhaps for good, or the session ends. */
  leave() {
    this.leaveUnwritten()
    this.sender.leave()
    this.leaveUnwritten()
  }

  /** The line is back. */
  retry() {
    if (!this.isWhole) this.jobs.push({ kind: 'read' })
    this.sender.retry()
  }

  /** Also where the page goes and no lesson is open. */
  leaveUnwritten() {
    const left = this.unwritten.filter((one) => one !== undefined)
    if (left.length === 0) return
    writeMirror(this.world, this.name, left)
    tellOther(this.world, this.tab, 'mirror')
  }

  close() {
    this.isClosed = true
    this.sender.stop()
    if (this.tab.isOpen) this.leaveUnwritten()
  }

  /** Ten seconds are long enough to hear what was told, and to take what was left. */
  hasHeardAll() {
    return this.tab.inbox.length === 0 && this.jobs.length === 0
  }

  hasNews() {
    const { reportOf } = this.world.logic
    return this.records().some((record) => record && reportOf(record))
  }

  records(): (LessonRecord | undefined)[] {
    return [this.memory.record(0), this.memory.record(1)]
  }
}
