import type { Page } from '@playwright/test'
import { expect, expectAccessible, languages, sara, signIn, test } from './fixtures'

const course = '/learn/first-steps-in-scratch'
const lesson = (number: string) => `${course}?lesson=c-001-l-${number}`

const video = (page: Page) =>
  page.locator('video').evaluate((element: HTMLVideoElement) => ({
    second: element.currentTime,
    isPaused: element.paused,
    height: element.videoHeight,
    speed: element.playbackRate,
  }))

const seconds = (page: Page) => expect.poll(async () => (await video(page)).second, { timeout: 20_000 })

async function play(page: Page, name: string) {
  const button = page.locator('.plyr__control--overlaid')
  await expect(button).toHaveAccessibleName(new RegExp(name))
  await button.click()
  await expect.poll(async () => (await video(page)).isPaused).toBe(false)
}

/** Chooses one of the settings, by keyboard, by the words of its entry and its choice. */
async function choose(page: Page, settings: string, entry: string, choice: string) {
  await page.getByRole('button', { name: settings, exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).press('Enter')
  await page.getByRole('menuitemradio', { name: choice, exact: true }).press('Enter')
  await page.keyboard.press('Escape')
}

for (const language of languages)
  test.describe(`the video of a lesson, ${language}`, () => {
    test.use({ language })

    test('plays its playlist, and a change of quality keeps the place', async ({ page, t }) => {
      await signIn(page, sara)
      await page.goto(lesson('08'))
      await seconds(page).toBe(12)
      await play(page, t('learn.video.play'))
      await seconds(page).toBeGreaterThan(14)
      expect((await video(page)).height).toBe(720)
      const before = await video(page)
      await choose(page, t('learn.video.settings'), t('learn.video.quality'), t('learn.video.high'))
      await expect.poll(async () => (await video(page)).height).toBe(1080)
      await expect.poll(async () => (await video(page)).isPaused).toBe(false)
      const after = await video(page)
      expect(after.second).toBeGreaterThanOrEqual(before.second - 1)
      expect(after.second).toBeLessThan(before.second + 10)
    })

    test('closed in one tab, it goes on in another: same lesson, same second', async ({
      page,
      context,
      t,
      api,
    }) => {
      await signIn(page, sara)
      await page.goto(lesson('12'))
      await play(page, t('learn.video.play'))
      await seconds(page).toBeGreaterThan(7)
      const { second } = await video(page)
      await page.close({ runBeforeUnload: true })
      const told = async () => (await api.received('updateProgress')).map(({ body }) => body)
      await expect
        .poll(told)
        .toContainEqual({ lessonId: 'c-001-l-12', status: 'in_progress', lastPosition: 5 })
      const other = await context.newPage()
      await other.goto('/my-courses')
      await other
        .getByRole('article')
        .filter({ has: other.locator('a[href$="first-steps-in-scratch"]') })
        .getByRole('link', { name: t('myCourses.continue') })
        .click()
      await expect(other).toHaveURL(lesson('12'))
      await seconds(other).toBeGreaterThanOrEqual(5)
      expect(Math.abs((await video(other)).second - second)).toBeLessThanOrEqual(5)
    })

    test('its end completes the lesson and moves to the next', async ({ page, t, api }) => {
      await signIn(page, sara)
      await page.goto(lesson('08'))
      await seconds(page).toBe(12)
      await play(page, t('learn.video.play'))
      await page.locator('video').evaluate((element: HTMLVideoElement) => {
        element.currentTime = element.duration - 1.5
      })
      await expect(page).toHaveURL(lesson('09'))
      await expect(page.getByText(t('learn.lessonCompleted'))).toBeVisible()
      expect((await api.received('updateProgress')).map(({ body }) => body)).toContainEqual({
        lessonId: 'c-001-l-08',
        status: 'completed',
        lastPosition: 0,
      })
    })

    test('a switch of language changes its words and leaves it where it was', async ({ page, t }) => {
      await signIn(page, sara)
      await page.goto(lesson('08'))
      await seconds(page).toBe(12)
      await play(page, t('learn.video.play'))
      await seconds(page).toBeGreaterThan(14)
      const before = (await video(page)).second
      await page
        .getByRole('button', { name: new RegExp(t('frame.language')) })
        .first()
        .click()
      const other = language === 'en' ? 'فارسی' : 'English'
      await page.getByText(other, { exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'en' ? 'rtl' : 'ltr')
      await seconds(page).toBeGreaterThanOrEqual(before)
      await expect.poll(async () => (await video(page)).isPaused).toBe(false)
      // Media controls run from left to right in every language.
      await expect(page.locator('.plyr__controls')).toHaveCSS('direction', 'ltr')
    })

    test('every kind of lesson is accessible', async ({ page, t }) => {
      await signIn(page, sara)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        for (const [number, viewer] of [
          ['01', '.plyr__controls'],
          ['02', 'article'],
          ['03', 'article img'],
          ['04', 'article h2'],
          ['10', 'article canvas'],
          ['11', 'article form'],
        ] as const) {
          await page.goto(lesson(number))
          await expect(page.locator(viewer).first()).toBeVisible()
          await expectAccessible(page)
        }
        await page.goto('/my-courses')
        await expect(page.getByRole('link', { name: t('myCourses.continue') }).first()).toBeVisible()
        await expectAccessible(page)
      }
    })
  })

test('a plain file plays, seeks by 10 seconds, and remembers speed and volume', async ({ page, t }) => {
  await signIn(page, sara)
  await page.goto(lesson('05'))
  await play(page, t('learn.video.play'))
  await seconds(page).toBeGreaterThan(1)
  const before = (await video(page)).second
  await page.locator('.plyr').press('ArrowRight')
  await seconds(page).toBeGreaterThanOrEqual(before + 10)
  await choose(page, t('learn.video.settings'), t('learn.video.speed'), '1.5×')
  await page.getByRole('button', { name: t('learn.video.mute') }).press('Enter')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('player'))).toContain('isMuted\\":true')
  await page.reload()
  await expect.poll(async () => (await video(page)).speed).toBe(1.5)
  expect(await page.locator('video').evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
})

test('the settings are quality, speed and loop; a loop starts again at the end', async ({ page, t }) => {
  await signIn(page, sara)
  await page.goto(lesson('08'))
  await seconds(page).toBe(12)
  await choose(page, t('learn.video.settings'), t('learn.video.loop'), t('learn.video.on'))
  await play(page, t('learn.video.play'))
  await page.locator('video').evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 1
  })
  await seconds(page).toBeLessThan(5)
  await expect(page).toHaveURL(lesson('08'))
})

test("a playlist that cannot be had: a message with 'Try again' that keeps the place", async ({
  page,
  t,
  expectComplaint,
}) => {
  expectComplaint(/404 .*m3u8/)
  await signIn(page, sara)
  await page.route('**/*.m3u8', (route) => route.fulfill({ status: 404, body: '<html>no</html>' }))
  await page.goto(lesson('08'))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(t('learn.video.failed'))
  await page.unroute('**/*.m3u8')
  await alert.getByRole('button', { name: t('ui.retry') }).click()
  await expect(alert).toBeHidden()
  await seconds(page).toBeGreaterThanOrEqual(12)
  await expect.poll(async () => (await video(page)).height).toBe(720)
})

test('a lesson is learned by keyboard alone', async ({ page, t }) => {
  await signIn(page, sara)
  await page.goto(lesson('08'))
  await seconds(page).toBe(12)
  await page
    .getByRole('button', { name: new RegExp(`^${t('learn.video.play')}`) })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await seconds(page).toBeGreaterThan(13)
  await page.getByRole('button', { name: t('learn.bar.next') }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(lesson('09'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
