import { beforeEach, describe, expect, it } from 'vitest'
import { lena, newClient, omid, sara } from '../client'

const DAY_MS = 86_400_000
let client: ReturnType<typeof newClient>
let now: number

beforeEach(() => {
  now = Date.parse('2026-11-20T12:00:00Z')
  client = newClient({ now: () => now })
})

const login = (email: string, password: string) =>
  client.ask('POST /api/auth/login', { json: { email, password, remember: true } })

async function lastLink() {
  const link = await client.world.transact((state) => state.emails.at(-1)?.link)
  return new URL(link ?? '', 'http://localhost').searchParams.get('token')
}

describe('signing in', () => {
  it('answers the user with tokens and without the password', async () => {
    const { status, body } = await login(sara, 'learn-2026')
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: 'u-001', firstName: 'Sara', accessToken: expect.any(String) })
    expect(JSON.stringify(body)).not.toContain('learn-2026')
  })

  it('refuses a wrong password with 401', async () => {
    expect((await login(sara, 'learn-2027')).status).toBe(401)
  })

  it('refuses an unverified address with 403 in status and statusCode, until its link is opened', async () => {
    expect(await login(lena, 'verify-2026')).toMatchObject({ status: 403, body: { statusCode: 403 } })
    await client.ask('POST /api/users/resendEmail', { json: { email: lena } })
    await client.ask('POST /api/users/verify', { json: { jwt: await lastLink() } })
    expect((await login(lena, 'verify-2026')).status).toBe(200)
  })

  it('answers in the language of the client', async () => {
    const { body } = await client.ask('POST /api/auth/login', {
      json: { email: sara, password: '-' },
      language: 'fa',
    })
    expect(body.message).toMatch(/[آ-ی]/)
  })
})

describe('the session', () => {
  const getUser = (token?: string, userId = 'u-001') =>
    client.ask('POST /api/auth/getUser', { json: { userId }, token })

  it('keeps its access token when the client asks for the user', async () => {
    const token = await client.signIn(sara)
    expect((await getUser(token)).body.accessToken).toBe(token)
  })

  it('is refused with 401 without a token, and with an unknown or expired one', async () => {
    const token = await client.signIn(sara)
    expect((await getUser()).status).toBe(401)
    expect((await getUser('made-up')).status).toBe(401)
    now += 31 * DAY_MS
    expect((await getUser(token)).status).toBe(401)
  })

  it('gets new tokens on its last day, and the old ones stay valid', async () => {
    const token = await client.signIn(sara)
    now += 29.5 * DAY_MS
    const renewed = (await getUser(token)).body.accessToken
    expect(renewed).not.toBe(token)
    expect((await getUser(renewed)).status).toBe(200)
    expect((await getUser(token)).status).toBe(200)
  })

  it('is refused with 403 when it asks for another user', async () => {
    expect((await getUser(await client.signIn(omid))).status).toBe(403)
  })
})

describe('a forgotten password', () => {
  it('is replaced through the link, which works once and ends all sessions', async () => {
    const token = await client.signIn(sara)
    await client.ask('POST /api/auth/forgotPassword', { json: { email: sara } })
    const json = { jwt: await lastLink(), password: 'learn-2027' }

    expect((await client.ask('POST /api/users/resetPassword', { json })).status).toBe(200)
    expect((await client.ask('POST /api/users/resetPassword', { json })).status).toBe(404)
    expect((await login(sara, 'learn-2026')).status).toBe(401)
    expect((await login(sara, 'learn-2027')).status).toBe(200)
    expect((await client.ask('GET /api/enrollment/my-courses', { token })).status).toBe(401)
  })
})

describe('registering', () => {
  const member = {
    firstName: 'Mina',
    lastName: 'Karimi',
    email: 'mina@example.org',
    confirmEmail: 'MINA@example.org',
    password: 'garden-7',
    country: 'DK',
  }

  it('creates an account that can sign in once its e-mail address is verified', async () => {
    expect((await client.ask('POST /api/auth/register', { json: member })).status).toBe(201)
    expect((await login(member.email, member.password)).status).toBe(403)
    await client.ask('POST /api/users/verify', { json: { jwt: await lastLink() } })
    expect((await login(member.email, member.password)).body.firstName).toBe('Mina')
  })

  it('names each invalid field', async () => {
    const json = {
      ...member,
      firstName: 'Mi',
      confirmEmail: 'nina@example.org',
      password: 'short',
      phoneNumber: 'call me',
    }
    const { status, body } = await client.ask('POST /api/auth/register', { json })
    expect(status).toBe(422)
    expect(Object.keys(body.errors).sort()).toEqual(['confirmEmail', 'firstName', 'password', 'phoneNumber'])
  })

  it('accepts a file of 5 MB, and refuses a larger one and one that is neither PDF nor image', async () => {
    const send = (file: File, email: string) => {
      const form = new FormData()
      const fields = { ...member, email, confirmEmail: email, schoolName: 'Birkelund School' }
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', file)
      return client.ask('POST /api/schools/create', { form })
    }
    const limit = 5 * 1024 * 1024
    const image = (size: number) => new File([new Uint8Array(size)], 'scan.png', { type: 'image/png' })
    expect((await send(image(limit), 'one@example.org')).status).toBe(201)
    expect((await send(image(limit + 1), 'two@example.org')).status).toBe(413)
    expect((await send(new File(['x'], 'run.exe'), 'three@example.org')).body.errors).toHaveProperty('file')
  })
})

describe('donations', () => {
  it('a subscription begins when the provider confirms the card, and ends with unsubscribe', async () => {
    const token = await client.signIn(omid)
    const user = async () =>
      (await client.ask('POST /api/auth/getUser', { json: { userId: 'u-002' }, token })).body
    const json = { amount: 20, isSubscription: true, currency: 'usd', interval: 'month', userId: 'u-002' }

    const { clientSecret } = (await client.ask('POST /api/donate/stripe', { json, token })).body
    expect((await user()).hasSubscription).toBe(false)
    await client.ask('POST /__mock/payments/confirm', { json: { clientSecret } })
    expect((await user()).hasSubscription).toBe(true)
    expect((await client.ask('POST /api/donate/stripe', { json, token })).status).toBe(409)

    const history = () => client.ask('GET /api/donate/history?userId=u-002&filter=subs', { token })
    const [subscription] = (await history()).body.subs
    expect(subscription).toMatchObject({ status: 'active', plan: { amount: 2000, interval: 'month' } })
    await client.ask(`GET /api/donate/unsubscribe?subscriptionId=${subscription.id}`, { token })
    expect((await user()).hasSubscription).toBe(false)
    expect((await history()).body.subs[0].status).toBe('canceled')
  })

  it('a one-time donation of a signed-in user appears in the history, in cents', async () => {
    const token = await client.signIn(omid)
    const json = {
      amount: 12.5,
      isSubscription: false,
      currency: 'usd',
      interval: 'one-time',
      userId: 'u-002',
    }
    const { body } = await client.ask('POST /api/donate/getPaymentLink', { json, token })
    const history = async () =>
      (await client.ask('GET /api/donate/history?userId=u-002&filter=payment', { token })).body.onetime
    expect(body.data).toMatch(/^http:\/\/localhost\/mock-pay\.html\?session=\w+$/)
    expect(await history()).toEqual([])
    await client.ask(`POST /__mock/payments/sessions/${new URL(body.data).searchParams.get('session')}/pay`)
    expect(await history()).toMatchObject([{ amount: 1250, created: now / 1000, status: 'succeeded' }])
  })
})
