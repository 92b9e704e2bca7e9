import type { LessonProgress } from '@/api/types'
import { type Happening, type Known, MOST_EVENTS, nothing, secondOf } from './known'
import { look } from './oracle'
import type { OutboxUnderTest } from './outboxUnderTest'
import { fateOf, LESSONS, type Tab, type World } from './world'

export function viewOf(tab: Tab) {
  if (tab.isViewOld) look(tab)
  return tab.view
}

/** The learner does one thing that the page allows (state/player/listeners.ts). */
export function act(world: World, tab: Tab) {
  const lesson = world.draw.chance(65) ? 0 : 1
  const shown = viewOf(tab)?.lessons[lesson]
  const { outbox } = tab
  if (!outbox?.isRead || !shown) return
  const choice = world.draw.below(20)
  if (choice < 2 && shown.status === 'not_started')
    return outbox.recordEvent(lesson, { kind: 'opened' }, nothing)
  if (choice < 4 && lesson === 1 && !shown.isSubmitted) return submit(outbox)
  if (choice < 6 && !shown.completed) return complete(outbox, lesson)
  if (choice < 16 && lesson === 0 && !shown.completed) return recordPosition(outbox, world.draw.chance(40))
  if (choice < 19) return lesson === 0 ? turnPage(outbox) : choose(outbox)
  if (!shown.completed) outbox.recordEvent(lesson, { kind: 'viewed' }, nothing)
}

type Had = Pick<Happening, 'kind' | 'user' | 'lesson'> & Partial<Happening>

/** @returns the number of the event; undefined if the history is full */
function happen({ events }: World, what: Had) {
  if (events.length >= MOST_EVENTS) return undefined
  return events.push({ parent: 0, isForeign: false, isForDevice: false, isSeen: false, ...what }) - 1
}

/** A position of the video. Every fifth second is reported, the others stay on the device. */
export function recordPosition({ world, user, known, recordEvent }: OutboxUnderTest, isForDevice: boolean) {
  const parent = (known[0] as Known).position
  const position = happen(world, { kind: 'position', user, lesson: 0, parent, isForDevice })
  if (position === undefined) return
  const due = isForDevice ? 0 : position
  recordEvent(0, { kind: 'position', second: secondOf(position), isForDevice }, { ...nothing, position, due })
}

function complete({ world, user, recordEvent }: OutboxUnderTest, lesson: number) {
  fateOf(world, user, lesson).wasDone = true
  const isMarked = world.draw.chance(60)
  recordEvent(
    lesson,
    { kind: 'completed', isMarked, nextLessonId: LESSONS[1] },
    { ...nothing, completed: true },
  )
}

function submit({ world, user, recordEvent }: OutboxUnderTest) {
  const quiz = happen(world, { kind: 'quiz', user, lesson: 1 })
  if (quiz === undefined) return
  fateOf(world, user, 1).wasDone = true
  recordEvent(1, { kind: 'quiz', answers: { 0: quiz }, score: quiz % 101 }, { ...nothing, quiz: true })
}

function choose({ world, user, known, recordEvent }: OutboxUnderTest) {
  const question = world.draw.below(2)
  const parent = (known[1] as Known).drafts[question] ?? 0
  const option = happen(world, { kind: 'draft', user, lesson: 1, parent })
  if (option === undefined) return
  const drafts: Known['drafts'] = question === 0 ? [option, 0] : [0, option]
  recordEvent(1, { kind: 'chosen', question, option }, { ...nothing, drafts })
}

function turnPage({ world, user, known, recordEvent }: OutboxUnderTest) {
  const parent = (known[0] as Known).page
  const page = happen(world, { kind: 'page', user, lesson: 0, parent })
  if (page !== undefined) recordEvent(0, { kind: 'page', number: page }, { ...nothing, page })
}

/** The learner decides about all refused events (state/learning/listeners.ts, `deadLettersDecided`). */
export function decide(outbox: OutboxUnderTest, kind: 'triedAgain' | 'dismissed') {
  for (const [lesson, record] of outbox.records().entries())
    if (record && outbox.world.logic.isInDeadLetters(record)) outbox.recordEvent(lesson, { kind }, nothing)
}

/** The same learner continues, completes or submits on another device. */
export function learnElsewhere(world: World) {
  const { draw, step } = world
  const user = draw.below(2)
  const lesson = draw.below(2)
  const fate = fateOf(world, user, lesson)
  const progress = world.server[user] as LessonProgress[]
  const before = progress[lesson] as LessonProgress
  if (before.status === 'completed') return
  world.trace?.push(`another device of user ${user} learns ${LESSONS[lesson]}`)
  if (lesson === 0 && draw.chance(70)) {
    const at = happen(world, { kind: 'position', user, lesson, isForeign: true })
    if (at === undefined) return
    fate.hasForeignPosition = true
    progress[lesson] = { ...before, status: 'in_progress', lastPosition: secondOf(at) }
    return
  }
  fate.wasDone = true
  fate.wasDoneAtServer = true
  fate.doneElsewhereAt = Math.min(fate.doneElsewhereAt, step)
  const quiz = draw.chance(50) ? happen(world, { kind: 'quiz', user, lesson, isForeign: true }) : undefined
  const result = quiz === undefined ? {} : { quizScore: quiz % 101, quizAnswers: { 0: quiz } }
  progress[lesson] = { ...before, status: 'completed', lastPosition: 0, ...result }
}
