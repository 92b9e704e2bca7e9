import type { Page } from '@playwright/test'
import { expect, languagesOfRun, sara, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'
import { allHasCome } from '../support/traffic'
import { expectHydrated, holdProgram, PROGRAM, recordPage } from './program'

// These tests are about the time before the program has loaded.
test.use({ waitsForProgram: false })

const course = '/learn/first-steps-in-scratch'

/** The addresses of the pictures that have loaded before the program. */
const earlyPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[data-early-picture]')].flatMap((image) =>
      image.complete && image.naturalWidth > 0 ? [new URL(image.src).pathname] : [],
    ),
  )

for (const language of languagesOfRun)
  test.describe(`a learner's pages before the program has loaded, ${language}`, () => {
    test.use({ language })

    test('the player shows its loading message and the picture of the course', async ({ page, t }) => {
      await signIn(page, sara)
      const letGo = await holdProgram(page)
      await page.goto(course, { waitUntil: 'domcontentloaded' })
      await expect(page.getByText(t('learn.loading'))).toBeVisible()
      await expect.poll(() => earlyPictures(page)).toEqual(['/mock-media/courses/scratch-1.svg'])
      letGo()
      await expect(pageHeading(page)).toBeVisible()
      await expect(page.getByText(t('learn.loading'))).toBeHidden()
    })

    test('my courses shows its heading and the pictures of the courses', async ({ page, t }) => {
      await signIn(page, sara)
      const letGo = await holdProgram(page)
      await page.goto('/my-courses', { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1, name: t('myCourses.title') })).toBeVisible()
      await expect.poll(() => earlyPictures(page)).toHaveLength(3)
      const pictures = await earlyPictures(page)
      letGo()
      await expect(page.getByRole('article')).toHaveCount(3)
      expect(
        await page
          .getByRole('article')
          .evaluateAll((cards) => cards.map((card) => card.querySelector('img')?.getAttribute('src'))),
      ).toEqual(pictures)
    })

    test('the pictures of the last visit load before the server answers, and are forgotten at sign-out', async ({
      page,
      t,
    }) => {
      await signIn(page, sara)
      await page.goto('/my-courses')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('boot:pictures'))).toContain('courses')
      await page.route('**/api/enrollment/my-courses', () => {})
      const letGo = await holdProgram(page)
      await page.goto('/my-courses', { waitUntil: 'domcontentloaded' })
      await expect.poll(() => earlyPictures(page)).toHaveLength(3)
      letGo()
      await page.getByRole('button', { name: t('frame.account.menu') }).click()
      await page.getByRole('menuitem', { name: t('frame.account.logout') }).click()
      await expect(page).toHaveURL('/')
      expect(await page.evaluate(() => localStorage.getItem('boot:pictures'))).toBeNull()
    })

    test('the profile shows its headings and the names of its fields', async ({ page, t }) => {
      await signIn(page, sara)
      const letGo = await holdProgram(page)
      await page.goto('/user/profile', { waitUntil: 'domcontentloaded' })
      for (const name of ['titles.profile', 'profile.details', 'profile.history.title'])
        await expect(page.getByRole('heading', { name: t(name), exact: true })).toBeVisible()
      await expect(page.getByText(t('profile.email'), { exact: true })).toBeVisible()
      letGo()
      await expect(page.getByText(sara.email)).toBeVisible()
    })

    for (const path of [course, '/my-courses', '/user/profile'])
      test(`${path} hydrates without console messages or repeated calls`, async ({ page }) => {
        await signIn(page, sara)
        await allHasCome(page)
        const { messages, calls } = recordPage(page)
        await page.goto(path)
        await expectHydrated(page)
        await allHasCome(page)
        expect(messages).toEqual([])
        expect(calls).toEqual([...new Set(calls)])
      })
  })

test("each learner's page leads a visitor to sign-in", async ({ page, t }) => {
  for (const path of [course, '/my-courses', '/user/profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: t('signin.title') })).toBeVisible()
  }
})

test('the program loads although the server does not answer for the early pictures', async ({ page }) => {
  await signIn(page, sara)
  await page.route('**/api/course/get-full-course/**', () => {})
  const program = page.waitForRequest(PROGRAM)
  await page.goto(course, { waitUntil: 'domcontentloaded' })
  await program
  await expectHydrated(page)
})

for (const [what, imageUrl] of [
  ['an invalid address', 'javascript:document.title="run"'],
  ['a number', 17],
  ['a missing picture', '/mock-media/courses/gone.svg'],
] as const)
  test(`the player opens although the picture of the course is ${what}`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/^404 \/mock-media\/courses\/gone\.svg$/)
    await signIn(page, sara)
    await page.route('**/api/course/get-full-course/**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), imageUrl } })
    })
    await page.goto(course)
    await expectHydrated(page)
    await expect(pageHeading(page)).toBeVisible()
    expect(await page.title()).not.toBe('run')
  })
