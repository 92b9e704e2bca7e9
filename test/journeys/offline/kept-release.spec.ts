import type { Page } from '@playwright/test'
import { enroll, lessonAtServer, row, saveStatusLine } from '../durability/learning'
import { test as base, expect, languages, sara, signIn } from '../support/fixtures'
import { startReleases } from '../support/releases'
import {
  acceptedWork,
  keepOpenLesson,
  lessonPath,
  numbers,
  openLesson,
  openLessonAt,
  plays,
  submitQuiz,
  type Texts,
} from './keeping'

const { CLIP, TEXT, PAPER, QUIZ } = numbers
/** A course of one text. */
const SHORT = 'large-1x1'
const [textId, quizId] = [`c-001-l-${TEXT}`, `c-001-l-${QUIZ}`]

type Releases = Awaited<ReturnType<typeof startReleases>>

const test = base.extend<{ releases: Releases }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  releases: async ({}, use, { project }) => {
    const releases = await startReleases('dist', project.outputDir)
    await use(releases)
    await releases.close()
  },
  baseURL: ({ releases }, use) => use(releases.origin),
})

/** The entry of the program of the page. */
const programOf = (page: Page) =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src).find((src) => /\/js\/index\./.test(src)))

async function keepOneOfEach(page: Page, t: Texts) {
  await signIn(page, sara)
  for (const number of [CLIP, TEXT, PAPER, QUIZ]) {
    await openLesson(page, number)
    await keepOpenLesson(page, t)
  }
}

/** Another release waits for the end of all pages. */
const releaseWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    await new Promise<void>((resolve) => {
      const isWaiting = () => (registration.waiting ? resolve() : setTimeout(isWaiting, 20))
      isWaiting()
    })
  })

/** The next page, without a connection, is the first one of the waiting release. */
async function takeOverOffline(page: Page, path: string) {
  await page.context().setOffline(true)
  await page.goto(path)
  await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).waiting)
  await page.reload()
}

/** Each kept lesson opens without a connection, and what is learned in them reaches the server once. */
async function learnOffline(page: Page, t: Texts) {
  const context = page.context()
  await page.goto(lessonPath(CLIP))
  await plays(page)
  await page.goto(lessonPath(PAPER))
  await expect(page.locator('[data-words]')).toBeAttached()
  await page.goto(lessonPath(QUIZ))
  await submitQuiz(page, t)
  await page.goto(lessonPath(TEXT))
  await page.getByRole('button', { name: t('learn.bar.next') }).click()
  for (const id of [textId, quizId])
    await expect(row(page, id).locator('svg[data-status="completed"]')).toBeVisible()
  await expect(saveStatusLine(page)).toHaveAttribute('data-save-status', 'onDevice')
  await context.setOffline(false)
  await expect(saveStatusLine(page)).toHaveAttribute('data-save-status', 'saved', { timeout: 75_000 })
  expect(await acceptedWork(page)).toEqual([`markComplete ${textId}`, `updateProgress ${quizId}`])
  for (const id of [textId, quizId])
    expect(await lessonAtServer(context.request, id)).toMatchObject({ status: 'completed' })
}

for (const language of languages)
  test.describe(`kept lessons and a new release, ${language}`, () => {
    test.use({ language })

    test('that the learner loads: her lessons open in it without a connection', async ({
      page,
      context,
      t,
      releases,
      expectComplaint,
    }) => {
      test.setTimeout(240_000)
      expectComplaint(/no-response|could not be/)
      await keepOneOfEach(page, t)
      const program = await programOf(page)
      const viewers = await page.evaluate(() => localStorage.getItem('kept-viewers'))
      releases.release()
      await page.goto('/my-courses')
      const offer = page.getByRole('status').filter({ hasText: t('frame.update.text') })
      await expect(offer).toBeVisible({ timeout: 60_000 })
      await offer.getByRole('button', { name: t('frame.update.load') }).click()
      // Some seconds after the start the page has the new viewers.
      await page.waitForFunction(
        (old) => ![old, null].includes(localStorage.getItem('kept-viewers')),
        viewers,
      )
      await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).waiting)
      expect(await programOf(page)).not.toBe(program)
      await context.setOffline(true)
      await learnOffline(page, t)
    })

    test('that takes over after her last visit: her lessons open in it without a connection', async ({
      page: before,
      context,
      t,
      releases,
      expectComplaint,
    }) => {
      test.setTimeout(240_000)
      expectComplaint(/no-response|could not be|ChunkLoadError: Loading chunk \w+ failed/)
      await keepOneOfEach(before, t)
      const program = await programOf(before)
      releases.release()
      await releaseWaits(before)
      await before.close()
      const page = await context.newPage()
      await takeOverOffline(page, lessonPath(TEXT))
      expect(await programOf(page)).not.toBe(program)
      await learnOffline(page, t)
    })

    test('that takes over after her last visit has the account menu and the completion dialog', async ({
      page: before,
      context,
      t,
      releases,
      expectComplaint,
    }) => {
      test.setTimeout(120_000)
      expectComplaint(/no-response|could not be/)
      await signIn(before, sara)
      await enroll(before, SHORT)
      await openLessonAt(before, `/learn/${SHORT}?lesson=${SHORT}-l-01`)
      await keepOpenLesson(before, t)
      const program = await programOf(before)
      releases.release()
      await releaseWaits(before)
      await before.close()
      const page = await context.newPage()
      await takeOverOffline(page, `/learn/${SHORT}?lesson=${SHORT}-l-01`)
      expect(await programOf(page)).not.toBe(program)
      await page.getByRole('button', { name: new RegExp(t('frame.account.menu')) }).click()
      // The plain menu, which stands in for one that cannot be loaded.
      await expect(
        page.getByRole('list').getByRole('button', { name: t('frame.account.logout') }),
      ).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t('learn.bar.finish') }).click()
      const dialog = page.getByRole('dialog', { name: t('learn.done.title') })
      await expect(dialog).toBeVisible()
      const picture = dialog.locator('img').first()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    })
  })
