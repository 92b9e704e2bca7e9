import { expect, expectAccessible, languagesOfRun, omid, signIn, test } from '../support/fixtures'
import { findParts, loseParts } from '../support/lostParts'
import { pageHeading } from '../support/pageHeading'

const course = '/courses/first-steps-in-scratch'

for (const language of languagesOfRun)
  test.describe(`a chunk of a page that cannot be loaded, ${language}`, () => {
    test.use({ language })

    test('the filters: the catalogue stays and shows an error; another press opens them', async ({
      page,
      t,
    }) => {
      await page.goto('/courses')
      await expect(page.getByRole('article').first()).toBeVisible()
      await loseParts(page)
      const filter = page.getByRole('button', { name: t('courses.filter') })
      await filter.press('Enter')
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(t('courses.filtersFailed'))
      await expect(filter).toBeFocused()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)
      await findParts(page)
      await filter.press('Enter')
      await expect(page.getByRole('dialog', { name: t('courses.filterTitle') })).toBeVisible()
      await expect(alert).toHaveCount(0)
    })

    test('the overview of a course: is shown from the document', async ({ page, t }) => {
      await page.goto(course)
      await expect(page.getByRole('tab').first()).toBeVisible()
      await loseParts(page)
      await page.getByRole('tab', { name: t('course.tabs.overview') }).click()
      const panel = page.getByRole('tabpanel')
      await expect(panel.locator('p').first()).toBeVisible()
      await expect(panel.getByRole('alert')).toHaveCount(0)
      await expectAccessible(page)
    })

    test('the overview of a course reached by a link: the page stays and shows it on retry', async ({
      page,
      t,
    }) => {
      await page.goto('/courses')
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page.getByRole('tab').first()).toBeVisible()
      await loseParts(page)
      await page.getByRole('tab', { name: t('course.tabs.overview') }).click()
      const panel = page.getByRole('tabpanel')
      await expect(panel.getByRole('alert')).toContainText(t('course.overviewFailed'))
      await expect(pageHeading(page)).toBeVisible()
      await findParts(page)
      await panel.getByRole('button', { name: t('ui.retry') }).click()
      await expect(panel.locator('p').first()).toBeVisible()
      await expect(panel.getByRole('alert')).toHaveCount(0)
    })

    test('the dialog after enrolling: the page says instead that the learner is enrolled, with a button into the course', async ({
      page,
      t,
    }) => {
      await signIn(page, omid)
      await page.goto(course)
      const enroll = page.getByRole('button', { name: t('enrollment.enrollFree') }).first()
      await expect(enroll).toBeVisible()
      await loseParts(page)
      await enroll.click()
      const outcome = page.getByRole('alert')
      await expect(outcome).toContainText(t('enrollment.done'))
      await expectAccessible(page)
      await findParts(page)
      await outcome.getByRole('button', { name: t('enrollment.start') }).click()
      await expect(page).toHaveURL(/\/learn\/first-steps-in-scratch/)
    })

    test('the dialog of a failed sign-in: the page says instead why it failed, and keeps the e-mail', async ({
      page,
      t,
    }) => {
      await page.goto('/signin')
      await page.getByLabel(t('signin.email')).fill('sara@example.org')
      await page.getByLabel(t('signin.password'), { exact: true }).fill('not-this-one')
      await loseParts(page)
      await page.getByRole('button', { name: t('signin.submit') }).click()
      const outcome = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: t('signin.failed') })
      await expect(outcome).toBeVisible()
      await expect(page.getByLabel(t('signin.email'))).toHaveValue('sara@example.org')
      await expectAccessible(page)
      await outcome.getByRole('button', { name: t('ui.close') }).click()
      await expect(outcome).toHaveCount(0)
    })
  })
