import { isLater, type LessonRecord } from '@/domain/learning/lessonRecord'
import { isFurther } from '@/domain/learning/lessonStatus'
import type { LeftJournal } from '@/state/learning/ports'
import { joinKnown, knownOf, setKnown } from './known'
import { fail, LESSONS, USERS, type World } from './world'

/**
 * Simulates IndexedDB: one transaction reads, joins and puts all records or none, and a finished transaction
 * survives a crash.
 * @returns the stored records after that; undefined if the device can store nothing
 */
export function keep(world: World, batch: readonly LessonRecord[]): LessonRecord[] | undefined {
  if (world.isFull || world.isMute) {
    for (const { userId, lessonId } of batch)
      setUnkept(world, USERS.indexOf(userId), LESSONS.indexOf(lessonId))
    return undefined
  }
  return batch.map((record) => {
    const rows = world.device[USERS.indexOf(record.userId)] as (LessonRecord | undefined)[]
    const lesson = LESSONS.indexOf(record.lessonId)
    const held = rows[lesson]
    const known = held ? joinKnown(knownOf(held), knownOf(record)) : knownOf(record)
    const kept = world.logic.keptRecord(held, record)
    if (held) expectNoLess(held, kept)
    setKnown(kept, known)
    rows[lesson] = kept
    writtenDown(world, kept)
    return kept
  })
}

/** A full storage can still be read. */
export function readDevice(world: World, user: number): LessonRecord[] | undefined {
  if (!world.isMute) return (world.device[user] ?? []).filter((held) => held !== undefined)
  for (const lesson of LESSONS.keys()) setUnkept(world, user, lesson)
  return undefined
}

function setUnkept(world: World, user: number, lesson: number) {
  const fate = world.fates[user]?.[lesson]
  if (fate) fate.wasUnkept = true
}

function writtenDown(world: World, record: LessonRecord) {
  const fate = world.fates[USERS.indexOf(record.userId)]?.[LESSONS.indexOf(record.lessonId)]
  if (fate) fate.durable = joinKnown(fate.durable, knownOf(record))
}

/** Simulates localStorage, with one key per tab. */
export function writeJournal(world: World, key: string, records: readonly LessonRecord[]) {
  const journal = world.journals.find((one) => one.key === key)
  if (journal) {
    journal.now = records
    journal.sent.now = world.sent
  } else if (records.length > 0)
    world.journals.push({ key, now: records, safe: [], sent: { now: world.sent, safe: 0 } })
}

export const readJournals = (world: World): LeftJournal[] =>
  world.journals.filter(({ now }) => now.length > 0).map(({ key, now }) => ({ key, text: '', records: now }))

/** Removes a journal, unless its tab has written it again meanwhile. */
export function forgetJournal(world: World, { key, records }: LeftJournal) {
  const journal = world.journals.find((one) => one.key === key)
  if (journal?.now === records) journal.now = []
}

/** Three seconds pass. From now on the content of localStorage survives a crash. */
export function journalsBecomeSafe(world: World) {
  world.journals = world.journals.filter(({ now }) => now.length > 0)
  for (const journal of world.journals) {
    journal.safe = journal.now
    journal.sent.safe = journal.sent.now
    for (const record of journal.safe) writtenDown(world, record)
  }
}

/** The browser crashes. localStorage returns to its content of up to three seconds ago. */
export function journalsCrash(world: World) {
  for (const journal of world.journals) {
    journal.now = journal.safe
    journal.sent.now = journal.sent.safe
  }
}

/** A write to the device loses no part of a record, as joinRecords promises. */
export function expectNoLess(before: LessonRecord, after: LessonRecord) {
  if (before === after) return
  if (isFurther(before.status, after.status) || isFurther(before.saved.status, after.saved.status))
    fail('A status on the device never falls back.')
  if (before.userId !== after.userId) fail('A record on the device keeps its learner.')
  const isNewAttempt = before.quiz && after.quiz && after.quiz.attempt > before.quiz.attempt
  if (before.quiz && !isNewAttempt && (!after.quiz || isLater(after.quiz.at, before.quiz.at)))
    fail('A later submit never replaces an earlier one on the device.')
  if (isLater(before.position?.at, after.position?.at)) fail('An older position never returns on the device.')
  if (isLater(before.page?.at, after.page?.at)) fail('An older page never returns on the device.')
  for (const question of [0, 1])
    if (isLater(before.draft[question]?.at, after.draft[question]?.at))
      fail('An older choice never returns on the device.')
  if ((before.saved.quiz && !after.saved.quiz) || before.attempt > after.attempt)
    fail('The device keeps what the server has acknowledged or refused.')
}
