import { beforeEach, describe, expect, it } from 'vitest'
import { newClient, sara } from '../client'

const DAY_MS = 86_400_000
const MONTHLY = { amount: 20, isSubscription: true, currency: 'usd', interval: 'month', userId: 'u-001' }

let now: number
let client: ReturnType<typeof newClient>
let token: string

beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00Z')
  client = newClient({ now: () => now })
  token = await client.signIn(sara)
})

const begin = () => client.ask('POST /api/donate/stripe', { json: MONTHLY, token })
const endLater = () => client.ask('POST /__mock/payments/end-later', { json: { userId: 'u-001' } })
const hasSubscription = async () =>
  (await client.ask('POST /api/auth/getUser', { json: { userId: 'u-001' }, token })).body.hasSubscription
async function running() {
  const { body } = await client.ask('GET /api/donate/history?userId=u-001&filter=subs', { token })
  return body.subs
    .filter(({ status }: { status: string }) => status === 'active')
    .map(({ id }: { id: string }) => id)
}

describe('an ended subscription that is paid until a later day', () => {
  it('stays active in the history until that day, while hasSubscription is false', async () => {
    expect([await hasSubscription(), await running()]).toEqual([true, ['sub_demo_1']])
    await endLater()
    expect([await hasSubscription(), await running()]).toEqual([false, ['sub_demo_1']])
    now += 11 * DAY_MS
    expect(await running()).toEqual([])
  })

  it('lets the user start another subscription, which makes hasSubscription true again', async () => {
    expect((await begin()).status).toBe(409)
    await endLater()
    const { status, body } = await begin()
    expect(status).toBe(200)
    await client.ask('POST /__mock/payments/confirm', { json: body })
    expect(await hasSubscription()).toBe(true)
    expect(await running()).toHaveLength(2)
    expect((await begin()).status).toBe(409)
  })
})
