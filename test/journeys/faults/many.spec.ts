import type { Page } from '@playwright/test'
import { expect, languagesOfRun, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import { pick } from '../support/selectField'
import { changeLesson, lessonPath } from '../support/watching'

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
for (const language of languagesOfRun)
  test.describe(`very long lists on a phone, ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 740 } })

    for (const [count, letter, key] of [
      [200, 'L', undefined],
      [2000, '國', 'works.countries.other'],
    ] as const)
      test(`${count} countries are listed, and can be filtered by their letter`, async ({ page, t, api }) => {
        const body = [...Array.from({ length: count }, (_, index) => `${letter} ${index}`), 'Zed']
        await api.fail({ operationId: 'getWorkCountries', kind: 'status', status: 200, body, times: 9 })
        // The document of the list contains the countries of its build; a step within the site requests all.
        await page.goto('/our-works')
        await page.locator('main a[href="/our-works/country"]').first().click()
        const links = page.locator('main section ul a')
        await expect(links).toHaveCount(count + 1)
        expect(await pageWidth(page)).toBe(360)
        const label = t('works.countries.letter')
        await page.getByRole('combobox', { name: label }).click()
        await pick(page, label, key ? t(key) : letter)
        await expect(page).toHaveURL(/letter=/)
        await expect(links).toHaveCount(count)
        expect(await pageWidth(page)).toBe(360)
      })

    test('a question of 2,000 options can be answered with its last one', async ({ page }) => {
      const options = Array.from({ length: 2000 }, (_, index) => `Option ${index}`)
      const question = { question: 'Which?', options, correctAnswer: 1999, explanation: '' }
      await signIn(page, sara)
      await changeLesson(page, '11', { quizData: { questions: [question] } })
      await page.goto(lessonPath('11'))
      const choices = page.locator('article fieldset label')
      await expect(choices).toHaveCount(2000)
      await choices.last().click()
      await expect(page.locator('article fieldset input').last()).toBeChecked()
      expect(await pageWidth(page)).toBe(360)
      await page.locator('article form > button[type="submit"]').click()
      await expect(page.locator('article [data-level]')).toBeVisible()
      expect(await pageWidth(page)).toBe(360)
    })
  })
