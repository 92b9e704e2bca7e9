import { beforeEach, describe, expect, it } from 'vitest'
import { type CardProvider, cardProvider } from '../../../mocks/card-provider/provider'
import { PROCESSING_MS, testCards } from '../../../mocks/card-provider/testCards'
import { newClient, omid } from '../client'

const MONTHLY = { amount: 20, isSubscription: true, currency: 'usd', interval: 'month', userId: 'u-002' }
const SUCCESS = '4242424242424242'

let now: number
let client: ReturnType<typeof newClient>
let provider: CardProvider
let token: string
let secret: string

beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00Z')
  client = newClient({ now: () => now })
  provider = cardProvider(client.world)
  token = await client.signIn(omid)
  secret = (await client.ask('POST /api/donate/stripe', { json: MONTHLY, token })).body.clientSecret
})

async function pay(number: string, of = secret) {
  return provider.confirm(of, await provider.createPaymentMethod(number))
}

async function subscriptions() {
  const { body } = await client.ask('GET /api/donate/history?userId=u-002&filter=subs', { token })
  return body.subs
}

const status = async () => (await provider.retrieve(secret)).intent?.status

describe('a card payment', () => {
  it('is charged once, however often it is confirmed, and makes one subscription', async () => {
    expect(await pay(SUCCESS)).toMatchObject({ intent: { status: 'succeeded' } })
    for (let time = 0; time < 3; time += 1)
      expect(await pay(SUCCESS)).toMatchObject({
        problem: { code: 'payment_intent_unexpected_state' },
        intent: { status: 'succeeded' },
      })
    expect(await provider.charges()).toEqual([{ id: 'ch_mock_1', of: 'pi_mock_1', cents: 2000, at: now }])
    expect(await subscriptions()).toMatchObject([
      { status: 'active', plan: { amount: 2000, interval: 'month' } },
    ])
  })

  it.each(Object.keys(testCards))('is charged if and only if it succeeds: card %s', async (number) => {
    const { intent } = await pay(number)
    if (intent?.status === 'requires_action') await provider.authenticate(secret, true)
    now += PROCESSING_MS
    expect(await provider.charges()).toHaveLength((await status()) === 'succeeded' ? 1 : 0)
  })

  it('can be paid with another card after one was declined', async () => {
    expect(await pay('4000000000000002')).toMatchObject({
      problem: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
      intent: { status: 'requires_payment_method', lastError: { code: 'card_declined' } },
    })
    expect((await pay(SUCCESS)).intent).toMatchObject({ status: 'succeeded', lastError: undefined })
  })

  it('waits for the challenge, and is charged once even if the challenge succeeds twice', async () => {
    await pay('4000002500003155')
    expect(await status()).toBe('requires_action')
    expect(await provider.charges()).toEqual([])
    await provider.authenticate(secret, true)
    await provider.authenticate(secret, true)
    expect(await provider.charges()).toHaveLength(1)
  })

  it('can be confirmed again after the donor left the challenge, and needs a card again after it failed', async () => {
    await pay('4000002500003155')
    expect((await pay('4000002500003155')).intent?.status).toBe('requires_action')
    expect(await provider.authenticate(secret, false)).toMatchObject({
      problem: { code: 'payment_intent_authentication_failure' },
      intent: { status: 'requires_payment_method' },
    })
    expect(await provider.charges()).toEqual([])
  })

  it('cannot be confirmed while it is processing, and then succeeds', async () => {
    await pay('4000000000001117')
    expect((await pay(SUCCESS)).problem?.code).toBe('payment_intent_unexpected_state')
    expect(await status()).toBe('processing')
    now += PROCESSING_MS
    expect(await status()).toBe('succeeded')
    expect(await provider.charges()).toHaveLength(1)
  })

  it.each([
    [true, 'succeeded', 1],
    [false, 'requires_payment_method', 0],
  ])('can be resolved by a test while it is processing, charged: %s', async (isCharged, ended, charges) => {
    await pay('4000000000001117')
    await provider.resolve(isCharged)
    now += PROCESSING_MS
    expect(await status()).toBe(ended)
    expect(await provider.charges()).toHaveLength(charges)
  })

  it('reports its real status after its answer was lost before or after the charge', async () => {
    expect(await pay('4000000000002222')).toEqual({ isLost: true })
    expect(await status()).toBe('requires_payment_method')
    expect(await pay('4000000000003337')).toMatchObject({ isLost: true })
    expect(await status()).toBe('succeeded')
    expect(await provider.charges()).toHaveLength(1)
  })

  it('is never charged once it is canceled, and cannot be canceled once it is charged', async () => {
    const other = (await client.ask('POST /api/donate/stripe', { json: MONTHLY, token })).body.clientSecret
    await provider.cancel(secret)
    expect((await pay(SUCCESS)).intent?.status).toBe('canceled')
    await pay(SUCCESS, other)
    expect((await provider.cancel(other)).intent?.status).toBe('succeeded')
    expect(await provider.charges()).toHaveLength(1)
  })

  it('is refused if the payment or the payment method is unknown', async () => {
    expect(await pay(SUCCESS, 'pi_mock_99_secret_mock')).toMatchObject({
      problem: { code: 'resource_missing', param: 'intent' },
    })
    for (const method of ['pm_1', 'pm_mock_constructor_1', ''])
      expect(await provider.confirm(secret, method)).toMatchObject({
        problem: { code: 'resource_missing', param: 'payment_method' },
      })
    expect(await provider.charges()).toEqual([])
  })
})

it('the API server gets delayed notifications of payments later, and each one once', async () => {
  await provider.delayWebhook(true)
  await pay(SUCCESS)
  expect(await provider.charges()).toHaveLength(1)
  expect(await subscriptions()).toEqual([])
  await provider.delayWebhook(false)
  await provider.delayWebhook(false)
  expect(await subscriptions()).toHaveLength(1)
})

describe('a payment page', () => {
  const ONCE = { amount: 12.5, isSubscription: false, currency: 'usd', interval: 'one-time', userId: 'u-002' }
  const payments = async () =>
    (await client.ask('GET /api/donate/history?userId=u-002&filter=payment', { token })).body.onetime

  async function begin(as?: string) {
    const { body } = await client.ask('POST /api/donate/getPaymentLink', { json: ONCE, token: as })
    return new URL(body.data).searchParams.get('session') ?? ''
  }

  it('charges the donor once, and shows afterwards that it is paid', async () => {
    const session = await begin(token)
    expect(await provider.viewSession(session)).toEqual({ status: 'open', cents: 1250 })
    expect(await provider.paySession(session)).toEqual({ status: 'paid', cents: 1250 })
    expect(await provider.paySession(session)).toEqual({ status: 'paid', cents: 1250 })
    expect(await provider.charges()).toMatchObject([{ of: session, cents: 1250 }])
    expect(await payments()).toMatchObject([{ amount: 1250, status: 'succeeded' }])
  })

  it("adds a visitor's payment to no user's history", async () => {
    await provider.paySession(await begin())
    expect(await provider.charges()).toHaveLength(1)
    expect(await payments()).toEqual([])
  })

  it('expires after a day; an expired or unknown page charges nothing', async () => {
    const session = await begin(token)
    now += 24 * 3600 * 1000
    expect(await provider.paySession(session)).toEqual({ status: 'expired', cents: 1250 })
    expect(await provider.paySession('cs_mock_99')).toEqual({ status: 'unknown' })
    expect(await provider.charges()).toEqual([])
  })

  it('serves an unpaid invoice, too: its payment makes the subscription active', async () => {
    const sara = await client.signIn('sara@example.org')
    const history = async () =>
      (await client.ask('GET /api/donate/history?userId=u-001&filter=subs', { token: sara })).body.subs
    const unpaid = (await history()).find((one: { status: string }) => one.status === 'unpaid')
    const session = new URL(unpaid.latest_invoice.hosted_invoice_url).searchParams.get('session') ?? ''
    // The page says what recurs before the donor pays.
    expect(await provider.viewSession(session)).toEqual({ status: 'open', cents: 1200, interval: 'week' })
    expect(await provider.paySession(session)).toEqual({ status: 'paid', cents: unpaid.plan.amount })
    expect((await history()).find(({ id }: { id: string }) => id === unpaid.id)).toMatchObject({
      status: 'active',
      latest_invoice: { hosted_invoice_url: null },
    })
  })
})
