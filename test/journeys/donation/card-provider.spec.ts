import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Charge } from '../../../mocks/card-provider/state'
import { beginPayment } from '../support/donating'
import { expect, test } from '../support/fixtures'

/** The stand-in of the card provider alone, in a page that is not part of the product. */
const SCRIPT = `http://localhost:${process.env.CARDS_PORT || 4242}/stripe.js`

const FONT = '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'

const html = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
<form id="form"><div id="card" style="inline-size: 300px"></div><button>Pay</button></form><output></output>
<script src="${SCRIPT}"></script>
<script>
  const stripe = Stripe('pk_test_journey')
  const card = stripe.elements().create('card', { style: { base: { fontSize: '16px', color: '#1f2a44' } } })
  const told = { changes: [] }
  card.on('change', ({ complete, error }) => told.changes.push(error ? error.code : complete))
  card.mount('#card')
  form.onsubmit = async (event) => {
    event.preventDefault()
    const answer = await stripe.confirmCardPayment(told.secret, { payment_method: { card } })
    told.answer = answer
    document.querySelector('output').textContent = answer.error?.code ?? answer.error?.type ?? answer.paymentIntent.status
  }
</script>`

async function openShop(page: Page) {
  // The page has to come from the local server: browsers keep other pages away from local ports.
  await page.goto('/robots.txt')
  await page.setContent(html)
  const secret = await beginPayment(page.request)
  await page.evaluate(`told.secret = ${JSON.stringify(secret)}`)
}

const field = (page: Page) => page.frameLocator('[title="Secure card payment input frame"]')
const bank = (page: Page) => page.frameLocator('[title="Authentication of your bank"]')

/** Types number, expiry and code by keyboard: each part of the field moves to the next when it is full. */
async function type(page: Page, number: string) {
  const input = field(page).getByLabel('card number')
  await input.click()
  await page.keyboard.type(`${number}1240123`)
}

async function charges(page: Page): Promise<Charge[]> {
  return (await (await page.request.get('/__mock/state')).json()).cardProvider.charges
}

test.beforeEach(({ page }) => openShop(page))

test('Enter pays with a card typed in Persian digits, and a second press charges nothing more', async ({
  page,
}) => {
  await type(page, '۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲')
  await expect(field(page).getByLabel('card number')).toHaveValue('4242 4242 4242 4242')
  await expect(field(page).getByLabel('expiration')).toHaveValue('12 / 40')
  await expect.poll(() => page.evaluate('told.changes.at(-1)')).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByText('succeeded')).toBeVisible()

  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('payment_intent_unexpected_state')).toBeVisible()
  expect(await page.evaluate('told.answer.error.payment_intent.status')).toBe('succeeded')
  expect(await charges(page)).toMatchObject([{ cents: 2000 }])
})

for (const [number, code, reason] of [
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
  ['4000056655665556', 'card_declined', 'test_mode_live_card'],
] as const)
  test(`the provider refuses the card ${number} (${reason}), and another card pays instead`, async ({
    page,
  }) => {
    await type(page, number)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(code)
    expect(await page.evaluate('told.answer.error')).toMatchObject({
      type: 'card_error',
      code,
      decline_code: reason,
      payment_intent: { status: 'requires_payment_method' },
    })
    expect(await charges(page)).toEqual([])

    await page.evaluate('card.clear()')
    await expect(field(page).getByLabel('card number')).toHaveValue('')
    await type(page, '4242424242424242')
    await page.keyboard.press('Enter')
    await expect(page.getByText('succeeded')).toBeVisible()
    expect(await charges(page)).toHaveLength(1)
  })

test('the card field is disabled until its script has loaded', async ({ page }) => {
  let letGo = () => {}
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/field.js', async (route) => {
    await isFree
    await route.continue()
  })
  await page.evaluate("card.mount('#card')")
  const input = field(page).getByLabel('card number')
  await expect(input).toBeVisible()
  await expect(input).toBeDisabled()
  letGo()
  await expect(input).toBeEnabled()
})

test('the challenge takes the focus and can be completed by keyboard', async ({ page }) => {
  await type(page, '4000002500003155')
  await page.keyboard.press('Enter')
  await expect(bank(page).getByRole('button', { name: 'Complete' })).toBeFocused()
  await expect(bank(page).getByText('$20.00')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('succeeded')).toBeVisible()
  expect(await charges(page)).toHaveLength(1)
})

for (const [way, refuse] of [
  ['fails', (page: Page) => bank(page).getByRole('button', { name: 'Fail' }).click()],
  ['is closed', (page: Page) => bank(page).getByRole('button', { name: 'Close' }).click()],
  ['is left by Escape', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test(`a challenge that ${way} charges nothing`, async ({ page }) => {
    await type(page, '4000002500003155')
    await page.keyboard.press('Enter')
    // The challenge can be answered once its button has the focus.
    await expect(bank(page).getByRole('button', { name: 'Complete' })).toBeFocused()
    await refuse(page)
    await expect(page.getByText('payment_intent_authentication_failure')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await charges(page)).toEqual([])
  })

for (const [number, status, count] of [
  ['4000000000002222', 'requires_payment_method', 0],
  ['4000000000003337', 'succeeded', 1],
] as const)
  test(`the card ${number} loses the connection, and the provider then reports ${status}`, async ({
    page,
  }) => {
    await type(page, number)
    await page.keyboard.press('Enter')
    await expect(page.getByText('api_connection_error')).toBeVisible()
    expect(
      await page.evaluate(
        'stripe.retrievePaymentIntent(told.secret).then((one) => one.paymentIntent.status)',
      ),
    ).toBe(status)
    expect(await charges(page)).toHaveLength(count)
  })

test('a second confirmation throws while the first one is in flight', async ({ page }) => {
  await type(page, '4000002500003155')
  await page.keyboard.press('Enter')
  await expect(bank(page).getByRole('button', { name: 'Complete' })).toBeFocused()
  const again = () =>
    page.evaluate(
      'stripe.confirmCardPayment(told.secret).then((one) => one.paymentIntent.status, (error) => error.name)',
    )
  expect(await again()).toBe('IntegrationError')
  expect(
    await page.evaluate('stripe.retrievePaymentIntent(told.secret).then((one) => one.paymentIntent.status)'),
  ).toBe('requires_action')
  await page.keyboard.press('Enter')
  await expect(page.getByText('succeeded')).toBeVisible()
  expect(await again()).toBe('succeeded')
})

test("the provider's error names what is missing: the payment or its method", async ({ page }) => {
  const shown = (secret: string) =>
    page.evaluate(
      `stripe.confirmCardPayment(${secret}, { payment_method: 'pm_of_nobody' }).then(({ error }) => [error.code, error.param])`,
    )
  expect(await shown('told.secret')).toEqual(['resource_missing', 'payment_method'])
  expect(await shown("'pi_mock_99_secret_mock'")).toEqual(['resource_missing', 'intent'])
})

test('faults and the list of requests include calls of the provider', async ({
  page,
  api,
  expectComplaint,
}) => {
  expectComplaint(/^503 \/v1\//)
  await api.fail({ path: '/v1/payment_intents/*/confirm', kind: 'status', status: 503 })
  await type(page, '4242424242424242')
  await page.keyboard.press('Enter')
  await expect(page.getByText('api_error')).toBeVisible()
  const requests = await (await page.request.get('/__mock/requests')).json()
  const provider = requests.filter(({ path }: { path: string }) => path.startsWith('/v1/'))
  expect(provider.map(({ status }: { status: number }) => status)).toEqual([200, 503])
})

test('the card field reports an incomplete or invalid number, and confirms nothing', async ({ page }) => {
  await field(page).getByLabel('card number').fill('4242424242424241')
  await expect.poll(() => page.evaluate('told.changes.at(-1)')).toBe('invalid_number')
  await field(page).getByLabel('card number').fill('4242')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('status')).toHaveText('incomplete_number')
  expect(await page.evaluate('told.answer.error.type')).toBe('validation_error')
})

test('the provider accepts a font only as data or by https, and the card field uses it', async ({ page }) => {
  const made = (src: string) => `stripe.elements({ fonts: [{ family: 'Ours', src: 'url(${src})' }] })`
  for (const address of ['/static/font/ours.woff2', 'http://localhost/ours.woff2'])
    await expect(page.evaluate(`void ${made(address)}`)).rejects.toThrow(
      `Invalid src value in font configuration: ${address}`,
    )
  const whole = readFileSync(createRequire(import.meta.url).resolve(FONT), 'base64')
  await page.evaluate(`card.destroy()
    ${made(`data:font/woff2;base64,${whole}`)}.create('card', { style: { base: { fontFamily: 'Ours' } } }).mount('#card')`)
  const input = field(page).getByLabel('card number')
  await expect(input).toBeVisible()
  await expect(input).toHaveCSS('font-family', 'Ours')
  await expect
    .poll(() => input.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status])))
    .toEqual([['Ours', 'loaded']])
})
