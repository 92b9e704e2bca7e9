import { expect, isInTurn, languages, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'

/** Addresses with invalid percent signs: cut off, of no character, or alone. */
const badPaths = [
  '/%',
  '/%E0%A4%A',
  '/fa/%',
  '/courses/%E0%A4%A',
  '/blogs/%',
  '/our-works/Iran/%FF',
  '/registration/%',
]

const titles = { en: 'Page not found!', fa: 'صفحه پیدا نشد!' }

for (const language of languages)
  test.describe(`addresses with a bad percent sign, ${language}`, () => {
    test.use({ language })

    for (const path of badPaths.filter((path) => isInTurn(path, language)))
      test(`${path} shows the not-found page, whose links work`, async ({ page, expectComplaint }) => {
        // The router logs what it could not decode.
        expectComplaint(/could not be decoded/)
        const answer = await page.goto(path)
        // Invalid bytes may still be the name of a work.
        expect(answer?.status()).toBe(path.endsWith('%FF') ? 200 : 404)
        await expect(page.getByRole('main')).toContainText(titles[path.startsWith('/fa/') ? 'fa' : language])
        await page.getByRole('banner').first().getByRole('link').first().click()
        await expect(pageHeading(page)).toBeVisible()
        await expect(page).toHaveURL('/')
      })

    test('the player of such a course shows the not-found page', async ({ page, t, expectComplaint }) => {
      expectComplaint(/could not be decoded/)
      await signIn(page, sara)
      await page.goto('/learn/%E0%A4%A')
      await expect(page.getByText(t('notFound.title')).first()).toBeVisible()
    })
  })
