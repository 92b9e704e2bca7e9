import type { Page } from '@playwright/test'
import { expect, languages, sara, signIn, test } from '../support/fixtures'
import { lessonAtServer, open, QUIZ, quizPath } from './learning'

const option = (page: Page, question: number, place: number) =>
  page.locator('fieldset').nth(question).getByRole('radio').nth(place)

for (const language of languages)
  test.describe(`the draft of a quiz, ${language}`, () => {
    test.use({ language })

    test('survives a reload, a switch of language and a sign-out, and is not sent before it is submitted', async ({
      page,
      context,
      t,
      api,
    }) => {
      await signIn(page, sara)
      await open(page, quizPath)
      await option(page, 0, 1).check()
      await option(page, 2, 2).check()
      await option(page, 0, 2).check()
      await page.reload()
      await expectChosen(page)
      await page
        .getByRole('button', { name: new RegExp(t('frame.language')) })
        .first()
        .click()
      await page.getByRole('menuitemradio', { checked: false }).first().click()
      await expect(page.locator('html')).not.toHaveAttribute('lang', language)
      await expectChosen(page)
      await page.evaluate(() => localStorage.removeItem('user'))
      await signIn(page, sara)
      await open(page, quizPath)
      await expectChosen(page)
      expect(await lessonAtServer(context.request, QUIZ)).not.toMatchObject({ status: 'completed' })
      expect(
        (await api.received('updateProgress')).every(({ body }) => !JSON.stringify(body).includes('quiz')),
      ).toBe(true)
    })
  })

async function expectChosen(page: Page) {
  await expect(option(page, 0, 2)).toBeChecked()
  await expect(option(page, 2, 2)).toBeChecked()
  await expect(page.locator('fieldset').nth(1).getByRole('radio', { checked: true })).toHaveCount(0)
}
