import type { Page } from '@playwright/test'
import { expect, expectAccessible, languagesOfRun, sara, signIn, test } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import {
  changeLesson,
  clip,
  film,
  height,
  isPaused,
  play,
  seconds,
  seekTo,
  stream,
  video,
} from '../support/watching'

const message = (page: Page) => page.locator('[data-video-box]').getByRole('alert')
const refusePaths = (page: Page, paths: string) =>
  page.route(paths, (route) => route.fulfill({ status: 404, body: '<html>no</html>' }))

for (const language of languagesOfRun)
  test.describe(`a video that fails, ${language}`, () => {
    test.use({ language })

    test("shows an error, and 'Try again' by keyboard plays on at the same position", async ({
      page,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/404 .*m3u8/)
      await signIn(page, sara)
      await refusePaths(page, '**/*.m3u8')
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(film)
        await expect(message(page)).toContainText(t('learn.video.failed'))
        await expectAccessible(page)
      }
      await page.unroute('**/*.m3u8')
      await tabTo(page, page.getByRole('button', { name: t('ui.retry'), exact: true }))
      await page.keyboard.press('Enter')
      await expect(message(page)).toBeHidden()
      await expect(page.locator('.plyr__controls [data-plyr="play"]')).toBeFocused()
      await seconds(page).toBeGreaterThan(12.5)
      await height(page).toBe(720)
      await isPaused(page).toBe(false)
    })

    test('shows that the connection is lost, and plays on by itself when it is back', async ({
      page,
      context,
      t,
    }) => {
      await signIn(page, sara)
      // The video is short, and all of it would be buffered at once.
      await page.route('**/part-{3,4}.m4s', (route) => route.abort('internetdisconnected'))
      await page.goto(film)
      await seconds(page).toBe(12)
      // The learner seeks within the buffered part.
      await expect.poll(async () => (await video(page)).buffered).toBeGreaterThan(23.5)
      await play(page, t('learn.video.play'))
      await context.setOffline(true)
      await seekTo(page, 22)
      await expect(message(page)).toContainText(t('learn.video.offline'))
      const { second } = await video(page)
      expect(second).toBeGreaterThan(23)
      await page.unroute('**/part-{3,4}.m4s')
      await context.setOffline(false)
      await expect(message(page)).toBeHidden()
      await seconds(page).toBeGreaterThan(second)
      expect((await video(page)).second).toBeLessThan(second + 10)
    })
  })

test.describe('a playlist whose segments fail in the middle', () => {
  for (const [what, lesson] of [
    ['three playlists', film],
    ['one playlist with three renditions', stream],
  ] as const)
    test(`${what}: plays what is buffered, then shows an error; 'Try again' plays on`, async ({
      page,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/404 .*part-3/)
      await signIn(page, sara)
      await refusePaths(page, '**/part-3.m4s')
      await page.goto(lesson)
      await height(page).toBe(720)
      await play(page, t('learn.video.play'))
      await seekTo(page, 20)
      await expect(message(page)).toContainText(t('learn.video.failed'))
      const { second } = await video(page)
      expect(second).toBeGreaterThan(23)
      await page.unroute('**/part-3.m4s')
      await message(page)
        .getByRole('button', { name: t('ui.retry') })
        .click()
      await expect(message(page)).toBeHidden()
      await seconds(page).toBeGreaterThan(24.5)
      await isPaused(page).toBe(false)
    })

  test('plays another quality if one is broken', async ({ page, t, expectComplaint }) => {
    expectComplaint(/404 .*medium/)
    await signIn(page, sara)
    await refusePaths(page, '**/medium/*')
    await page.goto(film)
    await height(page).toBe(360)
    await seconds(page).toBe(12)
    await expect(message(page)).toBeHidden()
    await page.getByRole('button', { name: t('learn.video.settings'), exact: true }).press('Enter')
    await expect(page.getByRole('menuitem', { name: /^Quality/ })).toHaveText(/Low/)
  })
})

test.describe('a video lesson without a playable video', () => {
  const page404 = { status: 404, contentType: 'text/html', body: '<html>no</html>' }
  const aPage = { status: 200, contentType: 'text/html', body: '<html>Sign in, please</html>' }

  for (const [what, path, answer] of [
    ['a missing file', clip, page404],
    ['HTML in place of a file', clip, aPage],
    ['HTML in place of a playlist', stream, aPage],
  ] as const)
    test(`${what}: shows an error, and plays on retry once the file is there`, async ({
      page,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/404 .*clip/)
      await signIn(page, sara)
      const files = path === clip ? '**/clip.mp4' : '**/*.m3u8'
      await page.route(files, (route) => route.fulfill(answer))
      await page.goto(path)
      await expect(message(page)).toContainText(t('learn.video.failed'))
      await message(page)
        .getByRole('button', { name: t('ui.retry') })
        .click()
      await expect(message(page)).toContainText(t('learn.video.failed'))
      await page.unroute(files)
      await message(page)
        .getByRole('button', { name: t('ui.retry') })
        .click()
      await seconds(page).toBeGreaterThan(0.5)
      await expect(message(page)).toBeHidden()
    })

  test('HTML in place of segments: shows an error, and plays on retry', async ({ page, t }) => {
    await signIn(page, sara)
    await page.route('**/*.m4s', (route) => route.fulfill(aPage))
    await page.goto(stream)
    await expect(message(page)).toBeVisible()
    await page.unroute('**/*.m4s')
    await message(page)
      .getByRole('button', { name: t('ui.retry') })
      .click()
    await seconds(page).toBeGreaterThan(0.5)
  })

  test('an unsupported codec: says that this browser cannot play it', async ({ page, t }) => {
    await signIn(page, sara)
    await page.route('**/master.m3u8', (route) =>
      route.fulfill({
        contentType: 'application/vnd.apple.mpegurl',
        body: '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1000,RESOLUTION=640x360,CODECS="dvh1.05.06,ec-3"\nlow/index.m3u8\n',
      }),
    )
    await page.goto(stream)
    await expect(message(page)).toContainText(t('learn.video.unplayable'))
  })
})

test('a single-file video that breaks off plays what is buffered, shows an error, and plays on after a retry', async ({
  page,
  t,
  api,
}) => {
  const path = '/mock-media/video/clip.mp4'
  // The connection breaks only when the first part is in the player: a browser may discard data that arrives
  // with the break. The page requests the file's size with HEAD, for 'Keep on this device'.
  await api.fail({ kind: 'stall', path, method: 'GET' })
  await api.fail({ kind: 'drop-request', path, method: 'GET', times: 1_000 })
  await signIn(page, sara)
  await page.goto(clip)
  await expect.poll(async () => (await video(page)).buffered).toBeGreaterThan(2)
  await api.release()
  await play(page, t('learn.video.play'))
  await seekTo(page, (await video(page)).buffered - 2)
  await expect(message(page)).toContainText(t('learn.video.failed'), { timeout: 60_000 })
  const { second } = await video(page)
  expect(second).toBeGreaterThan(1)
  // The browser repeats its request, too. It has to wait, or the message would disappear before the press.
  let press = () => {}
  const pressed = new Promise<void>((resolve) => {
    press = resolve
  })
  await page.route('**/clip.mp4', async (route) => {
    await pressed
    await route.continue()
  })
  await api.mend()
  await message(page)
    .getByRole('button', { name: t('ui.retry') })
    .click()
  press()
  await expect(message(page)).toBeHidden()
  await seconds(page).toBeGreaterThan(second)
  expect((await video(page)).second).toBeLessThan(second + 10)
})

test('a single-file video without a connection says so, and plays by itself when it is back', async ({
  page,
  context,
  t,
}) => {
  await signIn(page, sara)
  await page.route('**/clip.mp4', (route) => route.abort('internetdisconnected'))
  await page.goto(clip)
  await expect(message(page)).toContainText(t('learn.video.failed'))
  await context.setOffline(true)
  await message(page)
    .getByRole('button', { name: t('ui.retry') })
    .click()
  await expect(message(page)).toContainText(t('learn.video.offline'))
  await page.unroute('**/clip.mp4')
  await context.setOffline(false)
  await expect(message(page)).toBeHidden()
  await seconds(page).toBeGreaterThan(0.5)
})

test('a video in full screen shows its error there, with the focus', async ({ page, t, expectComplaint }) => {
  expectComplaint(/404 .*part-/)
  await signIn(page, sara)
  await refusePaths(page, '**/part-{3,4}.m4s')
  await page.goto(film)
  // A video that is sought in before it has its position would return to the stored one.
  await seconds(page).toBe(12)
  await play(page, t('learn.video.play'))
  await page.getByRole('button', { name: t('learn.video.enterFullscreen') }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await seekTo(page, 23)
  await expect(message(page)).toBeVisible()
  const shown = await page.evaluate(() =>
    document.fullscreenElement?.contains(document.querySelector('[data-video-box] [role="alert"]')),
  )
  expect(shown).toBe(true)
  // The focus was in the player, and moves to the button.
  await expect(message(page).getByRole('button', { name: t('ui.retry') })).toBeFocused()
})

test('a playlist with its sound in a separate stream plays the sound', async ({ page, t }) => {
  await signIn(page, sara)
  await changeLesson(page, '12', { fileUrl: '/mock-media/video/sound-apart/master.m3u8' })
  await page.goto(stream)
  await play(page, t('learn.video.play'))
  await seconds(page).toBeGreaterThan(1)
  expect((await video(page)).soundBytes).toBeGreaterThan(0)
})

test("a video shows our poster if the course's fails, and 'Video not available' without a source", async ({
  page,
  t,
  expectComplaint,
}) => {
  expectComplaint(/404 .*courses/)
  await signIn(page, sara)
  await refusePaths(page, '**/mock-media/courses/*')
  await page.goto(stream)
  await expect(page.locator('.plyr__poster')).toHaveCSS('background-image', /lesson-poster/)
  await changeLesson(page, '12', { fileUrl: 'javascript:alert(1)', videoQualities: 'none' })
  await page.goto(stream)
  await expect(page.getByText(t('learn.video.unavailable'))).toBeVisible()
})
