import { expect, sara, signIn, test } from '../support/fixtures'
import { film, seconds, seekTo, video } from '../support/watching'
import {
  areCompleted,
  goOn,
  learnTexts,
  lessonAtServer,
  open,
  row,
  saveStatusLine,
  textId,
  textPath,
} from './learning'

const FILM = 'c-001-l-08'

test('the server joins the lessons of two devices, one of which was offline', async ({
  page,
  context,
  browser,
  t,
}) => {
  await learnTexts(page, sara)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, sara)
  await open(other, textPath(5))
  await context.setOffline(true)
  await goOn(page, t, 2)
  await goOn(other, t, 2)
  await expect.poll(() => areCompleted(other.request, [5, 6].map(textId))).toBe(true)
  await context.setOffline(false)
  await expect.poll(() => areCompleted(other.request, [1, 2, 5, 6].map(textId))).toBe(true)
  for (const number of [1, 2, 5, 6])
    await expect(row(page, textId(number))).toContainText(t('learn.completed'))
  // A learner who returns to a page sees her work on the other device.
  await other.evaluate(() => window.dispatchEvent(new Event('focus')))
  for (const number of [1, 2, 5, 6])
    await expect(row(other, textId(number))).toContainText(t('learn.completed'))
  await other.context().close()
})

test('a video completed on another device stays completed when this one reports a position', async ({
  page,
  context,
  browser,
  t,
}) => {
  await signIn(page, sara)
  await page.goto(film)
  await seconds(page).toBe(12)
  // The video has to be buffered that far before the connection is cut.
  await expect.poll(async () => (await video(page)).buffered).toBeGreaterThan(16)
  await context.setOffline(true)
  await seekTo(page, 16)
  await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.onDeviceOffline'))
  const other = await (await browser.newContext()).newPage()
  await signIn(other, sara)
  await open(other, film)
  await goOn(other, t)
  await expect.poll(() => areCompleted(other.request, [FILM])).toBe(true)
  await context.setOffline(false)
  await expect(row(page, FILM)).toContainText(t('learn.completed'))
  await expect(saveStatusLine(page)).toContainText(t('learn.saveStatus.saved'))
  expect(await lessonAtServer(other.request, FILM)).toMatchObject({ status: 'completed', lastPosition: 0 })
  await other.context().close()
})
