import { languages, test } from '../support/fixtures'
import { publicRoutes } from './publicRoutes'
import { expectStill } from './still'

// These tests are about the time before the program has loaded.
test.use({ waitsForProgram: false })

// hydration.spec.ts checks the same at 1280 px.
for (const language of languages)
  test.describe(`layout shift, ${language}, 360 px`, () => {
    test.use({ language, viewport: { width: 360, height: 800 } })

    for (const { path } of publicRoutes)
      test(`${path} is not shifted by fonts, styles, program and answers`, async ({ page }) => {
        await expectStill(page, path)
      })
  })
