import type { Page } from '@playwright/test'
import { expect, languages, sara, test } from '../support/fixtures'
import { fieldOf, fill, submitOf } from '../support/registering'

const NEW = 'garden-2027'
const LINKS = ['verify-u-003', 'reset-u-001']

/** Everything that a page of this site could keep or show, as text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const contents = await Promise.all(databases.map(({ name = '' }) => contentOf(name)))
    const caches = await window.caches.keys()
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookie: document.cookie,
      address: location.href,
      entry: history.state,
      name: window.name,
      contents,
      caches,
    })

    async function contentOf(name: string) {
      const database = await resultOf(indexedDB.open(name))
      const kept = [...database.objectStoreNames].map((store) =>
        resultOf(database.transaction(store).objectStore(store).getAll()),
      )
      const all = await Promise.all(kept)
      database.close()
      return all
    }

    function resultOf<Result>(request: IDBRequest<Result>) {
      return new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    }
  })

for (const language of languages)
  test.describe(`no secret stays behind, ${language}`, () => {
    test.use({ language })

    test('a user who verifies, resets and signs in leaves no password and no token but the session record', async ({
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

      // Verify: the token is gone from the address as soon as anything is shown, and a reload tells the outcome again.
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
      // Who it is has been answered by then, and so nobody writes the record once more.
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

      for (const seen of [lines, referrers, addresses])
        expect(seen.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
      expect(referrers.filter(Boolean).length).toBeGreaterThan(3)
    })

    test('a new member leaves no password: not while typing, not when refused, not when registered', async ({
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
  })
