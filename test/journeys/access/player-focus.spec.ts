import type { Page } from '@playwright/test'
import { ANSWER_PATIENCE_MS } from '../../../src/lib/config/constants'
import { learnTexts, refusals, saveStatusLine, textPath } from '../durability/learning'
import { expect, languagesOfRun, type MockApi, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'
import { lessonPath } from '../support/watching'

/**
 * The product waits half a second for an answer, then continues: a busy machine needs more than that.
 */
async function waitForAnswers(page: Page) {
  await page.addInitScript((patience) => {
    const { setTimeout } = window
    const later = (run: TimerHandler, ms?: number, ...values: unknown[]) =>
      setTimeout(run, ms === patience ? 60_000 : ms, ...values)
    Object.assign(window, { setTimeout: later })
  }, ANSWER_PATIENCE_MS)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The element that has the focus. */
const focused = (page: Page) => page.locator(':focus')

/** Opens a text lesson whose completion the server refuses `times` times. */
async function openRefused(page: Page, api: MockApi, times = 1) {
  await waitForAnswers(page)
  await learnTexts(page, sara)
  await api.fail({ operationId: 'markComplete', kind: 'status', status: 422, times, body: {} })
}

for (const language of languagesOfRun)
  test.describe(`the focus in the player, ${language}`, () => {
    test.use({ language })

    test("stays on 'Next Lesson' while the lesson completes and when the server refuses that", async ({
      page,
      t,
      api,
      expectComplaint,
    }) => {
      expectComplaint(refusals)
      await openRefused(page, api, 2)
      const next = button(page, t('learn.bar.next'))
      await next.press('Enter')
      await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.refused_one'))
      await expect(next).toBeFocused()
      // A learner who presses twice completes once.
      await expect(next).toHaveAttribute('aria-disabled', 'false')
      await next.press('Enter')
      await expect(next).toHaveAttribute('aria-disabled', 'false')
      await expect(next).toBeFocused()
      await expect(page).toHaveURL(textPath(1))
    })

    test("moves to the save status when 'Try again' disappears", async ({
      page,
      t,
      api,
      expectComplaint,
    }) => {
      expectComplaint(refusals)
      await openRefused(page, api, 2)
      await button(page, t('learn.bar.next')).press('Enter')
      await button(page, t('ui.retry')).press('Enter')
      await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.refused_one'))
      await expect(saveStatusLine(page).locator('p')).toBeFocused()
      await button(page, t('ui.retry')).press('Enter')
      await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
      await expect(saveStatusLine(page).locator('p')).toBeFocused()
    })

    test("moves to the lesson's title when 'Put aside' empties the save status", async ({
      page,
      t,
      api,
      expectComplaint,
    }) => {
      expectComplaint(refusals)
      await openRefused(page, api)
      await button(page, t('learn.bar.next')).press('Enter')
      await button(page, t('learn.saveStatus.dismiss')).press('Enter')
      await expect(saveStatusLine(page)).toHaveText('')
      await expect(pageHeading(page)).toBeFocused()
    })

    test("moves from 'Submit Quiz' to the results, without a stop at the top of the page", async ({
      page,
      t,
    }) => {
      await signIn(page, sara)
      await page.goto(lessonPath('11'))
      await page.evaluate(() => {
        const places: string[] = []
        Object.assign(window, { places })
        new MutationObserver(() => places.push(document.activeElement?.tagName ?? '')).observe(
          document.body,
          { subtree: true, childList: true, attributes: true, characterData: true },
        )
      })
      const submit = button(page, t('learn.quiz.submit'))
      await submit.press('Enter')
      const anyway = button(page, t('learn.quiz.submitAnyway'))
      await anyway.press('Enter')
      await expect(focused(page)).toHaveText(t('learn.quiz.results', { score: (0).toLocaleString(language) }))
      const places = await page.evaluate(() => (window as unknown as { places: string[] }).places)
      expect(places.slice(places.indexOf('BUTTON'))).not.toContain('BODY')
    })
  })
