import { areCompleted, goOn, row, saveStatusLine } from '../durability/learning'
import { test as base, expect, languagesOfRun, sara, signIn } from '../support/fixtures'
import { startFront } from '../support/front'
import { startJudgedHost } from '../support/judged'
import { pageHeading } from '../support/pageHeading'
import { acceptedWork, keepOpenLesson, lessonPath, numbers, openLesson } from './keeping'

const TEXT_ID = `c-001-l-${numbers.TEXT}`

type Front = Awaited<ReturnType<typeof startFront>>

const test = base.extend<{ front: Front }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  front: async ({}, use, { project }) => {
    const host = await startJudgedHost({ site: 'dist' }, project.outputDir)
    const front = await startFront(() => host.origin)
    await use(front)
    front.close()
    await host.close()
  },
  baseURL: ({ front }, use) => use(front.origin),
})

// The fixtures call the host at the end of each test.
test.afterEach(({ front }) => front.answerAgain())

for (const language of languagesOfRun)
  test.describe(`a connection that breaks unnoticed, ${language}`, () => {
    test.use({ language })

    test('a kept lesson opens, and its completion reaches the server', async ({
      page,
      t,
      front,
      expectComplaint,
    }) => {
      expectComplaint(/no-response|could not be/)
      await signIn(page, sara)
      await openLesson(page, numbers.TEXT)
      await keepOpenLesson(page, t)
      // The second visit is the first that the worker serves.
      await openLesson(page, numbers.TEXT)
      front.fallSilent()
      await page.goto(lessonPath(numbers.TEXT), { waitUntil: 'commit' })
      await expect(pageHeading(page)).toBeVisible()
      await goOn(page, t)
      await expect(row(page, TEXT_ID)).toContainText(t('learn.completed'))
      await page.goto('/my-courses', { waitUntil: 'commit' })
      await expect(page.getByText(t('myCourses.fromDevice'))).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('button', { name: new RegExp(t('frame.account.menu')) })).toBeVisible()
      front.answerAgain()
      await openLesson(page, numbers.TEXT)
      await expect(saveStatusLine(page)).toHaveAttribute('data-save-status', 'saved', { timeout: 60_000 })
      // The page that was left cannot see the answer to its last report, so the next page sends it again.
      expect(new Set(await acceptedWork(page))).toEqual(new Set([`markComplete ${TEXT_ID}`]))
      expect(await areCompleted(page.context().request, [TEXT_ID])).toBe(true)
    })

    test('a course that the page has shown before opens again', async ({ page, front, expectComplaint }) => {
      expectComplaint(/no-response|could not be/)
      await signIn(page, sara)
      await openLesson(page, numbers.TEXT)
      await page.goto('/my-courses')
      const course = page.locator('main a[href^="/learn/first-steps-in-scratch"]').first()
      await course.click()
      await expect(pageHeading(page)).toBeVisible()
      await page.goBack()
      await expect(course).toBeVisible()
      front.fallSilent()
      await course.click()
      await expect(page).toHaveURL(/\/learn\//)
      await expect(pageHeading(page)).toBeVisible()
    })

    test('a learner can sign out, which removes her session record', async ({
      page,
      t,
      front,
      expectComplaint,
    }) => {
      expectComplaint(/no-response|could not be/)
      await signIn(page, sara)
      await openLesson(page, numbers.TEXT)
      // The second visit is the first that the worker serves.
      await openLesson(page, numbers.TEXT)
      front.fallSilent()
      await page.goto('/my-courses', { waitUntil: 'commit' })
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('button', { name: new RegExp(t('frame.account.menu')) }).click()
      await page.getByText(t('frame.account.logout'), { exact: true }).click()
      await expect(
        page.getByRole('banner').getByRole('link', { name: t('frame.account.signin') }),
      ).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    })
  })
