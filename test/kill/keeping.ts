import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Gate } from './gate.ts'
import { closeTab } from './interruptions.ts'
import type { KeepingPlan } from './keepingPlan.ts'
import { type Learner, learnerAt } from './learner.ts'
import { PERCEIVED_MS } from './ledger.ts'
import type { Life } from './life.ts'
import { createRandom, type Random } from './random.ts'
import { keptLessonsNow, seenKeptLessons } from './seen.ts'
import { sara } from './server.ts'
import { faultsOfStored } from './stored.ts'
import type { SyllabusLesson } from './syllabus.ts'

/** Loading at the slowest pace takes a quarter of this time. */
const LOADS_WITHIN_MS = 60_000

/** Lessons of an interrupted course that are opened without a network. */
const OPENED = 4

export type KeepingReport = {
  /** Lessons that the page had called kept, or called kept after the interruption. */
  shown: number
  lost: number
  /** Requests that continued a file. */
  resumed: number
}

/**
 * The learner keeps a course, and loading is interrupted. Without a network each lesson then is whole or does
 * not show as kept. When the network returns, the rest is loaded.
 */
export async function keepInterrupted(plan: KeepingPlan, life: Life): Promise<KeepingReport> {
  const { server, ledger, syllabus, device } = life
  const gate = gateOf(life)
  const random = createRandom(plan.seed)
  const lessons = syllabus.all.filter(({ slug }) => slug === plan.slug)
  const learner = await visitCourse(life, lessons, random)
  await hasWorker(learner.page)
  const requestsBefore = (await server.requests()).length
  gate.setPace(plan.bytesPerSecond)
  await learner.keepCourse()
  const before = await interrupt(plan, life, learner, lessons.length)
  gate.close()

  const alone = await visitCourse(life, lessons, random)
  const kept = await seenKeptLessons(alone.page)
  const lost = before.filter((id) => !kept.includes(id))
  ledger.problems.push(...lost.map((id) => `LOST kept lesson ${id}: it showed as kept, and does not.`))
  ledger.problems.push(...(await faultsOfStored(alone.page, server, kept)))
  await openSome(alone, lessons, kept, random)

  gate.setPace(Number.POSITIVE_INFINITY)
  gate.open()
  await alone.page.close()
  await device.stayOffline(false)
  const later = await visitCourse(life, lessons, random)
  await allKept(later.page, lessons)
  ledger.problems.push(
    ...(await faultsOfStored(
      later.page,
      server,
      lessons.map(({ id }) => id),
    )),
  )
  const requests = (await server.requests()).slice(requestsBefore)
  const resumed = requests.filter(({ headers }) => /^bytes=[1-9]/.test(String(headers.range))).length
  return { shown: new Set([...before, ...kept]).size, lost: lost.length, resumed }
}

/** The learner keeps a course without an interruption. */
export async function keepWhole(life: Life, slug: string) {
  const lessons = life.syllabus.all.filter((lesson) => lesson.slug === slug)
  const learner = await visitCourse(life, lessons, createRandom(0))
  await learner.keepCourse()
  await learner.page.keyboard.press('Escape')
  await allKept(learner.page, lessons)
}

function gateOf({ server }: Life): Gate {
  if (!server.gate) throw new Error('This server has no gate.')
  return server.gate
}

async function visitCourse(life: Life, lessons: SyllabusLesson[], random: Random): Promise<Learner> {
  const { device, server } = life
  const [first] = lessons
  if (!first) throw new Error('There is no lesson to keep.')
  if (!life.page || life.page.isClosed()) life.page = await device.newPage()
  if (await device.signInAgain(life.page, sara)) life.report.sessionsLost += 1
  const learner = learnerAt(life.page, server.origin, random)
  await learner.open(first)
  return learner
}

/** The worker keeps the program, so that it starts without a network. */
const hasWorker = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.[0-9a-f]{8}\.js$/.test(name))
    const kept = await Promise.all(files.map((file) => caches.match(file)))
    return kept.length > 0 && kept.every(Boolean)
  })

/** @returns the lessons that the page had called kept for long enough to be seen */
async function interrupt(
  { end, afterBytes }: KeepingPlan,
  life: Life,
  { page }: Learner,
  count: number,
): Promise<string[]> {
  const gate = gateOf(life)
  const until = gate.bytes() + afterBytes
  const latest = Date.now() + LOADS_WITHIN_MS
  const since = new Map<string, number>()
  while (gate.bytes() < until && since.size < count && Date.now() < latest) {
    for (const id of await keptLessonsNow(page)) if (!since.has(id)) since.set(id, Date.now())
    await sleep(10)
  }
  if (end === 'cut off, then killed') {
    gate.close()
    await sleep(500)
  }
  const at = Date.now()
  if (end === 'closed while keeping') await closeTab(page)
  else await life.device.kill()
  return [...since].filter(([, seen]) => at - seen >= PERCEIVED_MS).map(([id]) => id)
}

/** Kept lessons open from the device, with their files. */
async function openSome(learner: Learner, lessons: SyllabusLesson[], kept: string[], random: Random) {
  const chosen = lessons.filter(({ id }) => kept.includes(id))
  while (chosen.length > OPENED) chosen.splice(random.whole(0, chosen.length - 1), 1)
  for (const lesson of chosen) {
    await learner.open(lesson)
    await showsContent(learner.page, lesson)
  }
}

async function showsContent(page: Page, { type }: SyllabusLesson) {
  if (type === 'video')
    await page.waitForFunction(() => {
      const video = document.querySelector<HTMLVideoElement>('article video')
      return video?.currentSrc.startsWith('blob:') && video.readyState >= 2
    })
  if (type === 'image')
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('article figure img')
      return image?.currentSrc.startsWith('blob:') && image.naturalWidth > 0
    })
  if (type === 'pdf') await page.locator('article [data-words]').first().waitFor({ state: 'attached' })
  if (type === 'quiz') await page.locator('article [data-level], article form').first().waitFor()
}

async function allKept(page: Page, lessons: SyllabusLesson[]) {
  const latest = Date.now() + LOADS_WITHIN_MS
  let left = lessons.map(({ id }) => id)
  while (left.length > 0 && Date.now() < latest) {
    const kept = await seenKeptLessons(page)
    left = left.filter((id) => !kept.includes(id))
    await sleep(100)
  }
  if (left.length > 0) throw new Error(`These lessons are not kept: ${left.join(', ')}.`)
}

/**
 * Cuts the device off from the server until the end of the life.
 * @param knows whether the browser notices it
 */
export async function goOffline(life: Life, knows: boolean) {
  gateOf(life).close()
  if (knows) await life.device.stayOffline(true)
}

/** Restores the network at the end of the life. */
export async function comeOnline({ server, device }: Life) {
  server.gate?.open()
  await device.stayOffline(false)
}
