import { languages, test } from '../support/fixtures'
import { publicRoutes } from './publicRoutes'
import { expectStill } from './still'

// The time before the program is there is the subject here.
test.use({ waitsForProgram: false })

// At 1280 px hydration.spec.ts watches the same.
for (const language of languages)
  test.describe(`layout shift, ${language}, 360 px`, () => {
    test.use({ language, viewport: { width: 360, height: 800 } })

    for (const { path } of publicRoutes)
      test(`${path} stays where it was painted first: fonts, styles, program and answers move nothing`, async ({
        page,
      }) => {
        await expectStill(page, path)
      })
  })
