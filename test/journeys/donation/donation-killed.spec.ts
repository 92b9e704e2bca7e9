import { createProfile, type RunningBrowser, startBrowser } from '../../kill/browser'
import { charges, dollars, donateButton, enterOn, openCard, payWith } from '../support/donating'
import { expect, omid, signIn, test } from '../support/fixtures'

/**
 * Milliseconds after the page has said 'processing', long before the browser writes localStorage to disk.
 */
const killPoints = [
  ['en', 0],
  ['fa', 150],
  ['en', 300],
] as const

for (const [language, killPoint] of killPoints)
  test.describe(`a browser killed while a payment is processing, ${language}`, () => {
    test.use({ language })

    test(`after ${killPoint} ms: shows the payment on the next start and offers no second one`, async ({
      baseURL,
      extraHTTPHeaders,
      request,
      api,
      t,
    }) => {
      const profile = await createProfile()
      let browser: RunningBrowser | undefined
      const origin = baseURL ?? ''
      async function newPage() {
        browser = await startBrowser(profile.folder)
        const { context } = browser
        await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
        await context.addCookies([{ name: 'i18next', value: language, url: origin }])
        const page = await context.newPage()
        return { page, panel: page.getByRole('region', { name: t('donation.pending.processing.title') }) }
      }
      try {
        const before = await newPage()
        await openCard(before.page, t, omid, origin)
        await payWith(before.page, '4000000000001117')
        await expect(before.panel).toBeVisible()
        await new Promise((resolve) => setTimeout(resolve, killPoint))
        await browser?.kill()

        const { page, panel } = await newPage()
        await signIn(page, omid, origin)
        await page.goto(`${origin}/donation?interval=month&price=50`)
        await expect(panel).toContainText(dollars(20, language))
        await enterOn(page, donateButton(page, t))
        await expect(panel).toBeFocused()
        await expect(page.getByRole('region', { name: t('donation.card.title') })).toHaveCount(0)
        const intents = await api.received('createDonationIntent')
        expect(new Set(intents.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
        expect((await request.post('/__mock/payments/settle')).status()).toBe(204)
        expect(await charges({ request })).toHaveLength(1)
      } finally {
        await browser?.kill()
        await profile.remove()
      }
    })
  })
