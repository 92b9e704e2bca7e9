import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import type { Random } from './random.ts'
import { askForQuestions } from './seen.ts'
import type { Account } from './server.ts'
import type { SyllabusLesson } from './syllabus.ts'
import { named } from './texts.ts'

/** A longer wait of the learner is a fault. */
const PATIENCE_MS = 20_000

/** A learner's actions in the player, by the visible controls. */
export type Learner = ReturnType<typeof learnerAt>

export function learnerAt(page: Page, origin: string, random: Random) {
  page.setDefaultTimeout(PATIENCE_MS)

  /** A stopped learner does nothing more. Otherwise her waiting press could hit another learner's button. */
  const over = new AbortController()
  const { signal } = over
  const throwIfStopped = () => {
    if (signal.aborted) throw new Error('The interruption has come.')
  }
  const pause = async (least: number, most: number) => {
    await sleep(random.between(least, most))
    throwIfStopped()
  }
  const row = ({ id }: SyllabusLesson) => page.locator(`aside a[href$="lesson=${id}"]`)
  const video = page.locator('article video')

  async function goTo(path: string) {
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
  }

  return {
    page,
    pause,
    goTo,

    /** Stops the learner's activity, because the interruption has come. */
    stop: () => over.abort(),

    isOver: () => signal.aborted,

    /** Opens a lesson by the list beside it if the page shows the list, else by its address. */
    async open(lesson: SyllabusLesson) {
      // A lesson that has just ended leads to the next one, and would do so after her press on its own row.
      await page.locator('main nav button:last-of-type[aria-disabled="true"]').waitFor({ state: 'detached' })
      const canClick = (await row(lesson).isVisible()) && !(await page.getByRole('dialog').isVisible())
      if (canClick) await row(lesson).click()
      else await goTo(paths.learn(lesson.slug, lesson.id))
      await row(lesson).and(page.locator('[aria-current="page"]')).waitFor()
      await page.locator('article h1').waitFor()
    },

    /** Presses 'Next Lesson' or 'Finish Course'. */
    async goOn() {
      throwIfStopped()
      await page.locator('main nav button').last().click({ signal })
    },

    lessonNow: () => new URL(page.url()).searchParams.get('lesson'),

    async choose(question: number, option: number) {
      await askForQuestions(page, signal)
      await page.locator('article fieldset').nth(question).locator('label').nth(option).click({ signal })
    },

    async optionsOf(question: number) {
      await askForQuestions(page, signal)
      return page.locator('article fieldset').nth(question).locator('label').count()
    },

    async submit() {
      await page.locator('article form > button[type="submit"]').click({ signal })
      const anyway = page.getByRole('button', { name: named('learn.quiz.submitAnyway') })
      const results = page.locator('article [data-level]')
      await anyway.or(results).first().waitFor({ signal })
      throwIfStopped()
      if (await anyway.isVisible()) await anyway.click({ signal })
      await results.waitFor({ signal })
    },

    async play(speed: number) {
      // In a tab whose video still plays, there is nothing to press.
      if (await video.evaluate((element: HTMLVideoElement) => element.paused))
        await page.locator('.plyr__control--overlaid').click({ signal })
      await page.waitForFunction(() => {
        const element = document.querySelector('video')
        return element && !element.paused && element.readyState >= 3 && element.currentTime > 0
      })
      await video.evaluate((element: HTMLVideoElement, rate) => {
        element.playbackRate = rate
      }, speed)
    },

    /** Moves the video by the arrow keys or by its bar. */
    async seek() {
      if (random.chance(0.5))
        return page.locator('.plyr').press(random.pick(['ArrowRight', 'ArrowRight', 'ArrowLeft']), { signal })
      await video.evaluate(
        (element: HTMLVideoElement, share) => {
          // Not near the end, where the video would start again. If the video has not loaded, there is no bar
          // to move.
          if (element.duration > 0) element.currentTime = share * Math.max(0, element.duration - 15)
        },
        random.between(0, 1),
      )
    },

    seekToEnd: () =>
      video.evaluate((element: HTMLVideoElement) => {
        element.currentTime = element.duration - 1
      }),

    /** Keeps every lesson of the open course on the device. @returns when the list shows that it has begun */
    async keepCourse() {
      await page
        .getByRole('button', { name: named('keeping.keepSeveral') })
        .or(page.getByRole('button', { name: named('keeping.keepMore') }))
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox', { name: named('keeping.dialog.course') }).check()
      await dialog.getByRole('button', { name: named('keeping.dialog.keep') }).click()
      await dialog.locator('[data-keeping]').first().waitFor({ state: 'attached' })
    },

    async switchLesson() {
      const rows = page.locator('aside a[href*="lesson="]')
      await rows.nth(random.whole(0, (await rows.count()) - 1)).click({ signal })
    },

    async switchLanguage() {
      await page
        .getByRole('button', { name: named('frame.language') })
        .first()
        .click({ signal })
      await page.locator('[role="menuitemradio"][aria-checked="false"]').first().click({ signal })
    },

    async signOut() {
      const menu = page.getByRole('button', { name: named('frame.account.menu') })
      const item = page.getByRole('menuitem', { name: named('frame.account.logout') })
      // The celebration of a finished course covers everything else, and a new lesson closes the menu.
      const until = Date.now() + PATIENCE_MS
      while (page.url() !== `${origin}/` && Date.now() < until) {
        const keep = page.getByRole('button', { name: named('frame.signOut.keep') })
        if (await keep.isVisible()) await keep.click({ timeout: 500 }).catch(() => {})
        else if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
        if (!(await item.isVisible())) await menu.click({ timeout: 500 }).catch(() => {})
        await item.click({ timeout: 500 }).catch(() => {})
        await page.waitForURL(`${origin}/`, { timeout: 1000 }).catch(() => {})
      }
      await page.waitForURL(`${origin}/`)
    },

    /** Signs in by the link at the top, in the page in which another learner has signed out. */
    async signIn({ email, password }: Account) {
      await page.locator(`header a[href="${paths.signin}"]`).click()
      await page.locator('input[type="email"]').fill(email)
      await page.locator('input[type="password"]').fill(password)
      await page.locator('main form button[type="submit"]').click()
      await page.waitForURL((url) => url.pathname !== paths.signin)
    },
  }
}
