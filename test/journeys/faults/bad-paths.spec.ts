import { expect, isInTurn, languages, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'

/** Addresses whose percent signs mean nothing: cut off, of no character, or alone. */
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
      test(`${path} shows the not-found page, and the way on works`, async ({ page, expectComplaint }) => {
        // The router says on the console what it could not read.
        expectComplaint(/could not be decoded/)
        const answer = await page.goto(path)
        // Bytes that are no character may still be the name of a work.
        expect(answer?.status()).toBe(path.endsWith('%FF') ? 200 : 404)
        await expect(page.getByRole('main')).toContainText(titles[path.startsWith('/fa/') ? 'fa' : language])
        await page.getByRole('banner').first().getByRole('link').first().click()
        await expect(pageHeading(page)).toBeVisible()
        await expect(page).toHaveURL('/')
      })

    test('a player at such an address shows the not-found page', async ({ page, t, expectComplaint }) => {
      expectComplaint(/could not be decoded/)
      await signIn(page, sara)
      await page.goto('/learn/%E0%A4%A')
      await expect(page.getByText(t('notFound.title')).first()).toBeVisible()
    })
  })
