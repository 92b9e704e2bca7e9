import { expect, languages, sara, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'
import { goOn, learnTexts, row, textId } from './learning'

for (const language of languages)
  test.describe(`an API that does not answer, ${language}`, () => {
    test.use({ language })

    test('my courses and a course open from the device with the progress made since', async ({
      page,
      t,
      api,
      expectComplaint,
    }) => {
      expectComplaint(/could not be/)
      await learnTexts(page, sara)
      await goOn(page, t)
      await expect(page.locator('[data-save-status=saved]')).toBeVisible()
      // The page fetches the list without a press, some time later.
      await expect.poll(() => api.received('getMyCourses')).toMatchObject([{ status: 200 }])
      await api.fail({ path: '/api/*', kind: 'drop-request', times: 999 })
      await goOn(page, t, 2)
      await page.goto('/my-courses')
      await expect(page.getByText(t('myCourses.fromDevice'))).toBeVisible()
      const course = page.getByRole('article').filter({ has: page.locator('a[href="/learn/large-1x9"]') })
      await expect(course.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
      await course.getByRole('link').first().click()
      for (const number of [1, 2, 3])
        await expect(row(page, textId(number))).toContainText(t('learn.completed'))
      await expect(pageHeading(page)).toBeVisible()
    })
  })
