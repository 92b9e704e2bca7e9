import { isLater, type LessonRecord } from '@/domain/lessonRecord'
import { isFurther } from '@/domain/status'
import { type Held, joinKnown } from './known'
import { fail, LESSONS, USERS, type World } from './world'

/**
 * Mirrors src/state/progress/device.ts: one transaction reads, joins and puts, all or none, and what it has finished outlives a crash.
 * @returns what is kept now; undefined where the device takes nothing
 */
export function keep(world: World, batch: readonly Held[]): Held[] | undefined {
  if (world.isFull || world.isMute) return undefined
  return batch.map((news) => {
    const user = USERS.indexOf(news.record.userId)
    const lesson = LESSONS.indexOf(news.record.lessonId)
    const rows = world.device[user] as (Held | undefined)[]
    const held = rows[lesson]
    const record = world.shell.kept(world.logic, held?.record, news.record)
    if (held) expectNoLess(held.record, record)
    const kept = { record, known: held ? joinKnown(held.known, news.known) : news.known }
    rows[lesson] = kept
    writtenDown(world, kept)
    return kept
  })
}

/** What is full can be read still. */
export function readDevice(world: World, user: number): Held[] | undefined {
  return world.isMute ? undefined : (world.device[user] ?? []).filter((held) => held !== undefined)
}

function writtenDown(world: World, { record, known }: Held) {
  const fate = world.fates[USERS.indexOf(record.userId)]?.[LESSONS.indexOf(record.lessonId)]
  if (fate) fate.durable = joinKnown(fate.durable, known)
}

/** Mirrors src/state/progress/mirror.ts, `write` and `clear`: a key of its own for each tab. */
export function writeMirror(world: World, key: string, helds: Held[]) {
  const mirror = world.mirrors.find((one) => one.key === key)
  if (mirror) mirror.now = helds
  else if (helds.length > 0) world.mirrors.push({ key, now: helds, safe: [] })
}

/** outbox.ts, `takeMirrors`. @returns what they held, or what the device made of it */
export function takeMirrors(world: World) {
  return world.mirrors.map((mirror) => {
    const kept = keep(world, mirror.now)
    const helds = kept ?? mirror.now
    if (world.shell.mayForgetMirror(kept !== undefined)) mirror.now = []
    return { helds, isKept: kept !== undefined }
  })
}

/** Three seconds pass: what localStorage holds outlives a crash from here on. */
export function mirrorsBecomeSafe(world: World) {
  world.mirrors = world.mirrors.filter(({ now }) => now.length > 0)
  for (const mirror of world.mirrors) {
    mirror.safe = mirror.now
    for (const held of mirror.safe) writtenDown(world, held)
  }
}

/** The browser is killed: localStorage is again as it was up to three seconds ago. */
export function mirrorsCrash(world: World) {
  for (const mirror of world.mirrors) mirror.now = mirror.safe
}

/** On the device nothing becomes less (part by part, as joinRecords promises). */
export function expectNoLess(before: LessonRecord, after: LessonRecord) {
  if (before === after) return
  if (isFurther(before.status, after.status) || isFurther(before.saved.status, after.saved.status))
    fail('On the device a status falls back.')
  if (before.userId !== after.userId) fail('On the device a record changes its learner.')
  const isAnew = before.quiz && after.quiz && after.quiz.attempt > before.quiz.attempt
  if (before.quiz && !isAnew && (!after.quiz || isLater(after.quiz.at, before.quiz.at)))
    fail('On the device a later submit takes the place of an earlier one.')
  if (isLater(before.position?.at, after.position?.at)) fail('On the device an older position returns.')
  if (isLater(before.page?.at, after.page?.at)) fail('On the device an older page returns.')
  for (const question of [0, 1])
    if (isLater(before.draft[question]?.at, after.draft[question]?.at))
      fail('On the device an older choice returns.')
  if ((before.saved.quiz && !after.saved.quiz) || before.attempt > after.attempt)
    fail('On the device it is forgotten what the server said.')
}
