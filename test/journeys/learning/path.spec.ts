import type { Page } from '@playwright/test'
import { expect, languagesOfRun, omid, test } from '../support/fixtures'
import { rememberEnd, rememberedEnd, reportsBetween } from '../support/watching'

const SLUG = 'first-steps-in-scratch'

for (const language of languagesOfRun)
  test.describe(`the path of a learner, ${language}`, () => {
    test.use({ language })

    test('leads from the catalogue to sign-in, enrolment and a video, and resumes it in another tab', async ({
      page,
      context,
      t,
      api,
    }) => {
      // Catalogue → course.
      await page.goto('/courses')
      await page.getByRole('searchbox').fill('scratch')
      await page.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(/search=scratch/)
      await page.locator(`a[href="/courses/${SLUG}"]`).click()
      await expect(page).toHaveURL(`/courses/${SLUG}`)

      // Enrol as a visitor → sign in → back at the course.
      await page.getByRole('button', { name: t('enrollment.enrollFree') }).click()
      await expect(page).toHaveURL('/signin')
      await expect(page.getByText(t('enrollment.signInFirst'))).toBeVisible()
      await signInByHand(page, t)
      await expect(page).toHaveURL(`/courses/${SLUG}`)

      // Enrol → learn.
      await page.getByRole('button', { name: t('enrollment.enrollFree') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(t('enrollment.doneText'))
      await dialog.getByRole('button', { name: t('enrollment.start') }).click()
      await expect(page).toHaveURL(new RegExp(`/learn/${SLUG}`))

      // The first lesson is a video: it plays, and its position is reported.
      await page
        .getByRole('button', { name: t('learn.video.play') })
        .first()
        .click()
      await expect.poll(() => second(page), { timeout: 30_000 }).toBeGreaterThan(6)
      await expect
        .poll(() => reportsBetween(api, 5, 10))
        .toContainEqual(expect.objectContaining({ status: 'in_progress' }))
      const lessonUrl = page.url()
      await rememberEnd(page)
      await page.close({ runBeforeUnload: true })

      // Another tab continues the lesson at the same second.
      const other = await context.newPage()
      await other.goto(`/courses/${SLUG}`)
      await other.getByRole('link', { name: t('enrollment.continue') }).click()
      await expect(other).toHaveURL(lessonUrl)
      const stoppedAt = await rememberedEnd(other)
      await expect.poll(() => second(other), { timeout: 30_000 }).toBeGreaterThan(stoppedAt - 5.5)
      expect(await second(other)).toBeLessThan(stoppedAt + 3)

      // Next → the text lesson; the first lesson is marked as completed.
      await other.getByRole('button', { name: t('learn.bar.next') }).click()
      await expect.poll(async () => (await api.received('markComplete')).length).toBe(1)
      await expect(other).not.toHaveURL(lessonUrl)
      const next = other.url()
      // The address changes before the lesson is shown, and a tab that closes in between has not opened it.
      const opened = { lessonId: new URL(next).searchParams.get('lesson'), status: 'in_progress' }
      await expect
        .poll(async () => (await api.received('updateProgress')).map(({ body }) => body))
        .toContainEqual(expect.objectContaining(opened))
      await other.close()

      const third = await context.newPage()
      await third.goto('/my-courses')
      await third.getByRole('link', { name: t('myCourses.review') }).click()
      await expect(third).toHaveURL(next)
    })

    test('a deep link to a lesson while signed out leads back to that lesson after signing in', async ({
      page,
      t,
    }) => {
      await page.goto(`/learn/${SLUG}?lesson=c-001-l-02`)
      await expect(page).toHaveURL('/signin')
      await page.getByLabel(t('signin.email')).fill('sara@example.org')
      await page.getByLabel(t('signin.password')).fill('learn-2026')
      await page.getByRole('button', { name: t('signin.submit'), exact: true }).click()
      await expect(page).toHaveURL(`/learn/${SLUG}?lesson=c-001-l-02`)
      await expect(page.getByRole('button', { name: t('learn.bar.previous') })).toBeEnabled()
    })

    test('a user who is not enrolled sees the way to the course', async ({ page, t }) => {
      await page.goto('/learn/watercolour-for-beginners')
      await signInByHand(page, t)
      await expect(page.getByRole('heading', { name: t('learn.notEnrolled.title') })).toBeVisible()
      await page.getByRole('link', { name: t('learn.notEnrolled.enroll') }).click()
      await expect(page).toHaveURL('/courses/watercolour-for-beginners')
      await expect(page.getByRole('button', { name: t('enrollment.enrollNow') })).toBeVisible()
    })
  })

async function signInByHand(page: Page, t: (key: string) => string) {
  await page.getByLabel(t('signin.email')).fill(omid.email)
  await page.getByLabel(t('signin.password')).fill(omid.password)
  await page.getByRole('button', { name: t('signin.submit'), exact: true }).click()
}

/** The position of the video, in seconds. */
function second(page: Page) {
  return page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime)
}
