import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import type { Device } from './device.ts'
import type { Learner } from './learner.ts'
import { OTHER_TAB_MS, PERCEIVED_MS } from './ledger.ts'
import type { InterruptionName } from './plan.ts'
import type { Random } from './random.ts'

/**
 * The time of an interruption. Something counts if it had been shown for at least `allowedMs` by then (see
 * ledger.ts).
 */
export type Came = {
  at: number
  allowedMs: number
  /** A video may have played on until this time. */
  leftAt: number
  /**
   * Two tabs receive each other's events within this time. Of two choices in that time either may be the
   * later one.
   */
  otherTabMs?: number
}

type Scene = { device: Device; learner: Learner; random: Random; otherLearnerComes: () => Promise<void> }

/** The effect of each interruption. */
export const interruptions: Record<InterruptionName, (scene: Scene) => Promise<Came>> = {
  killed: ({ device }) => kill(device),

  async 'closed, then killed'({ device, learner, random }) {
    const at = Date.now()
    void closeTab(learner.page)
    await sleep(random.between(0, 250))
    await device.kill()
    return { at, allowedMs: PERCEIVED_MS, leftAt: Date.now() }
  },

  closed: ({ learner }) => warned(() => closeTab(learner.page)),

  'left for another page': ({ learner, random }) =>
    warned(async () => {
      const where = random.pick(['link', 'address', 'nowhere'])
      const link = learner.page.locator(`header a[href="${paths.courses}"]`).first()
      if (where === 'link') await link.click({ force: true })
      else if (where === 'address') await learner.goTo(paths.courses)
      else await learner.page.goto('about:blank')
    }),

  reloaded: ({ learner }) => warned(() => learner.page.reload({ waitUntil: 'domcontentloaded' })),

  async 'offline, then killed'({ device, random }) {
    await device.setOffline(true)
    await sleep(random.between(0, 1000))
    return kill(device)
  },

  async 'offline, then closed'({ device, learner, random }) {
    await device.setOffline(true)
    await sleep(random.between(0, 1000))
    const came = await warned(() => closeTab(learner.page))
    await device.setOffline(false)
    return came
  },

  'two tabs, both killed': async ({ device }) => ({ ...(await kill(device)), otherTabMs: OTHER_TAB_MS }),

  'two tabs, one closed': async ({ learner }) => ({
    ...(await warned(() => closeTab(learner.page))),
    otherTabMs: OTHER_TAB_MS,
  }),

  async 'another learner in between'({ learner, otherLearnerComes }) {
    const came = await warned(learner.signOut)
    await otherLearnerComes()
    return came
  },
}

/** The page is warned before it ends, so it must keep all that it has shown. */
async function warned(happens: () => Promise<unknown>): Promise<Came> {
  const at = Date.now()
  await happens()
  return { at, allowedMs: 0, leftAt: Date.now() }
}

async function kill(device: Device): Promise<Came> {
  const at = Date.now()
  await device.kill()
  return { at, allowedMs: PERCEIVED_MS, leftAt: at }
}

/** Closes the page as a user does, with its unload handlers. */
export async function closeTab(page: Page) {
  const isClosed = page.waitForEvent('close').catch(() => {})
  await page.close({ runBeforeUnload: true }).catch(() => {})
  await isClosed
}
