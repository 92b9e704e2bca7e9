import type { Page } from '@playwright/test'
import type { ProgressUpdate } from '../../../src/api/types'
import { expect, sara, signIn, test } from '../support/fixtures'
import { film, seconds, seekTo } from '../support/watching'
import {
  areCompleted,
  closeTab,
  goOn,
  learnTexts,
  lessonAtServer,
  open,
  quizPath,
  row,
  saveStatusLine,
  textId,
  textPath,
} from './learning'

test('a lesson completed in one tab shows as completed in the other without the server', async ({
  page,
  context,
  t,
  api,
}) => {
  await learnTexts(page, sara)
  const other = await context.newPage()
  await open(other, textPath(2))
  await api.fail({ path: '/api/enrollment/*', kind: 'drop-request', times: 99 })
  for (const number of [1, 2, 3]) {
    await goOn(page, t)
    await expect(row(other, textId(number)).locator('svg[data-status="completed"]')).toBeVisible()
  }
  expect(await areCompleted(context.request, [1, 2, 3].map(textId))).toBe(false)
})

test('a quiz option chosen in one tab is chosen in the other, too', async ({ page, context }) => {
  await signIn(page, sara)
  await open(page, quizPath)
  const other = await context.newPage()
  await open(other, quizPath)
  for (const question of [0, 1, 2]) {
    const option = (tab: Page) => tab.locator('fieldset').nth(question).getByRole('radio').nth(2)
    await option(page).check()
    await expect(option(other)).toBeChecked()
  }
})

test('the other tab sends the outbox after the sending tab is closed', async ({ page, context, t, api }) => {
  await learnTexts(page, sara)
  const other = await context.newPage()
  await open(other, textPath(5))
  await api.fail({ path: '/api/enrollment/*', method: 'POST', kind: 'drop-request', times: 99 })
  await page.bringToFront()
  await goOn(page, t, 2)
  await expect(saveStatusLine(other)).toContainText(t('learn.saveStatus.onDeviceOffline'))
  await closeTab(page)
  await api.mend()
  await expect.poll(() => areCompleted(context.request, [1, 2].map(textId))).toBe(true)
  await expect(saveStatusLine(other)).toContainText(t('learn.saveStatus.saved'))
})

test('a tab that closes does not overwrite the later video position of another tab', async ({
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
  await expect(saveStatusLine(other)).toContainText(t('learn.saveStatus.saved'))
  await expect.poll(async () => (await lessonAtServer(context.request, 'c-001-l-08'))?.lastPosition).toBe(31)
  await closeTab(page)
  await other.waitForLoadState('networkidle')
  await other.getByRole('button', { name: t('learn.bar.previous') }).click()
  await expect(other).not.toHaveURL(film)
  await other.goBack()
  await seconds(other).toBe(31)
  const shown = (await api.received('updateProgress')).map(
    ({ body }) => (body as ProgressUpdate).lastPosition,
  )
  expect(shown.filter((second) => second !== undefined)).toEqual([31])
})
