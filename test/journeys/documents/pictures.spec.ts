import { expect, languages, test } from '../support/fixtures'
import { expectHydrated, PROGRAM } from './program'

// These tests are about the time before the program has loaded.
test.use({ waitsForProgram: false })

const POST = '/blogs/watercolour-on-a-rainy-day'
const pictures = {
  en: '/mock-media/lessons/three-washes.svg',
  fa: '/mock-media/lessons/three-washes-fa.svg',
}

for (const language of languages)
  test.describe(`a picture inside a post, ${language}`, () => {
    test.use({ language })

    test('is shown on a first visit, before and after the program has loaded', async ({ context, page }) => {
      const reader = await context.newPage()
      await reader.route(PROGRAM, (route) => route.abort())
      await reader.goto(POST)
      await expect(reader.locator('figure img')).toHaveAttribute('src', pictures[language])
      await reader.close()

      await page.goto(POST)
      await expectHydrated(page)
      const picture = page.locator('figure img')
      await expect(picture).toHaveAttribute('src', pictures[language])
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    })
  })
