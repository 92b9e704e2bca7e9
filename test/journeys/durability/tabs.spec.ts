import type { Page } from '@playwright/test'
import type { ProgressUpdate } from '../../../src/api/types'
import { expect, sara, signIn, test } from '../fixtures'
import { film, seconds, seekTo } from '../watching'
import {
  areCompleted,
  closeTab,
  goOn,
  learnTexts,
  lessonAtServer,
  open,
  quizPath,
  safetyLine,
  textId,
  textPath,
} from './learning'

const WITHIN_MS = 1000

/** When the list of this tab shows a lesson as completed, in milliseconds since 1970. */
const whenCompleted = (page: Page, lessonId: string) =>
  page.evaluate(
    (id) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.querySelector(`aside a[href$="${id}"] svg[data-status="completed"]`)) return
          seen.disconnect()
          resolve(Date.now())
        }
        const seen = new MutationObserver(look)
        seen.observe(document, { subtree: true, childList: true, attributes: true })
      }),
    lessonId,
  )

/** When she presses something in this tab, in milliseconds since 1970. */
const whenPressed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener('click', () => resolve(Date.now()), { capture: true, once: true })
      }),
  )

test('a lesson completed in one tab is completed in the other within a second', async ({
  page,
  context,
  t,
}) => {
  await learnTexts(page, sara)
  const other = await context.newPage()
  await open(other, textPath(2))
  const seen = whenCompleted(other, textId(1))
  const pressed = whenPressed(page)
  await goOn(page, t)
  const ms = (await seen) - (await pressed)
  test.info().annotations.push({ type: 'from the press to the other tab', description: `${ms} ms` })
  expect(ms).toBeLessThanOrEqual(WITHIN_MS)
})

test('an option chosen in one tab is chosen in the other, too', async ({ page, context }) => {
  await signIn(page, sara)
  await open(page, quizPath)
  const other = await context.newPage()
  await open(other, quizPath)
  const option = (tab: Page) => tab.locator('fieldset').nth(1).getByRole('radio').nth(2)
  await option(page).check()
  await expect(option(other)).toBeChecked({ timeout: WITHIN_MS })
})

test('the tab that sends is closed: the other one sends what is left', async ({ page, context, t, api }) => {
  await learnTexts(page, sara)
  const other = await context.newPage()
  await open(other, textPath(5))
  await api.fail({ path: '/api/enrollment/*', method: 'POST', kind: 'drop-request', times: 99 })
  await page.bringToFront()
  await goOn(page, t, 2)
  await expect(safetyLine(other)).toContainText(t('learn.safety.onDeviceOffline'))
  await closeTab(page)
  await api.mend()
  await expect.poll(() => areCompleted(context.request, [1, 2].map(textId))).toBe(true)
  await expect(safetyLine(other)).toContainText(t('learn.safety.saved'))
})

test('a tab that was left behind does not put back what another one has watched since', async ({
  page,
  context,
  t,
  api,
}) => {
  await signIn(page, sara)
  await page.goto(film)
  await seconds(page).toBe(12)
  const other = await context.newPage()
  await other.goto(film)
  await seconds(other).toBe(12)
  await seekTo(other, 31)
  await expect(safetyLine(other)).toContainText(t('learn.safety.saved'))
  await expect.poll(async () => (await lessonAtServer(context.request, 'c-001-l-08'))?.lastPosition).toBe(31)
  await closeTab(page)
  await other.waitForLoadState('networkidle')
  await other.getByRole('button', { name: t('learn.bar.previous') }).click()
  await expect(other).not.toHaveURL(film)
  await other.goBack()
  await seconds(other).toBe(31)
  const told = (await api.received('updateProgress')).map(({ body }) => (body as ProgressUpdate).lastPosition)
  expect(told.filter((second) => second !== undefined)).toEqual([31])
})
