import type { Locator } from '@playwright/test'
import { expect, expectAccessible, languagesOfRun, sara, signIn, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { pageHeading } from '../support/pageHeading'
import { watchWords } from '../support/shownWords'
import {
  lessonPath as lesson,
  play,
  rememberEnd,
  rememberedEnd,
  reportsBetween,
  seconds,
  seekTo,
  video,
} from '../support/watching'

for (const language of languagesOfRun)
  test.describe(`the player, ${language}`, () => {
    test.use({ language })

    test('resumes a video that was closed in one tab in another, at the same second', async ({
      page,
      context,
      t,
      api,
    }) => {
      await signIn(page, sara)
      await page.goto(lesson('12'))
      await play(page, t('learn.video.play'))
      await seconds(page).toBeGreaterThan(7)
      await rememberEnd(page)
      await page.close({ runBeforeUnload: true })
      await expect
        .poll(() => reportsBetween(api, 5, 10))
        .toContainEqual({
          lessonId: 'c-001-l-12',
          status: 'in_progress',
          lastPosition: expect.any(Number),
        })
      const other = await context.newPage()
      await other.goto('/my-courses')
      await other
        .getByRole('article')
        .filter({ has: other.locator('a[href$="first-steps-in-scratch"]') })
        .getByRole('link', { name: t('myCourses.review') })
        .click()
      await expect(other).toHaveURL(lesson('12'))
      const second = await rememberedEnd(other)
      await seconds(other).toBeGreaterThanOrEqual(second - 5)
      expect((await video(other)).second).toBeLessThanOrEqual(second + 5)
    })

    test('completes a lesson at the end of its video and moves to the next', async ({ page, t, api }) => {
      await signIn(page, sara)
      await page.goto(lesson('08'))
      await seconds(page).toBe(12)
      const said = await watchWords(page, '[role=status]')
      await play(page, t('learn.video.play'))
      await seekTo(page, 38.5)
      await expect(page).toHaveURL(lesson('09'))
      await expect.poll(said).toContain(t('learn.lessonCompleted'))
      await expect
        .poll(async () => (await api.received('updateProgress')).map(({ body }) => body))
        .toContainEqual({ lessonId: 'c-001-l-08', status: 'completed', lastPosition: 0 })
    })

    for (const width of [360, 1280])
      test(`is accessible with every type of lesson at ${width} px`, async ({ page, t }) => {
        await page.setViewportSize({ width, height: 800 })
        await signIn(page, sara)
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
        await expect(page.getByRole('link', { name: t('myCourses.review') }).first()).toBeVisible()
        await expectAccessible(page)
      })

    test('can be used by keyboard alone, from the video to the next lesson', async ({ page, t }) => {
      await signIn(page, sara)
      await page.goto(lesson('08'))
      await seconds(page).toBe(12)
      await page
        .getByRole('button', { name: new RegExp(`^${t('learn.video.play')}`) })
        .last()
        .focus()
      await page.keyboard.press('Enter')
      await seconds(page).toBeGreaterThan(13)
      // Time runs to the right in every language.
      await page.keyboard.press('ArrowRight')
      await seconds(page).toBeGreaterThan(22)
      const { second } = await video(page)
      await page.keyboard.press('ArrowLeft')
      await seconds(page).toBeLessThan(second)
      await tabTo(page, page.getByRole('button', { name: t('learn.bar.previous'), exact: true }))
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: t('learn.bar.next') })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(lesson('09'))
      await expect(pageHeading(page)).toBeFocused()
    })

    test('follows the reading direction, except the controls of a video', async ({ page, t }) => {
      await signIn(page, sara)
      await page.goto(lesson('08'))
      await seconds(page).toBe(12)
      const middle = async (place: Locator) => {
        const box = await place.boundingBox()
        return box ? box.x + box.width / 2 : Number.NaN
      }
      const button = (name: string) => page.getByRole('button', { name: t(name), exact: true })
      const controls = page.locator('.plyr__controls')
      const [start, time, full] = await Promise.all(
        ['[data-plyr="play"]', '.plyr__time--current', '[data-plyr="fullscreen"]'].map((part) =>
          middle(controls.locator(part)),
        ),
      )
      expect(start).toBeLessThan(time ?? 0)
      expect(time).toBeLessThan(full ?? 0)
      const list = await middle(page.getByRole('complementary'))
      const stage = await middle(page.getByRole('article'))
      const back = await middle(button('learn.bar.previous'))
      const forth = await middle(button('learn.bar.next'))
      expect(list < stage).toBe(language === 'en')
      expect(back < forth).toBe(language === 'en')
    })
  })
