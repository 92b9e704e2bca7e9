import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '../../mocks/faults/fault'
import { startHttpMock } from '../../mocks/http/server'

let mock: Awaited<ReturnType<typeof startHttpMock>>
let world: string
let worlds = 0

beforeAll(async () => {
  mock = await startHttpMock()
})
afterAll(() => mock.close())
beforeEach(() => {
  worlds += 1
  world = `faults-${worlds}`
})

const RECENT = '/api/blog/get-recent'

function call(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(`${mock.origin}${path}`, { ...init, headers: { 'x-mock-world': world, ...headers } })
}

const setFault = (fault: Fault) => call('/__mock/faults', { method: 'POST', body: JSON.stringify(fault) })
const recent = (headers?: Record<string, string>) => call(RECENT, { headers })

describe('a fault over HTTP', () => {
  it('delays an answer', async () => {
    await setFault({ operationId: 'getRecentBlogs', kind: 'delay', milliseconds: 300 })
    const start = performance.now()
    expect((await recent()).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(290)
  })

  it('slows an answer down', async () => {
    const whole = await (await recent({ 'Accept-Encoding': 'identity' })).text()
    const bytesPerSecond = Buffer.byteLength(whole) * 2
    await setFault({ operationId: 'getRecentBlogs', kind: 'slow', bytesPerSecond })
    const start = performance.now()
    const slow = await recent({ 'Accept-Encoding': 'identity' })
    expect(await slow.text()).toBe(whole)
    expect(performance.now() - start).toBeGreaterThan(400)
  })

  it('makes an answer huge without a change of its JSON value', async () => {
    const value = await (await recent()).json()
    await setFault({ operationId: 'getRecentBlogs', kind: 'huge', megabytes: 2 })
    const text = await (await recent()).text()
    expect(text.length).toBeGreaterThan(2_000_000)
    expect(JSON.parse(text)).toEqual(value)
  })

  it('changes the type of one field of an answer', async () => {
    const [first] = await (await recent()).json()
    await setFault({ operationId: 'getRecentBlogs', kind: 'wrong-shape' })
    const [changed] = await (await recent()).json()
    const differing = Object.keys(first).filter((name) => typeof first[name] !== typeof changed[name])
    expect(differing).toHaveLength(1)
  })

  it('redirects the client to the sign-in page of a network', async () => {
    await setFault({ operationId: 'getRecentBlogs', kind: 'redirect' })
    const page = await recent()
    expect([page.redirected, page.url]).toEqual([true, `${mock.origin}/mock-portal`])
    expect(await page.text()).toContain('Sign in to this network')
  })

  it('withholds an answer from a page of another origin', async () => {
    const Origin = 'https://other.example.org'
    await setFault({ operationId: 'getRecentBlogs', kind: 'cors' })
    expect((await recent({ Origin })).headers.has('Access-Control-Allow-Origin')).toBe(false)
    expect((await recent({ Origin })).headers.get('Access-Control-Allow-Origin')).toBe(Origin)
  })

  it('refuses the preflight of a page of another origin', async () => {
    const headers = { Origin: 'https://other.example.org', 'Access-Control-Request-Method': 'GET' }
    await setFault({ operationId: 'getRecentBlogs', kind: 'cors' })
    const refused = await call(RECENT, { method: 'OPTIONS', headers })
    expect([refused.status, refused.headers.has('Access-Control-Allow-Origin')]).toEqual([403, false])
    expect((await call(RECENT, { method: 'OPTIONS', headers })).status).toBe(204)
  })

  it('delivers an answer after that of the next API call', async () => {
    await setFault({ operationId: 'getRecentBlogs', kind: 'out-of-order' })
    let isAnswered = false
    const late = recent().then(async (answer) => {
      isAnswered = true
      return answer.json()
    })
    // The server has received the earlier call once it lists it.
    while ((await (await call('/__mock/requests')).json()).length === 0) expect(isAnswered).toBe(false)
    await (await call('/api/work/country')).json()
    expect((await late).length).toBeGreaterThan(0)
  })

  it('sets the clock of the server ahead', async () => {
    const seconds = 3600
    await setFault({ operationId: 'getRecentBlogs', kind: 'clock', seconds })
    const ahead = Date.parse((await recent()).headers.get('Date') ?? '') - Date.now()
    expect(Math.abs(ahead - seconds * 1000)).toBeLessThan(60_000)
    expect(Math.abs(Date.parse((await recent()).headers.get('Date') ?? '') - Date.now())).toBeLessThan(60_000)
  })

  it.each([
    ['slow', 'bytesPerSecond'],
    ['delay', 'milliseconds'],
    ['clock', 'seconds'],
  ] as const)('%s without its number is refused with a message that names the number', async (kind, name) => {
    const answer = await setFault({ kind })
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      `A fault of kind '${kind}' needs a number: ${name}.`,
    ])
  })
})
