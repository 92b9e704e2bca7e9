import { beforeEach, describe, expect, it } from 'vitest'
import { newClient, omid, sara } from '../client'

const MONTHLY = { amount: 20, isSubscription: true, currency: 'usd', interval: 'month', userId: 'u-002' }
const ONCE = { amount: 20, isSubscription: false, currency: 'usd', interval: 'one-time' }

let now: number
let client: ReturnType<typeof newClient>
let token: string

beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00Z')
  client = newClient({ now: () => now })
  token = await client.signIn(omid)
})

function begin(key: string | undefined, { json = MONTHLY as object, as = token as string | null } = {}) {
  const path = json === ONCE ? 'getPaymentLink' : 'stripe'
  return client.ask(`POST /api/donate/${path}`, {
    json,
    token: as ?? undefined,
    headers: { 'Idempotency-Key': key },
  })
}

describe('an order with an idempotency key', () => {
  it('gets the same answer when it is sent again, whatever the order of its fields', async () => {
    const first = await begin('one')
    expect(await begin('one')).toEqual(first)
    const reordered = Object.fromEntries(Object.entries(MONTHLY).reverse())
    expect(await begin('one', { json: reordered })).toEqual(first)
    expect((await begin('two')).body).not.toEqual(first.body)
    expect((await begin(undefined)).body).not.toEqual(first.body)
  })

  it('gets the same answer even after it is paid, when a new order is refused', async () => {
    const first = await begin('one')
    await client.ask('POST /__mock/payments/confirm', { json: first.body })
    expect(await begin('one')).toEqual(first)
    expect((await begin('two')).status).toBe(409)
  })

  it('is refused and starts no payment if its key belongs to a different order', async () => {
    await begin('one')
    const { status, body } = await begin('one', { json: { ...MONTHLY, amount: 30 } })
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: 'This key belongs to another donation.',
    })
    expect(await client.world.transact(({ cardProvider }) => cardProvider.intents.length)).toBe(1)
  })

  it("is independent of another user's order with the same key", async () => {
    const mine = await begin('one')
    const otherUser = await client.signIn(sara)
    const othersDonation = await begin('one', { as: otherUser, json: { ...MONTHLY, userId: 'u-001' } })
    expect(othersDonation.body).not.toEqual(mine.body)
  })

  it('is remembered for one day only', async () => {
    const first = await begin('one')
    now += 24 * 3600 * 1000
    expect((await begin('one', { as: await client.signIn(omid) })).body).not.toEqual(first.body)
  })

  it('gets the same payment page again as a visitor, and another one as a user', async () => {
    const first = await begin('one', { json: ONCE, as: null })
    expect(await begin('one', { json: ONCE, as: null })).toEqual(first)
    expect((await begin('one', { json: ONCE })).body).not.toEqual(first.body)
  })

  it('can be corrected under the same key after it was refused as invalid', async () => {
    expect((await begin('one', { json: { ...MONTHLY, amount: 0 } })).status).toBe(422)
    expect((await begin('one')).status).toBe(200)
  })
})
