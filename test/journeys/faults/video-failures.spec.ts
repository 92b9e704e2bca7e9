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

    test("says so, and 'Try again' by keyboard keeps the place and goes on playing", async ({
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

    test('by a lost connection in the middle: it says so, and goes on by itself when the line is back', async ({
      page,
      context,
      t,
    }) => {
      await signIn(page, sara)
      // The film is short, and all of it would be here at once.
      await page.route('**/part-{3,4}.m4s', (route) => route.abort('internetdisconnected'))
      await page.goto(film)
      await seconds(page).toBe(12)
      // She seeks in what is here.
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

test.describe('a playlist whose pieces fail in the middle', () => {
  for (const [what, lesson] of [
    ['of three playlists', film],
    ['of one playlist with three renditions', stream],
  ] as const)
    test(`${what}: what is there is played, then it says so; 'Try again' goes on`, async ({
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

  test('one quality that is broken gives way to another', async ({ page, t, expectComplaint }) => {
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

test.describe('a file that is no video', () => {
  const page404 = { status: 404, contentType: 'text/html', body: '<html>no</html>' }
  const aPage = { status: 200, contentType: 'text/html', body: '<html>Sign in, please</html>' }

  for (const [what, path, answer] of [
    ['a file that is not there', clip, page404],
    ['a page in the place of a file', clip, aPage],
    ['a page in the place of a playlist', stream, aPage],
  ] as const)
    test(`${what}: a message, and another try`, async ({ page, t, expectComplaint }) => {
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

  test('pieces that are no film: a message, and another try', async ({ page, t }) => {
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

  test('a codec that this browser cannot play: a message that says so', async ({ page, t }) => {
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

test('a plain file that breaks off in the middle: what is there is played, then it says so; another try goes on', async ({
  page,
  t,
  api,
}) => {
  const path = '/mock-media/video/clip.mp4'
  // The line breaks only when what came before is in the player: a browser may throw away what comes together
  // with the break. The page asks for the file's size with HEAD, beside 'Keep on this device'.
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
  // The browser also tries again; it waits for the learner, or the message would go before she can press.
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

test('a plain file without a connection says so, and goes on by itself when the line is back', async ({
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

test('a failure is told in the full screen, too', async ({ page, t, expectComplaint }) => {
  expectComplaint(/404 .*part-/)
  await signIn(page, sara)
  await refusePaths(page, '**/part-{3,4}.m4s')
  await page.goto(film)
  // Before it has its place, a film that is sought in goes to where she was.
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
  // The keyboard was in the player: it is on the way out now.
  await expect(message(page).getByRole('button', { name: t('ui.retry') })).toBeFocused()
})

test('a playlist whose sound is a stream of its own is heard', async ({ page, t }) => {
  await signIn(page, sara)
  await changeLesson(page, '12', { fileUrl: '/mock-media/video/sound-apart/master.m3u8' })
  await page.goto(stream)
  await play(page, t('learn.video.play'))
  await seconds(page).toBeGreaterThan(1)
  expect((await video(page)).soundBytes).toBeGreaterThan(0)
})

test("a picture of the course that cannot be had gives way to ours; without a source it says 'Video not available'", async ({
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
