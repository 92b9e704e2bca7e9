import { globSync, readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import { charges, dialog, GOOD_CARD, openCard, PROVIDER, payWith } from '../support/donating'
import { everythingKept } from '../support/everythingKept'
import { expect, languagesOfRun, omid, sara, test } from '../support/fixtures'
import { fieldOf, fill, submitOf } from '../support/registering'

const NEW = 'garden-2027'
const LINKS = ['verify-u-003', 'reset-u-001']
/** The card number of a donor, whole and in the groups that the field shows. */
const CARD = [GOOD_CARD, '4242 4242 4242 4242']

/** The parts of a request that carry this text, each with the origin; none gives an empty list. */
async function carriedIn(request: Request, secret: string) {
  const headers = await request.allHeaders().catch(() => request.headers())
  const places = { address: request.url(), headers: JSON.stringify(headers), body: request.postData() ?? '' }
  return Object.entries(places)
    .filter(([, text]) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
    .map(([place]) => `${place} ${new URL(request.url()).origin}`)
}

for (const language of languagesOfRun)
  test.describe(`no secret stays behind, ${language}`, () => {
    test.use({ language })

    test('no password or token is kept after verification, reset and sign-in, except the session record', async ({
      page,
      context,
      t,
    }) => {
      const lines: string[] = []
      const referrers: string[] = []
      const addresses: string[] = []
      context.on('console', (message) => void lines.push(message.text()))
      context.on('request', async (request) => {
        if (!request.isNavigationRequest()) addresses.push(request.url())
        referrers.push((await request.allHeaders().catch(() => ({ referer: '' }))).referer ?? '')
      })
      await page.addInitScript(() => {
        Object.assign(window, {
          __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => {
            throw new Error('The store shows itself to developer tools')
          },
        })
      })
      const secrets = [sara.password, NEW, ...LINKS]
      const expectNoSecret = async () => {
        const kept = await everythingKept(page)
        expect(secrets.filter((secret) => kept.includes(secret))).toEqual([])
      }

      // Verify: the token leaves the address before anything is shown; a reload shows the outcome again.
      await page.goto('/verify?token=verify-u-003')
      await expect(page.getByRole('main').locator('a[href="/signin"]')).toBeVisible()
      await expect(page).toHaveURL('/verify')
      await expectNoSecret()
      await page.reload()
      await expect(page.getByText(t('verify.doneText'))).toBeVisible()

      // Reset.
      await page.goto('/password/reset?token=reset-u-001')
      await page.getByLabel(t('password.reset.password'), { exact: true }).fill(NEW)
      await expect(page).toHaveURL('/password/reset')
      await page.getByLabel(t('password.reset.confirm'), { exact: true }).fill(NEW)
      await expectNoSecret()
      await page.getByRole('button', { name: t('password.reset.submit') }).click()
      await expect(page.getByText(t('password.reset.done'))).toBeVisible()
      await expect(page).toHaveURL('/signin')
      await expectNoSecret()

      // Sign in: the session record holds the tokens, and nothing else does.
      await page.getByLabel(t('signin.email')).fill(sara.email)
      await page.getByLabel(t('signin.password')).fill(NEW)
      await page.getByRole('button', { name: t('signin.submit'), exact: true }).click()
      await expect(page.getByText(t('signin.success'))).toBeVisible()
      await page.goto('/my-courses')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await expectNoSecret()
      // The server has answered who the user is by then, so no late answer writes the record again.
      await page.waitForLoadState('networkidle')
      const record = await page.evaluate(() => {
        const text = localStorage.getItem('user') ?? '{}'
        localStorage.removeItem('user')
        return JSON.parse(text)
      })
      const kept = await everythingKept(page)
      for (const token of [record.accessToken, record.refreshToken]) {
        expect(token).toBeTruthy()
        expect(kept).not.toContain(token)
        secrets.push(token)
      }

      const shown = await page.content()
      for (const seen of [lines, referrers, addresses, [shown]])
        expect(seen.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
      expect(referrers.filter(Boolean).length).toBeGreaterThan(3)
    })

    test("a new member's password is never stored: neither while typing, nor refused, nor registered", async ({
      page,
      context,
      t,
    }) => {
      const lines: string[] = []
      const addresses: string[] = []
      context.on('console', (message) => void lines.push(message.text()))
      context.on('request', (request) => void addresses.push(request.url()))
      await page.goto('/registration/member')
      await fill(page, 'member', language)
      await fieldOf(page, 'password').fill(NEW)
      for (const name of ['email', 'confirmEmail']) await fieldOf(page, name).fill(sara.email)
      const expectNoSecret = async () => expect(await everythingKept(page)).not.toContain(NEW)
      await expectNoSecret()
      await submitOf(page, 'member', t).click()
      await expect(page.getByRole('dialog')).toContainText(t('registration.failed'))
      await page.keyboard.press('Escape')
      await expect(fieldOf(page, 'password')).toHaveValue(NEW)
      await expectNoSecret()
      for (const name of ['email', 'confirmEmail']) await fieldOf(page, name).fill('mina@example.org')
      await submitOf(page, 'member', t).click()
      await expect(page.getByRole('dialog')).toContainText(t('registration.success'))
      await expectNoSecret()
      expect([...lines, ...addresses].filter((text) => text.includes(NEW))).toEqual([])
    })

    test("a donor's card and client secret go to the provider alone, and are not stored", async ({
      page,
      context,
      baseURL,
      t,
    }) => {
      const lines: string[] = []
      const requests: Request[] = []
      context.on('console', (message) => void lines.push(message.text()))
      context.on('request', (request) => void requests.push(request))
      const intent = page.waitForResponse('**/api/donate/stripe')
      await openCard(page, t)
      const { clientSecret } = await (await intent).json()
      const tokens = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
      await payWith(page, GOOD_CARD)
      await expect.poll(async () => (await charges(page)).length).toBe(1)
      await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()

      const kept = await everythingKept(page)
      const document = await page.content()
      for (const secret of [...CARD, clientSecret, omid.password]) {
        expect(secret).toBeTruthy()
        for (const place of [kept, document, lines.join()]) expect(place).not.toContain(secret)
      }
      for (const place of [document, lines.join()]) expect(place).not.toContain(tokens.accessToken)

      const carried = async (secrets: string[]) => {
        const places = secrets.flatMap((secret) => requests.map((request) => carriedIn(request, secret)))
        return [...new Set((await Promise.all(places)).flat())].sort()
      }
      // The search would notice: it finds each secret where it has to be.
      expect(await carried(CARD)).toEqual([`body ${PROVIDER}`])
      expect(await carried([clientSecret])).toEqual([`body ${PROVIDER}`])
      expect(await carried([tokens.accessToken])).toEqual([`headers ${new URL(baseURL ?? '').origin}`])
    })
  })

test('no file of the site and no source map holds a password, a token or a secret key', () => {
  const files = globSync('dist/**/*.{js,mjs,css,html,json,map,txt,xml,svg}')
  expect(files.some((file) => file.endsWith('.map'))).toBe(true)
  const secrets = new RegExp(
    [sara.password, omid.password, ...LINKS, 'access-u-\\d', 'sk_(?:live|test)_\\w'].join('|'),
  )
  expect(files.filter((file) => secrets.test(readFileSync(file, 'utf8')))).toEqual([])
})
