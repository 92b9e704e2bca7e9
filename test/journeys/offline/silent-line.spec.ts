import { areCompleted, goOn, row, saveStatusLine } from '../durability/learning'
import { test as base, expect, languagesOfRun, sara, signIn } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'
import { startReleases } from '../support/releases'
import { acceptedWork, keepOpenLesson, lessonPath, numbers, openLesson } from './keeping'

const TEXT_ID = `c-001-l-${numbers.TEXT}`

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

for (const language of languagesOfRun)
  test.describe(`a connection that breaks unnoticed, ${language}`, () => {
    test.use({ language })

    test('the kept lesson opens, and what is learned in it reaches the server', async ({
      page,
      t,
      releases,
      expectComplaint,
    }) => {
      test.setTimeout(240_000)
      expectComplaint(/no-response|could not be/)
      await signIn(page, sara)
      await openLesson(page, numbers.TEXT)
      await keepOpenLesson(page, t)
      // The second visit is the first that the worker serves.
      await openLesson(page, numbers.TEXT)
      releases.fallSilent()
      await page.goto(lessonPath(numbers.TEXT), { waitUntil: 'commit' })
      await expect(pageHeading(page)).toBeVisible()
      await goOn(page, t)
      await expect(row(page, TEXT_ID)).toContainText(t('learn.completed'))
      await page.goto('/my-courses', { waitUntil: 'commit' })
      await expect(page.getByText(t('myCourses.fromDevice'))).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      releases.answerAgain()
      await openLesson(page, numbers.TEXT)
      await expect(saveStatusLine(page)).toHaveAttribute('data-save-status', 'saved', { timeout: 60_000 })
      // The page that was left cannot see the answer to its last report, so the next page sends it again.
      expect(new Set(await acceptedWork(page))).toEqual(new Set([`markComplete ${TEXT_ID}`]))
      expect(await areCompleted(page.context().request, [TEXT_ID])).toBe(true)
    })
  })
