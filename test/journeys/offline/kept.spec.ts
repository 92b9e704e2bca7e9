import type { Page } from '@playwright/test'
import { lessonAtServer, open, saveStatusLine } from '../durability/learning'
import { everythingKept } from '../support/everythingKept'
import { expect, expectAccessible, languages, omid, sara, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'

import {
  fetchesOf,
  isKept,
  keeping,
  keepOpenLesson,
  lessonPath,
  numbers,
  openLesson,
  openList,
  plays,
  submitQuiz,
} from './keeping'

const { PICTURE, CLIP, BESIDE_CLIP, FILM, TEXT, PAPER, QUIZ, STREAM } = numbers

/** The number of rows in the database of kept lessons. */
const storedRows = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await resultOf(indexedDB.open('kept-lessons'))
    const counts = [...database.objectStoreNames].map((store) =>
      resultOf(database.transaction(store).objectStore(store).count()),
    )
    const all = await Promise.all(counts)
    database.close()
    return all.reduce((sum, count) => sum + count, 0)
  })

/** The beginning of the address of each file that Sara keeps. */
const FILE = '/mock-media/'

/** Sara's data: her course, her id, and the address of a file that she keeps. */
const traces = ['c-001', 'u-001', FILE]

async function tracesInCaches(page: Page) {
  const { caches } = JSON.parse(await everythingKept(page))
  const text = JSON.stringify(caches)
  expect(text).toContain('/static/')
  return traces.filter((trace) => text.includes(trace))
}

for (const language of languages)
  test.describe(`kept lessons, ${language}`, () => {
    test.use({ language })

    test('of each type open offline, and the work in them reaches the server once', async ({
      page: before,
      context,
      t,
      api,
      expectComplaint,
    }) => {
      test.setTimeout(240_000)
      expectComplaint(/no-response|could not be|cannot keep|Loading chunk/)
      await signIn(before, sara)
      await openLesson(before, PAPER)
      await openList(before, t)
      const dialog = before.getByRole('dialog')
      await dialog.getByRole('checkbox', { name: t('keeping.dialog.chapter') }).check()
      await expect(dialog.getByText(t('keeping.dialog.asked'))).toHaveCount(0)
      await expectAccessible(before)
      await dialog.getByRole('button', { name: t('keeping.dialog.keep') }).click()
      await expect(dialog.locator('[data-keeping=kept]')).toHaveCount(4, { timeout: 60_000 })
      await expectAccessible(before)
      for (const number of [PICTURE, CLIP, STREAM]) {
        await open(before, lessonPath(number))
        await keepOpenLesson(before, t)
      }
      await before.goto('/my-courses')
      await expect(before.getByRole('article').first()).toContainText(
        t('keeping.count_other', { number: (7).toLocaleString(language) }),
      )
      await before.close()

      await context.setOffline(true)
      const page = await context.newPage()
      // My courses opens in place of the home page.
      await page.goto('/')
      await expect(page).toHaveURL('/my-courses')
      await expect(page.getByText(t('keeping.offline'))).toBeVisible()
      // A Persian word with an Arabic letter, as some keyboards type it.
      const word = language === 'fa' ? 'اسكرچ' : 'scratch'
      await page.getByRole('searchbox', { name: t('keeping.search.label') }).fill(word)
      const found = t('keeping.search.found_other', { number: (7).toLocaleString(language) })
      await expect(page.getByText(found)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('main').locator('ul a').first().click()
      await expect(page).toHaveURL(/\/learn\/first-steps-in-scratch\?lesson=/)
      await page.goto('/courses')
      await expect(page.getByRole('link', { name: t('keeping.storage.title') })).toHaveAttribute(
        'href',
        '/my-courses',
      )
      await page.goto(lessonPath(PICTURE))
      const picture = page.locator('article figure img')
      await expect(picture).toHaveAttribute('src', /^blob:/)
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await page.goto(lessonPath(PAPER))
      await expect(page.locator('article section')).toHaveAttribute('aria-busy', 'false')
      await expect(page.locator('[data-words]')).toBeAttached()
      for (const number of [CLIP, FILM, STREAM]) {
        await page.goto(lessonPath(number))
        await plays(page)
      }
      await page.goto(lessonPath(TEXT))
      await expect(page.locator('article p').nth(2)).toBeVisible()
      await page.getByRole('button', { name: t('learn.bar.next') }).click()
      await page.goto(lessonPath(QUIZ))
      await submitQuiz(page, t)
      await expect(saveStatusLine(page)).toHaveAttribute('data-save-status', 'onDevice')

      await context.setOffline(false)
      await page.goto(lessonPath(TEXT))
      await expect(saveStatusLine(page)).toHaveAttribute('data-save-status', 'saved')
      for (const number of [TEXT, QUIZ])
        await expect
          .poll(() => lessonAtServer(context.request, `c-001-l-${number}`))
          .toMatchObject({ status: 'completed' })
      const submits = (await api.received('updateProgress')).filter(({ body }) =>
        JSON.stringify(body).includes('quizAnswers'),
      )
      expect(submits.map(({ status }) => status)).toEqual([200])
    })

    test('resume a broken or paused download at its last byte, and can be removed', async ({
      page,
      t,
      api,
      expectComplaint,
    }) => {
      test.setTimeout(120_000)
      expectComplaint(/ERR_|could not be/)
      await signIn(page, sara)
      await page.goto('/user/profile')
      await expect(page.getByText(t('keeping.storage.empty', { keep: t('keeping.keep') }))).toBeVisible()
      await openLesson(page, BESIDE_CLIP)
      await openList(page, t)
      const dialog = page.getByRole('dialog')
      // After the whole course and the whole chapter comes its first lesson, the clip.
      await dialog.getByRole('checkbox').nth(2).check()
      const file = { path: '/mock-media/video/clip.mp4', method: 'GET' }
      // Two answers end after their first part, at the release.
      await api.fail({ ...file, kind: 'stall', times: 2 })
      await dialog.getByRole('button', { name: t('keeping.dialog.keep') }).click()
      const state = dialog.locator('[data-keeping]').first()
      await expect(state).toHaveAttribute('data-keeping', 'loading')
      // The rows are the lesson and the file whose download has begun.
      await expect.poll(() => storedRows(page)).toBe(2)
      await api.release()
      await expect.poll(() => fetchesOf(page, file.path)).toHaveLength(2)
      await dialog.getByRole('button', { name: new RegExp(`^${t('keeping.pause')}`) }).click()
      await expect(state).toHaveAttribute('data-keeping', 'paused')
      await api.release()
      await openLesson(page, CLIP)
      await expect(keeping(page)).toHaveAttribute('data-keeping', 'paused')
      await expectAccessible(page)
      await page.getByRole('button', { name: new RegExp(`^${t('keeping.goOn')}`) }).click()
      await isKept(page)
      const [first, ...later] = await fetchesOf(page, file.path)
      expect(first).toBe('bytes=0-')
      expect(later).toHaveLength(2)
      for (const range of later) expect(range).toMatch(/^bytes=[1-9]/)
      await page.goto('/user/profile')
      const section = page.getByRole('region', { name: t('keeping.storage.title') })
      await expect(section.getByText(t('keeping.kept')).first()).toBeVisible()
      await expectAccessible(page)
      await section.getByRole('button', { name: t('keeping.storage.removeAll') }).click()
      const question = page.getByRole('dialog', { name: t('keeping.storage.question') })
      await question.getByRole('button', { name: t('keeping.storage.removeAll') }).click()
      await expect(section.getByText(t('keeping.storage.empty', { keep: t('keeping.keep') }))).toBeVisible()
      expect(await storedRows(page)).toBe(0)
    })

    test('are hidden from another user of the device, and sign-out deletes them on request', async ({
      page,
      context,
      t,
      expectComplaint,
    }) => {
      test.setTimeout(120_000)
      expectComplaint(/could not be|no-response|Loading chunk|ERR_/)
      await signIn(page, sara)
      await page.goto('/my-courses')
      await openLesson(page, PICTURE)
      await keepOpenLesson(page, t)
      // The search would notice: it finds each trace before sign-out.
      for (const trace of traces) expect(await everythingKept(page)).toContain(trace)
      expect(await tracesInCaches(page)).toEqual([])
      const signOut = async (choice: string) => {
        await page.getByRole('button', { name: new RegExp(t('frame.account.menu')) }).click()
        await page.getByRole('menuitem', { name: t('frame.account.logout') }).click()
        await expectAccessible(page)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t(choice) })
          .click()
        await expect(page).toHaveURL('/')
      }
      await signOut('keeping.signOut.keep')
      expect(await tracesInCaches(page)).toEqual([])
      // Without a connection the home page does not reveal that somebody keeps lessons here.
      await context.setOffline(true)
      await page.goto('/')
      await expect(pageHeading(page)).toBeVisible()
      await expect(page).toHaveURL('/')
      await context.setOffline(false)
      await signIn(page, omid)
      await page.goto('/user/profile')
      await expect(page.getByText(t('keeping.storage.empty', { keep: t('keeping.keep') }))).toBeVisible()
      for (const trace of ['c-001', FILE]) expect(await page.content()).not.toContain(trace)
      expect(await tracesInCaches(page)).toEqual([])

      await signIn(page, sara)
      await openLesson(page, PICTURE)
      await isKept(page)
      await expect(page.locator('article figure img')).toHaveAttribute('src', /^blob:/)
      await expect(pageHeading(page)).toBeVisible()
      await signOut('keeping.signOut.delete')
      for (const trace of traces) await expect.poll(() => everythingKept(page)).not.toContain(trace)
    })
  })
