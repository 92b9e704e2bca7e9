import type { Page } from '@playwright/test'
import {
  ASKING_CARD,
  amountField,
  cardNumber,
  charges,
  dialog,
  dollars,
  donateButton,
  emptyCard,
  enterOn,
  GOOD_CARD,
  interval,
  openCard,
  PROVIDER,
  payWith,
  typeCard,
} from '../support/donating'
import { expect, languagesOfRun, omid, sara, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'
import { scenes } from '../support/scenes'

for (const language of languagesOfRun)
  test.describe(`a donation with faults, ${language}`, () => {
    test.use({ language })

    test('a blocked provider: the page says so, offers the bank transfer, and loads the card form on retry', async ({
      page,
      t,
    }) => {
      await page.route(`${PROVIDER}/**`, (route) => route.abort())
      await signIn(page, omid)
      await page.goto('/donation?interval=month&price=20')
      await enterOn(page, donateButton(page, t))
      const card = page.getByRole('region', { name: t('donation.card.title') })
      await expect(card.getByText(t('donation.failed.reload'), { exact: true })).toBeVisible()
      await expect(card.getByText(t('donation.failed.reloadText'))).toBeVisible()
      await expect(card.getByText(t('donation.card.blocked'))).toBeVisible()
      await card.getByRole('button', { name: t('donation.card.bank') }).press('Enter')
      await expect(page.getByRole('heading', { name: t('donation.bank.title') })).toBeFocused()
      await page.unroute(`${PROVIDER}/**`)
      await card.getByRole('button', { name: t('ui.retry') }).press('Enter')
      await expect(cardNumber(page)).toBeFocused()
    })

    test('a reload with the card form open keeps the order, and the card is charged once', async ({
      page,
      t,
    }) => {
      await openCard(page, t)
      await typeCard(page, GOOD_CARD)
      await page.reload()
      await enterOn(page, donateButton(page, t))
      await expect(cardNumber(page)).toBeFocused()
      await payWith(page, GOOD_CARD)
      await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
      expect(await charges(page)).toHaveLength(1)
    })

    test('a reload during a challenge shows the attempt as unresolved and continues it with the same key', async ({
      page,
      t,
      api,
    }) => {
      await openCard(page, t)
      await payWith(page, ASKING_CARD)
      await expect(page.locator('[title="Authentication of your bank"]')).toBeVisible()
      await page.reload()
      // The provider reports no charge so far: the form opens again and says that the outcome is not known.
      await expect(cardNumber(page)).toBeFocused()
      const open = page.getByRole('region', { name: t('donation.pending.unknown.title') })
      await expect(open).toContainText(t('donation.card.openAtBank', { amount: dollars(20, language) }))
      await expect(page.getByText(t('donation.news.not-charged.title'))).toHaveCount(0)
      await expect(page.getByRole('button', { name: t('donation.card.back') })).toHaveAccessibleDescription(
        t('donation.card.noOther'),
      )
      expect(await charges(page)).toEqual([])
      await payWith(page, GOOD_CARD)
      await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
      expect(await charges(page)).toMatchObject([{ cents: 2000 }])
      const keys = (await api.received('createDonationIntent')).map(
        ({ headers }) => headers['idempotency-key'],
      )
      expect(new Set(keys).size).toBe(1)
    })

    test('a declined card while an earlier confirmation is unresolved does not read as "nothing charged"', async ({
      page,
      t,
    }) => {
      await openCard(page, t)
      await payWith(page, '4000000000002222')
      const open = page.getByRole('region', { name: t('donation.pending.unknown.title') })
      await expect(open).toBeVisible()
      await emptyCard(page)
      await payWith(page, '4000000000000069')
      const card = page.getByRole('region', { name: t('donation.card.title') })
      await expect(card.getByText(t('donation.card.errors.expired'))).toBeVisible()
      await expect(card.getByText(t('donation.card.notThisTime'))).toBeVisible()
      await expect(open).toBeVisible()
      await expect(card.getByText(t('donation.card.notCharged'), { exact: true })).toHaveCount(0)
      await emptyCard(page)
      await payWith(page, GOOD_CARD)
      await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
      expect(await charges(page)).toHaveLength(1)
    })

    test('Back from the payment page offers to continue the open payment, which is charged once', async ({
      page,
      t,
    }) => {
      await page.goto('/donation?price=20')
      await enterOn(page, donateButton(page, t))
      await page.waitForURL(/mock-pay/)
      await page.goBack()
      const panel = page.getByRole('region', { name: t('donation.pending.left.title') })
      await expect(panel).toBeVisible()
      await enterOn(page, donateButton(page, t))
      await expect(panel).toBeFocused()
      await panel.getByRole('button', { name: t('donation.pending.left.goOn') }).press('Enter')
      await page.waitForURL(/mock-pay/)
      await enterOn(page, page.locator('#pay'))
      await expect(dialog(page, t('donation.news.paid.title'))).toBeVisible()
      expect(await charges(page)).toHaveLength(1)
    })

    test('a reload without stored attempts still shows the unresolved payment', async ({
      page,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/This device does not keep/)
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Forbidden', 'SecurityError')
        }
        const { getItem, setItem } = Storage.prototype
        Storage.prototype.getItem = function (key) {
          return key.startsWith('donation:') ? refuse() : getItem.call(this, key)
        }
        Storage.prototype.setItem = function (key, text) {
          return key.startsWith('donation:') ? refuse() : setItem.call(this, key, text)
        }
      })
      await openCard(page, t)
      await payWith(page, ASKING_CARD)
      await expect(page.locator('[title="Authentication of your bank"]')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('region', { name: t('donation.pending.unknown.title') })).toBeVisible()
      await expect(cardNumber(page)).toBeFocused()
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('secret')
      await payWith(page, GOOD_CARD)
      await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
      expect(await charges(page)).toHaveLength(1)
    })

    test('Back from the payment page shows the open payment in a browser without storage', async ({
      page,
      t,
      expectComplaint,
    }) => {
      expectComplaint(/This device does not keep|The storage of this browser cannot be used/)
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Forbidden', 'SecurityError')
            },
          })
      })
      await page.goto('/donation?price=20')
      await enterOn(page, donateButton(page, t))
      await page.waitForURL(/mock-pay/)
      await page.goBack()
      const panel = page.getByRole('region', { name: t('donation.pending.left.title') })
      await expect(panel).toContainText(dollars(20, language))
      await enterOn(page, donateButton(page, t))
      await expect(panel).toBeFocused()
    })

    test('an invalid price or interval in the address falls back to 12 dollars, once', async ({
      page,
      t,
    }) => {
      for (const query of ['price=1e9', 'price=-5', 'price=0x10', 'price=12abc', 'price=NaN&interval=hour']) {
        await page.goto(`/donation?${query}`)
        await expect(page.locator('main [name=quick]:checked')).toHaveValue('12')
        await expect(interval(page, t, 'one-time')).toBeChecked()
        // The page still scrolls to the form.
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600)
      }
    })

    test('a press on the button right after typing an invalid amount focuses the amount with its error', async ({
      page,
      t,
    }) => {
      // In one column the message pushes the button down.
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/donation')
      await amountField(page).fill('99999999')
      const button = donateButton(page, t)
      await button.hover()
      await page.mouse.down()
      await expect(button).toBeFocused()
      await page.mouse.up()
      await expect(amountField(page)).toBeFocused()
      await expect(page.locator('main [name=amount][aria-invalid=true]')).toBeVisible()
    })

    test("a double press on 'Donate' requests one payment link", async ({ page, t, api }) => {
      await page.goto('/donation')
      await donateButton(page, t).dblclick()
      await page.waitForURL(/mock-pay/)
      expect(await api.received('getPaymentLink')).toHaveLength(1)
    })

    test('a lost answer with the payment link shows a message, and the next press sends the same key', async ({
      page,
      t,
      api,
    }) => {
      await api.fail({ operationId: 'getPaymentLink', kind: 'drop-answer' })
      await page.goto('/donation?price=30')
      await enterOn(page, donateButton(page, t))
      const error = dialog(page, t('donation.failed.title'))
      await expect(error).toContainText(t('donation.failed.kept'))
      await page.keyboard.press('Escape')
      await expect(donateButton(page, t)).toBeFocused()
      await page.keyboard.press('Enter')
      await page.waitForURL(/mock-pay/)
      const keys = (await api.received('getPaymentLink')).map(({ headers }) => headers['idempotency-key'])
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
    })

    for (const data of [
      'javascript:document.title="taken"',
      'http://pay.example.org/',
      'https://a:b@pay.example.org/',
    ])
      test(`a payment link of ${data.slice(0, 22)} is refused with a message`, async ({ page, t, api }) => {
        await api.fail({ operationId: 'getPaymentLink', kind: 'status', status: 200, body: { data } })
        await page.goto('/donation?price=30')
        await enterOn(page, donateButton(page, t))
        await expect(dialog(page, t('donation.failed.title'))).toContainText(
          t('donation.failed.link-refused'),
        )
        await expect(page).toHaveURL(/\/donation\?price=30$/)
        expect(await page.title()).not.toBe('taken')
      })

    test('a second tab with the same order shows that the first tab has paid it', async ({
      page,
      context,
      t,
    }) => {
      await openCard(page, t)
      const second = await context.newPage()
      await second.goto('/donation?interval=month&price=20')
      await enterOn(second, donateButton(second, t))
      await expect(cardNumber(second)).toBeVisible()
      await page.bringToFront()
      await expect(cardNumber(page)).toBeFocused()
      await payWith(page, GOOD_CARD)
      await expect(dialog(page, t('donation.news.succeeded.title'))).toBeVisible()
      await expect(dialog(second, t('donation.news.succeeded.title'))).toBeVisible()
      expect(await charges(page)).toHaveLength(1)
    })
  })

/** Every request of these pages that leaves for the card provider. */
/** '/courses/hello-english/certificate' → '/courses/:name/certificate' */
function routeOf(path: string) {
  const [, first = '', ...rest] = path.split(/[?#]/)[0]?.split('/') ?? []
  const isNamed = ['courses', 'learn', 'blogs', 'our-works'].includes(first)
  const isName = (segment: string) => isNamed && segment !== 'certificate' && segment !== 'country'
  return ['', first, ...rest.map((segment) => (isName(segment) ? ':name' : segment))].join('/')
}

async function requestsToProvider(page: Page, paths: string[]) {
  const found: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(PROVIDER) || request.url().includes('stripe.com')) found.push(request.url())
  })
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  return found
}

test('a card form whose code hangs shows a message after 20 seconds and can be loaded again', async ({
  page,
  t,
}) => {
  await signIn(page, omid)
  await page.clock.install()
  await page.goto('/donation?interval=month&price=20')
  await expect(donateButton(page, t)).toBeVisible()
  await page.waitForLoadState('networkidle')
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/static/js/async/*', async (route) => {
    await isFree
    await route.continue()
  })
  const isHeld = page.waitForRequest('**/static/js/async/*')
  await enterOn(page, donateButton(page, t))
  const card = page.getByRole('region', { name: t('donation.card.title') })
  await expect(card.getByText(t('donation.card.loading'))).toBeVisible()
  await isHeld
  await page.clock.fastForward('00:21')
  await expect(card.getByText(t('donation.card.blocked'))).toBeVisible()
  await expect(card.getByText(t('donation.card.loading'))).toHaveCount(0)
  await card.getByRole('button', { name: t('ui.retry') }).press('Enter')
  await expect(card.getByText(t('donation.card.loading'))).toBeVisible()
  letGo()
  await expect(cardNumber(page)).toBeFocused()
})

test.describe('the card provider', () => {
  /** One path of each route. */
  const all = [
    ...new Map(scenes.map(({ path }) => [routeOf(path), path.split(/[?#]/)[0] ?? path])).values(),
  ].filter((path) => path !== '/donation')

  test('receives no request from routes other than the donation page, for a visitor', async ({ page }) => {
    test.setTimeout(240_000)
    expect(await requestsToProvider(page, all)).toEqual([])
  })

  test('receives no request from routes other than the donation page, for a user', async ({ page }) => {
    test.setTimeout(240_000)
    await signIn(page, sara)
    expect(await requestsToProvider(page, all)).toEqual([])
  })

  test('is gone from the page once the donor leaves the card form', async ({ page, t }) => {
    await openCard(page, t)
    const isThere = () => 'Stripe' in window || window.frames.length > 0
    expect(await page.evaluate(isThere)).toBe(true)
    await page.getByRole('banner').locator('a[href="/courses"]').first().click()
    await expect(pageHeading(page)).toBeVisible()
    // The page may reload at any moment.
    await page.waitForFunction(() => !('Stripe' in window) && window.frames.length === 0)
    await expect(page).toHaveURL('/courses')
  })

  test('receives no request from the donation page before a card is needed', async ({ page }) => {
    await signIn(page, omid)
    expect(await requestsToProvider(page, ['/donation', '/donation?interval=month&price=20'])).toEqual([])
  })
})
