import type { Locator, Page } from '@playwright/test'
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
  row,
  safetyLine,
  textId,
  textPath,
} from './learning'

const WITHIN_MS = 1000

/** When something is so, to within 10 milliseconds, in milliseconds since 1970. */
const whenSo = (place: Locator, selector: string) =>
  place.evaluate(
    (element, isSo) =>
      new Promise<number>((resolve) => {
        const looking = setInterval(() => {
          if (!element.matches(isSo)) return
          clearInterval(looking)
          resolve(Date.now())
        }, 10)
      }),
    selector,
  )

/** When she presses something in this tab, in milliseconds since 1970. */
const whenPressed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener('click', () => resolve(Date.now()), { capture: true, once: true })
      }),
  )

/** Three times over: a machine that pauses now and then says nothing of how long the way is. */
async function expectSoon(once: (time: number) => Promise<number>) {
  const times = [await once(1), await once(2), await once(3)].sort((one, other) => one - other)
  test.info().annotations.push({ type: 'from the press to the other tab', description: `${times} ms` })
  expect(times[1]).toBeLessThanOrEqual(WITHIN_MS)
}

test('a lesson completed in one tab is completed in the other within a second', async ({
  page,
  context,
  t,
}) => {
  await learnTexts(page, sara)
  const other = await context.newPage()
  await open(other, textPath(2))
  await expectSoon(async (number) => {
    const seen = whenSo(row(other, textId(number)), ':has(svg[data-status="completed"])')
    const pressed = whenPressed(page)
    await goOn(page, t)
    return (await seen) - (await pressed)
  })
})

test('an option chosen in one tab is chosen in the other, too', async ({ page, context }) => {
  await signIn(page, sara)
  await open(page, quizPath)
  const other = await context.newPage()
  await open(other, quizPath)
  await expectSoon(async (question) => {
    const option = (tab: Page) =>
      tab
        .locator('fieldset')
        .nth(question - 1)
        .getByRole('radio')
        .nth(2)
    const seen = whenSo(option(other), ':checked')
    const pressed = whenPressed(page)
    await option(page).check()
    return (await seen) - (await pressed)
  })
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
