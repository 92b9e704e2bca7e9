import type { Page } from '@playwright/test'
import { expect, languagesOfRun, sara, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'
import { allHasCome } from '../support/traffic'
import { expectHydrated, holdProgram, PROGRAM, recordPage } from './program'

// The time before the program is there is the subject here.
test.use({ waitsForProgram: false })

const course = '/learn/first-steps-in-scratch'

/** The pictures that have come into the frame. */
const earlyPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[data-early-picture]')].flatMap((image) =>
      image.complete && image.naturalWidth > 0 ? [new URL(image.src).pathname] : [],
    ),
  )

for (const language of languagesOfRun)
  test.describe(`a learner's own pages before the program, ${language}`, () => {
    test.use({ language })

    test('the player has its places, and the picture of the course', async ({ page, t }) => {
      await signIn(page, sara)
      const letGo = await holdProgram(page)
      await page.goto(course, { waitUntil: 'domcontentloaded' })
      await expect(page.getByText(t('learn.loading'))).toBeVisible()
      await expect.poll(() => earlyPictures(page)).toEqual(['/mock-media/courses/scratch-1.svg'])
      letGo()
      await expect(pageHeading(page)).toBeVisible()
      await expect(page.getByText(t('learn.loading'))).toBeHidden()
    })

    test('my courses has its heading, and the pictures of her courses', async ({ page, t }) => {
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

    test('the pictures of her last visit are there before the server answers, and go when she signs out', async ({
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

    test('the profile has its headings and the names of its fields', async ({ page, t }) => {
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
      test(`${path} comes alive without a word on the console, and asks for nothing twice`, async ({
        page,
      }) => {
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

test('a visitor is led to sign-in', async ({ page, t }) => {
  for (const path of [course, '/my-courses', '/user/profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: t('signin.title') })).toBeVisible()
  }
})

test('a server that says nothing does not keep the program from coming', async ({ page }) => {
  await signIn(page, sara)
  await page.route('**/api/course/get-full-course/**', () => {})
  const program = page.waitForRequest(PROGRAM)
  await page.goto(course, { waitUntil: 'domcontentloaded' })
  await program
  await expectHydrated(page)
})

for (const [what, imageUrl] of [
  ['an address that is none', 'javascript:document.title="run"'],
  ['a number', 17],
  ['a picture that is gone', '/mock-media/courses/gone.svg'],
] as const)
  test(`where the picture of a course is ${what}, the player opens all the same`, async ({
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
