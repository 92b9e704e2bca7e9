import { localDigits } from '../../../src/lib/i18n/numbers'
import { expect, expectAccessible, languagesOfRun, sara, signIn } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { test } from '../support/onePage'
import {
  choose,
  clip,
  film,
  height,
  isPaused,
  play,
  remembered,
  seconds,
  seekTo,
  stream,
  video,
} from '../support/watching'

for (const language of languagesOfRun)
  test.describe(`the video of a lesson, ${language}`, () => {
    test.use({ language })

    test('has a named control for play, seek, times, mute, volume, settings and full screen', async ({
      page,
      t,
    }) => {
      await signIn(page, sara)
      await page.goto(film)
      await seconds(page).toBe(12)
      const player = page.locator('.plyr')
      const clock = (time: string) => localDigits(time, language)
      await expect(player.getByRole('button', { name: t('learn.video.play'), exact: true })).toHaveCount(2)
      for (const name of ['mute', 'captionsOn', 'settings', 'enterFullscreen'])
        await expect(
          player.getByRole('button', { name: t(`learn.video.${name}`), exact: true }),
        ).toBeVisible()
      for (const name of ['seek', 'volume'])
        await expect(
          player.getByRole('slider', { name: t(`learn.video.${name}`), exact: true }),
        ).toBeVisible()
      await expect(player.getByRole('slider', { name: t('learn.video.seek') })).toHaveAttribute(
        'aria-valuetext',
        t('learn.video.position')
          .replace('{currentTime}', clock('00:12'))
          .replace('{duration}', clock('00:40')),
      )
      await expect(player.getByRole('timer', { name: t('learn.video.currentTime') })).toHaveText(
        clock('00:12'),
      )
      await expect(player.getByRole('timer', { name: t('learn.video.duration') })).toHaveText(clock('00:40'))
      await player.getByRole('button', { name: t('learn.video.settings') }).press('Enter')
      await expect(player.getByRole('menuitem')).toHaveText(
        ['captions', 'quality', 'speed', 'loop'].map((name) => new RegExp(`^${t(`learn.video.${name}`)}`)),
      )
      await expectAccessible(page)
    })

    test('is shown in a box of 640×360, and fits a phone with all of its controls', async ({ page }) => {
      await signIn(page, sara)
      await page.goto(film)
      await seconds(page).toBe(12)
      await expect.poll(() => page.locator('video').boundingBox()).toMatchObject({ width: 640, height: 360 })
      await page.setViewportSize({ width: 360, height: 740 })
      const boxOf = async () => (await page.locator('.plyr').boundingBox())!
      await expect.poll(async () => (await boxOf()).width).toBeLessThanOrEqual(360)
      const box = await boxOf()
      expect(box.width).toBeGreaterThan(320)
      for (const control of await page.locator('.plyr__controls > *, .plyr__controls input').all()) {
        await expect(control).toBeVisible()
        const place = (await control.boundingBox())!
        expect(place.x).toBeGreaterThanOrEqual(box.x)
        expect(place.x + place.width).toBeLessThanOrEqual(box.x + box.width)
      }
      // Media controls run from left to right in every language; two rows are enough.
      await expect(page.locator('.plyr__controls')).toHaveCSS('direction', 'ltr')
      expect((await page.locator('.plyr__controls').boundingBox())!.height).toBeLessThan(80)
    })

    test('can be used by keyboard alone: play, seek by 10 seconds, sound, captions', async ({ page, t }) => {
      await signIn(page, sara)
      await page.goto(film)
      await seconds(page).toBe(12)
      // The large button disappears once it is pressed; the focus stays in the player.
      await tabTo(page, page.getByRole('button', { name: t('learn.video.play'), exact: true }))
      await page.keyboard.press('Enter')
      await isPaused(page).toBe(false)
      const pause = page.getByRole('button', { name: t('learn.video.pause'), exact: true })
      await expect(pause.last()).toBeFocused()
      await page.keyboard.press('Enter')
      await isPaused(page).toBe(true)
      const { second } = await video(page)
      await page.keyboard.press('ArrowRight')
      await seconds(page).toBeCloseTo(second + 10, 1)
      await tabTo(page, page.getByRole('slider', { name: t('learn.video.seek'), exact: true }))
      await page.keyboard.press('ArrowLeft')
      await seconds(page).toBeCloseTo(second, 1)
      await tabTo(page, page.getByRole('button', { name: t('learn.video.mute'), exact: true }))
      await page.keyboard.press('Space')
      await expect(page.getByRole('button', { name: t('learn.video.unmute'), exact: true })).toBeFocused()
      expect(await video(page)).toMatchObject({ isMuted: true })
      await page.keyboard.press('Space')
      await expect(page.getByRole('slider', { name: t('learn.video.volume') })).toHaveValue('1')
      await tabTo(page, page.getByRole('slider', { name: t('learn.video.volume'), exact: true }))
      await page.keyboard.press('Home')
      await expect.poll(() => remembered(page)).toMatchObject({ volume: 0, isMuted: false })
      await tabTo(page, page.getByRole('button', { name: t('learn.video.captionsOn'), exact: true }))
      await page.keyboard.press('Enter')
      await expect(page.locator('.plyr__caption')).toContainText(language === 'en' ? 'Stack' : 'بلوک‌ها')
    })

    test('has menus that work by keyboard, with the arrow keys of the reading direction', async ({
      page,
      t,
    }) => {
      await signIn(page, sara)
      await page.goto(film)
      await seconds(page).toBe(12)
      const [onwards, back] = language === 'en' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
      const entry = (name: string) =>
        page.getByRole('menuitem', { name: new RegExp(`^${t(`learn.video.${name}`)}`) })
      const choice = (name: string) => page.getByRole('menuitemradio', { name, exact: true })
      await tabTo(page, page.getByRole('button', { name: t('learn.video.settings'), exact: true }))
      await page.keyboard.press('Enter')
      await expect(entry('captions')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('menuitemradio').first()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(entry('captions')).toBeFocused()
      await expect(entry('captions')).toHaveCSS('outline-style', 'solid')
      await page.keyboard.press('ArrowDown')
      await expect(entry('quality')).toBeFocused()
      await page.keyboard.press(onwards)
      await expect(choice(t('learn.video.low'))).toBeFocused()
      await page.keyboard.press(back)
      await expect(entry('captions')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(choice(t('learn.video.low'))).toBeFocused()
      await page.keyboard.press('Enter')
      // The focus is back on the entry, with a visible outline.
      await expect(entry('quality')).toBeFocused()
      await expect(entry('quality')).toHaveText(new RegExp(t('learn.video.low')))
      await expect(entry('quality')).toHaveCSS('outline-style', 'solid')
      await height(page).toBe(360)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press(onwards)
      await page.keyboard.press('ArrowUp')
      await expect(choice(language === 'en' ? '2×' : '۲×')).toBeFocused()
      await page.keyboard.press('Space')
      await expect.poll(async () => (await video(page)).speed).toBe(2)
      await expect(entry('speed')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press(onwards)
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await video(page)).isLooping).toBe(true)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: t('learn.video.settings'), exact: true })).toBeFocused()
      await seconds(page).toBeCloseTo(12, 1)
      await expect
        .poll(() => remembered(page))
        .toMatchObject({ quality: 'low', speed: 2, loops: true, showsCaptions: false })
    })

    test('enters and leaves full screen by keyboard', async ({ page, t }) => {
      await signIn(page, sara)
      await page.goto(film)
      await seconds(page).toBe(12)
      const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
      await tabTo(page, page.getByRole('button', { name: t('learn.video.enterFullscreen'), exact: true }))
      await page.keyboard.press('Enter')
      await expect.poll(isFull).toBe(true)
      await expect
        .poll(async () => (await page.locator('video').boundingBox())?.width)
        .toBe(page.viewportSize()?.width)
      await expect(
        page.getByRole('button', { name: t('learn.video.exitFullscreen'), exact: true }),
      ).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(isFull).toBe(false)
    })

    for (const [what, lesson] of [
      ['a playlist for each quality', film],
      ['a single playlist with three renditions', stream],
    ] as const)
      test(`keeps its position in another quality, which it remembers, with ${what}`, async ({ page, t }) => {
        await signIn(page, sara)
        await page.goto(lesson)
        await height(page).toBe(720)
        await play(page, t('learn.video.play'))
        await seekTo(page, 14)
        await seconds(page).toBeGreaterThan(15)
        const begun = performance.now()
        const before = await video(page)
        await choose(page, t('learn.video.settings'), t('learn.video.quality'), t('learn.video.high'))
        await height(page).toBe(1080)
        await isPaused(page).toBe(false)
        await seconds(page).toBeGreaterThanOrEqual(before.second - 1)
        const after = await video(page)
        // The video has played on meanwhile.
        expect(after.second).toBeLessThan(before.second + (performance.now() - begun) / 1000 + 1)
        await page.reload()
        await height(page).toBe(1080)
        await page.getByRole('button', { name: t('learn.video.settings'), exact: true }).press('Enter')
        await expect(
          page.getByRole('menuitem', { name: new RegExp(`^${t('learn.video.quality')}`) }),
        ).toHaveText(new RegExp(t('learn.video.high')))
      })

    test('plays on over a switch of language', async ({ page, t }) => {
      await signIn(page, sara)
      await page.goto(film)
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
      await expect(page.locator('.plyr__controls')).toHaveCSS('direction', 'ltr')
    })
  })

test('a single-file video plays, seeks by 10 seconds, and remembers speed, mute and loop', async ({
  page,
  t,
}) => {
  await signIn(page, sara)
  await page.goto(clip)
  await play(page, t('learn.video.play'))
  await seconds(page).toBeGreaterThan(1)
  const before = (await video(page)).second
  await page.locator('.plyr').press('ArrowRight')
  await seconds(page).toBeGreaterThanOrEqual(before + 10)
  await choose(page, t('learn.video.settings'), t('learn.video.loop'), t('learn.video.on'))
  await choose(page, t('learn.video.settings'), t('learn.video.speed'), '1.5×')
  await page.getByRole('button', { name: t('learn.video.mute') }).press('Enter')
  await expect.poll(() => remembered(page)).toMatchObject({ speed: 1.5, isMuted: true, loops: true })
  await page.reload()
  await expect.poll(() => video(page)).toMatchObject({ speed: 1.5, isMuted: true, isLooping: true })
})

test('a looped video starts again at its end', async ({ page, t }) => {
  await signIn(page, sara)
  await page.goto(film)
  await seconds(page).toBe(12)
  await choose(page, t('learn.video.settings'), t('learn.video.loop'), t('learn.video.on'))
  await play(page, t('learn.video.play'))
  await seekTo(page, 39)
  await seconds(page).toBeLessThan(5)
  await expect(page).toHaveURL(film)
})
