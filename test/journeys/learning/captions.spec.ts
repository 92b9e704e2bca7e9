import type { Page } from '@playwright/test'
import { expect, expectAccessible, languagesOfRun, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import {
  changeLesson,
  choose,
  clip,
  film,
  isPaused,
  play,
  remembered,
  seconds,
  seekTo,
  video,
} from '../support/watching'

const caption = (page: Page) => page.locator('.plyr__caption')
/** Both positions in one evaluation, because the caption moves up for the controls. */
const places = (page: Page) =>
  page.locator('.plyr').evaluate((player) => {
    const words = player.querySelector('.plyr__caption')!.getBoundingClientRect()
    const picture = player.getBoundingClientRect()
    const controls = [...player.querySelectorAll('.plyr__controls > *')]
    return {
      isInThePicture: words.top > picture.top && words.left >= picture.left,
      isAboveTheControls: controls.every((control) => control.getBoundingClientRect().top >= words.bottom),
    }
  })

const lines = { en: 'Stack the blocks', fa: 'بلوک‌ها را روی هم بچین' }
const names = { en: 'English', fa: 'فارسی' }

for (const language of languagesOfRun)
  test.describe(`the captions of a video, ${language}`, () => {
    test.use({ language })

    test('have the language and direction of the page, and are shown above the controls', async ({
      page,
      t,
    }) => {
      await signIn(page, sara)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(film)
        await seconds(page).toBe(12)
        if (width === 360) await page.getByRole('button', { name: t('learn.video.captionsOn') }).click()
        await expect(caption(page)).toContainText(lines[language])
        await expect(page.locator('.plyr__captions')).toHaveAttribute('lang', language)
        await expect(caption(page)).toHaveCSS('direction', language === 'fa' ? 'rtl' : 'ltr')
        // The controls are shown while the video is paused, and cover no caption once it has moved up.
        await expect.poll(() => places(page)).toEqual({ isInThePicture: true, isAboveTheControls: true })
        await expectAccessible(page)
      }
    })

    test('are listed by language, and the player remembers the chosen one and whether it is on', async ({
      page,
      t,
    }) => {
      const other = language === 'en' ? 'fa' : 'en'
      await signIn(page, sara)
      await page.goto(film)
      await seconds(page).toBe(12)
      const settings = page.getByRole('button', { name: t('learn.video.settings'), exact: true })
      await settings.press('Enter')
      await page.getByRole('menuitem', { name: new RegExp(`^${t('learn.video.captions')}`) }).press('Enter')
      await expect(page.getByRole('menuitemradio')).toHaveText([t('learn.video.off'), /^English/, /^فارسی/])
      await expect(page.getByRole('menuitemradio').first()).toHaveAttribute('aria-checked', 'true')
      await page.getByRole('menuitemradio', { name: new RegExp(`^${names[other]}`) }).press('Enter')
      await expect(caption(page)).toContainText(lines[other])
      await expect.poll(() => remembered(page)).toMatchObject({ showsCaptions: true, captionLanguage: other })
      await page.reload()
      await expect(caption(page)).toContainText(lines[other])
      await expect(caption(page)).toHaveCSS('direction', other === 'fa' ? 'rtl' : 'ltr')
      await page.getByRole('button', { name: t('learn.video.captionsOff') }).click()
      await expect(caption(page)).toBeHidden()
      await expect
        .poll(() => remembered(page))
        .toMatchObject({ showsCaptions: false, captionLanguage: other })
      await page.reload()
      await seconds(page).toBe(12)
      await expect(page.getByRole('button', { name: t('learn.video.captionsOn') })).toBeVisible()
      await expect(caption(page)).toBeHidden()
    })
  })

test('captions follow the video, a change of quality and a switch of language', async ({ page, t }) => {
  await signIn(page, sara)
  await page.goto(film)
  await seconds(page).toBe(12)
  await page
    .getByRole('button', { name: t('learn.video.play') })
    .first()
    .press('c')
  await expect(caption(page)).toContainText(lines.en)
  await choose(page, t('learn.video.settings'), t('learn.video.quality'), t('learn.video.low'))
  await play(page, t('learn.video.play'))
  await expect(caption(page)).toContainText('First walk, then jump')
  // The video is paused from here on, as each line is shown for a few seconds only.
  await page
    .getByRole('button', { name: t('learn.video.pause'), exact: true })
    .last()
    .press('Enter')
  await isPaused(page).toBe(true)
  await seekTo(page, 21)
  await expect(caption(page).locator('b')).toHaveText('start')
  await page
    .getByRole('button', { name: new RegExp(t('frame.language')) })
    .first()
    .click()
  await page.getByText('فارسی', { exact: true }).click()
  await expect(caption(page)).toContainText('حالا start را بزن')
  await expect.poll(() => remembered(page)).toMatchObject({ showsCaptions: true, captionLanguage: null })
})

test('a video without tracks offers no captions, and their key does nothing', async ({ page, t }) => {
  await signIn(page, sara)
  await page.goto(clip)
  await play(page, t('learn.video.play'))
  await expect(page.getByRole('button', { name: t('learn.video.captionsOn') })).toHaveCount(0)
  await page.getByRole('button', { name: t('learn.video.settings'), exact: true }).press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([/^Speed/, /^Loop/])
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  const pause = page.getByRole('button', { name: t('learn.video.pause'), exact: true }).last()
  await pause.press('c')
  await pause.press('l')
  await expect.poll(() => video(page)).toMatchObject({ isPaused: false, isLooping: true })
  await expect.poll(() => remembered(page)).toMatchObject({ loops: true, showsCaptions: false })
})

test.describe('a video with bad captions', () => {
  const persian = { language: 'fa', label: 'فارسی', url: '/mock-media/video/captions-fa.vtt' }

  for (const [what, answer] of [
    ['are missing', { status: 404, body: 'no' }],
    ['are HTML', { status: 200, contentType: 'text/html', body: '<html>Please sign in</html>' }],
    ['fail to load', undefined],
  ] as const)
    test(`plays on with a message if they ${what}`, async ({ page, t, expectComplaint }) => {
      expectComplaint(/404 .*captions-en/)
      await signIn(page, sara)
      await page.route('**/captions-en.vtt', (route) =>
        answer ? route.fulfill(answer) : route.abort('connectionfailed'),
      )
      await page.goto(film)
      await seconds(page).toBe(12)
      await page.getByRole('button', { name: t('learn.video.captionsOn') }).click()
      await expect(page.getByText(t('learn.video.captionsFailed'))).toBeVisible()
      await play(page, t('learn.video.play'))
      await seconds(page).toBeGreaterThan(13)
      // The other captions are still offered, and the learner's choice is kept.
      await page.getByRole('button', { name: t('learn.video.settings'), exact: true }).press('Enter')
      await page.getByRole('menuitem', { name: new RegExp(`^${t('learn.video.captions')}`) }).press('Enter')
      await expect(page.getByRole('menuitemradio')).toHaveText([t('learn.video.off'), /^فارسی/])
      await expect.poll(() => remembered(page)).toMatchObject({ showsCaptions: true })
      await page.getByRole('menuitemradio', { name: /^فارسی/ }).press('Enter')
      await expect(caption(page)).toBeVisible()
    })

  test('offers no hostile address, and shows hostile labels and captions as text', async ({ page, t }) => {
    const script = `<img src=x onerror="document.title='owned'">`
    await signIn(page, sara)
    await page.route('**/captions-fa.vtt', (route) =>
      route.fulfill({
        contentType: 'text/vtt',
        body: `WEBVTT\n\n00:00.000 --> 00:40.000\n<v ${script}>&lt;img src=x onerror=alert(1)&gt; <c.plyr__control>Hello</c> ${script}`,
      }),
    )
    await changeLesson(page, '08', {
      captions: [
        { language: 'en', label: 'English', url: 'javascript:alert(1)' },
        { ...persian, label: script },
        { language: 'de', label: '', url: '/mock-media/video/captions-en.vtt' },
      ],
    })
    await page.goto(film)
    await seconds(page).toBe(12)
    await page.getByRole('button', { name: t('learn.video.settings'), exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: new RegExp(`^${t('learn.video.captions')}`) }).press('Enter')
    await expect(page.getByRole('menuitemradio')).toHaveText([
      t('learn.video.off'),
      /^<img src=x/,
      /^Deutsch/,
    ])
    await page.getByRole('menuitemradio', { name: /^<img/ }).press('Enter')
    await expect(caption(page)).toContainText('<img src=x onerror=alert(1)> Hello')
    await expect(page.locator('.plyr img')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await play(page, t('learn.video.play'))
    await isPaused(page).toBe(false)
    await expect(page).not.toHaveTitle('owned')
  })
})
