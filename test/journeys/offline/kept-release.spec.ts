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

/** The address of the page's entry script. */
const programOf = (page: Page) =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src).find((src) => /\/js\/index\./.test(src)))

async function keepOneOfEach(page: Page, t: Texts) {
  await signIn(page, sara)
  for (const number of [CLIP, TEXT, PAPER, QUIZ]) {
    await openLesson(page, number)
    await keepOpenLesson(page, t)
  }
}

/** Waits until another release is installed and waits for all pages to close. */
const releaseWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    await new Promise<void>((resolve) => {
      const isWaiting = () => (registration.waiting ? resolve() : setTimeout(isWaiting, 20))
      isWaiting()
    })
  })

/** Opens the first page of the waiting release without a connection. */
async function takeOverOffline(page: Page, path: string) {
  await page.context().setOffline(true)
  await page.goto(path)
  await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).waiting)
  await page.reload()
}

/** Opens each kept lesson offline, and checks that the work in them reaches the server once. */
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

    test('kept lessons open offline in a release that the learner has loaded', async ({
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
      // The page loads the new viewers some seconds after its start.
      await page.waitForFunction(
        (old) => ![old, null].includes(localStorage.getItem('kept-viewers')),
        viewers,
      )
      await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).waiting)
      expect(await programOf(page)).not.toBe(program)
      await context.setOffline(true)
      await learnOffline(page, t)
    })

    test('kept lessons open offline in a release that takes over after the last visit', async ({
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

    test('the account menu and the completion dialog open offline in a release that has taken over', async ({
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
      // This is the plain menu, which replaces one that cannot be loaded.
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
