import type { Page } from '@playwright/test'
import { expect, expectAccessible, languagesOfRun, sara, signIn, test } from '../support/fixtures'
import { findParts, loseParts } from '../support/lostParts'
import { pageHeading } from '../support/pageHeading'
import { lessonPath, seconds } from '../support/watching'

const kinds = [
  ['a video', '05', '.plyr__controls'],
  ['a picture', '03', 'article img'],
  ['a PDF', '10', 'article canvas'],
  ['a quiz', '11', 'article form'],
] as const

const text = lessonPath('02')

const row = (page: Page, number: string) =>
  page.getByRole('complementary').locator(`a[href$="lesson=c-001-l-${number}"]`)

for (const language of languagesOfRun)
  test.describe(`a viewer that cannot be loaded, ${language}`, () => {
    test.use({ language })

    for (const [what, number, viewer] of kinds)
      test(`${what}: the player stays and shows an error; 'Try again' loads it when the connection is back`, async ({
        page,
        t,
      }) => {
        await signIn(page, sara)
        await page.goto(text)
        await openChapterOf(page, number)
        await loseParts(page)
        await row(page, number).press('Enter')
        const alert = page.getByRole('main').getByRole('alert')
        await expect(alert).toHaveText(t('learn.viewerMissing'))
        await expect(pageHeading(page)).toBeVisible()
        await expect(page.getByRole('button', { name: t('learn.bar.next') })).toBeVisible()
        await expectAccessible(page)
        const retry = page.getByRole('button', { name: t('ui.retry') })
        await page.route('**/learn/**', (route) => route.abort('internetdisconnected'))
        await retry.press('Enter')
        await expect(retry).toBeFocused()
        await expect(alert).toBeVisible()
        await findParts(page)
        await retry.press('Enter')
        await expect(page.locator(viewer).first()).toBeVisible()
        await expect(alert).toBeHidden()
        await expect(pageHeading(page)).toBeFocused()
      })
  })

/** Opens chapters until the row of the lesson is shown. */
async function openChapterOf(page: Page, number: string) {
  const chapters = page.getByRole('complementary').locator('h3 button')
  await expect(chapters.first()).toBeVisible()
  for (let place = 0; place < (await chapters.count()); place++) {
    if ((await row(page, number).count()) > 0) return
    await chapters.nth(place).click()
  }
}

test('a viewer that could not be loaded loads by itself when the connection is back', async ({
  page,
  context,
  t,
}) => {
  await signIn(page, sara)
  await page.goto(text)
  await openChapterOf(page, '11')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await row(page, '11').press('Enter')
  await expect(page.getByText(t('learn.viewerMissing'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('article form')).toBeVisible()
})

test('a video whose playlist library cannot be loaded shows an error, and plays on retry', async ({
  page,
  t,
}) => {
  await signIn(page, sara)
  await page.goto(lessonPath('05'))
  await expect(page.locator('.plyr__controls')).toBeVisible()
  await openChapterOf(page, '08')
  await loseParts(page)
  await row(page, '08').press('Enter')
  const alert = page.locator('[data-video-box]').getByRole('alert')
  await expect(alert).toContainText(t('learn.video.failed'))
  await findParts(page)
  await alert.getByRole('button', { name: t('ui.retry') }).click()
  await seconds(page).toBeGreaterThan(11)
})

test('a viewer that a new release has removed reloads the page on retry, at the same lesson', async ({
  page,
  t,
  expectComplaint,
}) => {
  // The new page may fetch chunks ahead before they are available again.
  expectComplaint(/ChunkLoadError/)
  await signIn(page, sara)
  await page.goto(text)
  await openChapterOf(page, '11')
  await loseParts(page)
  await row(page, '11').press('Enter')
  await expect(page.getByText(t('learn.viewerMissing'))).toBeVisible()
  const opened = page.waitForEvent('load')
  await page.getByRole('button', { name: t('ui.retry') }).press('Enter')
  await opened
  await findParts(page)
  await expect(page).toHaveURL(lessonPath('11'))
})

test('a course whose completion dialog cannot be loaded is congratulated on in the page', async ({
  page,
  t,
}) => {
  await signIn(page, sara)
  await page.goto('/learn/hello-english')
  await expect(pageHeading(page)).toBeVisible()
  await expect(page.getByRole('button', { name: t('learn.bar.next') })).toBeVisible()
  await loseParts(page)
  const rows = page.getByRole('complementary').locator('a')
  await page.getByRole('complementary').locator('h3 button').last().click()
  await rows.last().click()
  await page.getByRole('button', { name: t('learn.bar.finish') }).press('Enter')
  await expect(page.getByText(t('learn.sectionDone'))).toBeVisible()
  await expect(pageHeading(page)).toBeVisible()
})

test('an overview that cannot be loaded shows an error on its card, and opens on another press', async ({
  page,
  t,
}) => {
  await signIn(page, sara)
  await page.goto('/my-courses')
  const overview = page.getByRole('button', { name: t('myCourses.overview') })
  await expect(overview).toBeVisible()
  await loseParts(page)
  await overview.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(t('myCourses.overviewFailed'))
  await expect(overview).toBeFocused()
  await findParts(page)
  await overview.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
