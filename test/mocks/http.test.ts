import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { faultKinds } from '../../mocks/faults/fault'
import { publicReads } from '../../mocks/http/freshness'
import { startHttpMock } from '../../mocks/http/server'
import { temporaryFolder } from '../../mocks/temporaryFolder'

type Contract = { paths: Record<string, { get?: { operationId: string; security?: unknown[] } }> }

let mock: Awaited<ReturnType<typeof startHttpMock>>
let world: string
let worlds = 0
const { folder, remove } = temporaryFolder('site-')

beforeAll(async () => {
  await buildSite()
  mock = await startHttpMock({ site: folder })
})
afterAll(async () => {
  await mock.close()
  remove()
})
beforeEach(() => {
  worlds += 1
  world = `test-${worlds}`
})

async function buildSite() {
  await mkdir(join(folder, 'static'))
  for (const [file, title] of [
    ['index', 'Home'],
    ['en', 'Home'],
    ['fa', 'خانه'],
    ['404', 'Nowhere'],
    ['en/404', 'Nowhere'],
    ['en/courses/first', 'First'],
    ['fa/courses/first', 'نخست'],
    ['courses/first', 'First'],
    ['en/courses/_', 'Some course'],
    ['en/our-works/_/_', 'Some work'],
  ] as const) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(join(folder, `${file}.html`), `<!doctype html><title>${title}</title>`)
  }
  await writeFile(join(folder, 'static', 'app.0123abcd.js'), 'export {}\n'.repeat(500))
  await writeFile(join(folder, 'texts.json'), '{}')
  await mkdir(join(folder, 'static', 'images'))
  await writeFile(join(folder, 'static', 'images', 'hero.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
}

function call(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(`${mock.origin}${path}`, { ...init, headers: { 'x-mock-world': world, ...headers } })
}

function post(path: string, body?: unknown, headers: Record<string, string> = {}) {
  return call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

async function signIn() {
  const answer = await post('/api/auth/login', {
    email: 'omid@example.org',
    password: 'start-2026',
    remember: true,
  })
  return { Authorization: `Bearer ${(await answer.json()).accessToken}` }
}

const enrol = (session: Record<string, string>) =>
  post('/api/enrollment/enroll', { courseId: 'c-001' }, session)
const myCourses = async (headers: Record<string, string>) =>
  (await call('/api/enrollment/my-courses', { headers })).json()

/** The headers and the size of the body as sent, without decompression. */
function raw(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; size: number }>((resolve, reject) => {
    rawRequest(`${mock.origin}${path}`, { headers }, (response) => {
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
      })
      response.on('end', () => resolve({ headers: response.headers, size }))
    })
      .on('error', reject)
      .end()
  })
}

describe('worlds over HTTP', () => {
  it('are chosen by a header and share no state', async () => {
    const session = await signIn()
    await enrol(session)
    expect(await myCourses(session)).toHaveLength(1)
    expect(
      (await call('/api/enrollment/my-courses', { headers: { ...session, 'x-mock-world': 'another' } }))
        .status,
    ).toBe(401)
  })

  it('are chosen by a cookie where no header can be sent', async () => {
    const session = await signIn()
    await enrol(session)
    const headers = { ...session, 'x-mock-world': '', cookie: `mock-world=${world}` }
    expect(await myCourses(headers)).toHaveLength(1)
  })

  it('return to their initial state after a reset', async () => {
    const session = await signIn()
    await enrol(session)
    expect((await post('/__mock/reset')).status).toBe(204)
    expect(await myCourses(await signIn())).toEqual([])
  })

  it('show their state and the requests that they received', async () => {
    await enrol(await signIn())
    const requests = await (await call('/__mock/requests?operationId=enroll')).json()
    expect(requests).toMatchObject([
      { method: 'POST', path: '/api/enrollment/enroll', body: { courseId: 'c-001' }, status: 201 },
    ])
    const state = await (await call('/__mock/state')).json()
    expect(state.enrollments.at(-1)).toMatchObject({ courseId: 'c-001' })
  })
})

describe('pages of another origin', () => {
  const namesIn = (list?: string | null) => list?.toLowerCase().split(/,\s*/) ?? []

  it('may call the API with a token', async () => {
    const preflight = await call('/api/auth/getUser', {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:3000',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(namesIn(preflight.headers.get('Access-Control-Allow-Headers'))).toEqual(
      expect.arrayContaining(['authorization', 'content-type']),
    )
    const answer = await call('/api/work/country', { headers: { Origin: 'http://localhost:3000' } })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000')
  })

  it('may send the request headers that the README and the contract name, and no others', async () => {
    const preflight = await call('/api/donate/stripe', {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:3000',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,idempotency-key,x-whatever',
      },
    })
    const allowed = namesIn(preflight.headers.get('Access-Control-Allow-Headers'))
    const named = /`Access-Control-Allow-Headers` \| ([^|]+?) \|/.exec(
      await readFile('README.md', 'utf8'),
    )?.[1]
    // The last two belong to the mock API alone: to its card provider and to tests.
    expect(allowed).toEqual([...namesIn(named), 'x-client-secret', 'x-mock-world'])
    for (const [, name] of (await readFile('openapi.yaml', 'utf8')).matchAll(/name: (\S+)\n\s+in: header/g))
      expect(allowed).toContain(name?.toLowerCase())
  })

  it('get media addresses with the origin of this server, and its own pages get paths', async () => {
    const imageFor = async (headers: Record<string, string>) =>
      (await (await call('/api/course/get-full-course/c-001', { headers })).json()).imageUrl
    expect(await imageFor({ Origin: 'http://localhost:3000' })).toMatch(`${mock.origin}/mock-media/`)
    expect(await imageFor({})).toMatch(/^\/mock-media\//)
  })
})

describe('files over HTTP', () => {
  it('media are sent in the byte ranges that a player requests', async () => {
    const piece = await call('/mock-media/video/clip.mp4', { headers: { Range: 'bytes=100-199' } })
    expect(piece.status).toBe(206)
    expect(piece.headers.get('Content-Range')).toMatch(/^bytes 100-199\//)
    expect((await piece.arrayBuffer()).byteLength).toBe(100)
  })

  it('media have their content type and accept byte ranges', async () => {
    const playlist = await call('/mock-media/video/master.m3u8')
    expect(playlist.headers.get('Content-Type')).toBe('application/vnd.apple.mpegurl')
    expect(playlist.headers.get('Accept-Ranges')).toBe('bytes')
  })

  it('files with a hash are cached for ever, and compressed', async () => {
    const { headers, size } = await raw('/static/app.0123abcd.js', { 'accept-encoding': 'gzip, br' })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(size).toBeLessThan(200)
  })

  it('pictures without a hash are cached for a day', async () => {
    const { headers } = await call('/static/images/hero.svg')
    expect(headers.get('Cache-Control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  })

  it('other files without a hash, and pages, are revalidated on each use', async () => {
    expect((await call('/texts.json')).headers.get('Cache-Control')).toBe('no-cache')
    expect((await call('/')).headers.get('Cache-Control')).toBe('no-cache')
  })

  it('pages are in the language of the path, else in that of the cookie, else in English', async () => {
    const titleOf = async (path: string, cookie = '') =>
      /<title>(.*)<\/title>/.exec(await (await call(path, { headers: { cookie } })).text())?.[1]
    expect(await titleOf('/')).toBe('Home')
    expect(await titleOf('/', 'a=b; i18next=fa')).toBe('خانه')
    expect(await titleOf('/fa')).toBe('خانه')
    expect(await titleOf('/en', 'i18next=fa')).toBe('Home')
    expect(await titleOf('/courses/first/', 'i18next=xx')).toBe('First')
    expect(await titleOf('/fa/courses/first')).toBe('نخست')
    expect(await titleOf('/courses/new')).toBe('Some course')
    expect(await titleOf('/our-works/Iran/a-library')).toBe('Some work')
    expect(await titleOf('/nowhere/at/all')).toBe('Nowhere')
    expect(await titleOf('/%')).toBe('Nowhere')
  })

  it('pages of a plain host depend on the path alone, not on the cookie', async () => {
    const plain = await startHttpMock({ site: folder, host: 'plain' })
    const textOf = async (path: string) =>
      (await fetch(plain.origin + path, { headers: { cookie: 'i18next=fa' } })).text()
    const statusOf = async (path: string) => (await fetch(plain.origin + path)).status
    try {
      expect(await textOf('/')).toContain('Home')
      expect(await textOf('/courses/first')).toContain('First')
      expect(await textOf('/fa/courses/first')).toContain('نخست')
      expect(await textOf('/courses/new')).toContain('Nowhere')
      expect(await statusOf('/courses/first')).toBe(200)
      for (const path of ['/courses/new', '/registration', '/nowhere']) expect(await statusOf(path)).toBe(404)
    } finally {
      await plain.close()
    }
  })

  it('missing files and unknown calls are answered with 404', async () => {
    expect((await call('/static/gone.0123abcd.js')).status).toBe(404)
    expect((await call('/mock-media/gone.svg')).status).toBe(404)
    expect((await call('/api/unknown')).status).toBe(404)
  })
})

describe('answers over HTTP', () => {
  it('are compressed for clients that accept compression', async () => {
    const plain = await raw('/api/blog/get-all', {})
    const small = await raw('/api/blog/get-all', { 'accept-encoding': 'gzip, deflate, br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.size).toBeLessThan(plain.size)
  })

  it('are sent even to a search of five thousand Persian letters', async () => {
    const answer = await call(`/api/course/get-all?search=${encodeURIComponent('ش'.repeat(5000))}`)
    expect(await answer.json()).toMatchObject({ content: [] })
  })

  it('are 304 if the browser already has this public content in this language', async () => {
    const course = '/api/course/get-full-course/first-steps-in-scratch'
    const first = await call(course)
    const ETag = first.headers.get('ETag') ?? ''
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    const again = await call(course, { headers: { 'If-None-Match': ETag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const persian = await call(course, { headers: { 'If-None-Match': ETag, 'Accept-Language': 'fa' } })
    expect(persian.status).toBe(200)
    expect(persian.headers.get('Vary')).toContain('Accept-Language')
  })

  it('have no ETag if they are about a user', async () => {
    const headers = await signIn()
    const answer = await call('/api/enrollment/my-courses', { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('ETag')).toBeNull()
  })

  it('are public exactly where the contract requires no token', () => {
    const { paths } = parse(readFileSync('openapi.yaml', 'utf8')) as Contract
    const reads = Object.values(paths).flatMap(({ get }) =>
      get?.security?.length === 0 ? get.operationId : [],
    )
    expect([...publicReads].sort()).toEqual(reads.sort())
  })
})

describe('faults over HTTP', () => {
  it('drop a request before the server handles it', async () => {
    const session = await signIn()
    await post('/__mock/faults', { operationId: 'enroll', kind: 'drop-request' })
    await expect(enrol(session)).rejects.toThrow()
    expect(await myCourses(session)).toEqual([])
  })

  it('drop an upload while the server is receiving it', async () => {
    const session = await signIn()
    await post('/__mock/faults', { operationId: 'enroll', kind: 'drop-upload' })
    await expect(enrol(session)).rejects.toThrow()
    expect(await myCourses(session)).toEqual([])
    await enrol(session)
    expect(await myCourses(session)).toHaveLength(1)
  })

  it('drop an answer after the server has handled the request', async () => {
    const session = await signIn()
    await post('/__mock/faults', { operationId: 'enroll', kind: 'drop-answer' })
    await expect(enrol(session)).rejects.toThrow()
    expect(await myCourses(session)).toHaveLength(1)
  })

  it('answer with any status, body and headers', async () => {
    const fault = {
      kind: 'status',
      status: 429,
      body: { message: 'Slowly.' },
      headers: { 'Retry-After': '3' },
    }
    await post('/__mock/faults', { operationId: 'getCourses', ...fault })
    const answer = await call('/api/course/get-all')
    expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
      429,
      '3',
      { message: 'Slowly.' },
    ])
  })

  it('answer with the HTML of a proxy, or with an empty body', async () => {
    await post('/__mock/faults', [
      { kind: 'html', path: '/api/blog/*' },
      { kind: 'empty', path: '/api/blog/*' },
    ])
    expect(await (await call('/api/blog/get-all')).text()).toMatch(/^<h1>/)
    const empty = await call('/api/blog/get-recent')
    expect([empty.status, await empty.text()]).toEqual([200, ''])
  })

  it('cut an answer in the middle, both of the API and of a file', async () => {
    await post('/__mock/faults', { kind: 'cut', times: 2 })
    await expect(call('/api/blog/get-all').then((answer) => answer.text())).rejects.toThrow()
    await expect(call('/mock-media/video/clip.mp4').then((answer) => answer.blob())).rejects.toThrow()
  })

  it('stall an answer in the middle, and break it off at the release', async () => {
    await post('/__mock/faults', { kind: 'stall' })
    const answer = await call('/mock-media/video/clip.mp4')
    const reader = answer.body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    const rest = async () => {
      for (;;) if ((await reader?.read())?.done) return
    }
    const isOver = vi.fn()
    const broken = rest().catch(isOver)
    await call('/api/blog/get-recent')
    expect(isOver).not.toHaveBeenCalled()
    await post('/__mock/release')
    await broken
    expect(isOver).toHaveBeenCalledOnce()
  })

  it('hold a request until the release', async () => {
    await post('/__mock/faults', { operationId: 'getWorkCountries', kind: 'hold' })
    let isAnswered = false
    const answer = call('/api/work/country').then((response) => {
      isAnswered = true
      return response.status
    })
    await call('/api/blog/get-recent')
    expect(isAnswered).toBe(false)
    await expect
      .poll(async () => (await (await call('/__mock/requests?operationId=getWorkCountries')).json()).length)
      .toBe(1)
    await post('/__mock/release')
    expect(await answer).toBe(200)
  })

  it('break off a held request when its world is reset, without an effect on the new world', async () => {
    const session = await signIn()
    await post('/__mock/faults', { operationId: 'enroll', kind: 'hold' })
    const broken = expect(enrol(session)).rejects.toThrow()
    await expect
      .poll(async () => (await (await call('/__mock/requests?operationId=enroll')).json()).length)
      .toBe(1)
    await post('/__mock/reset')
    await broken
    expect(await myCourses(await signIn())).toEqual([])
  })

  it('hand the server a request twice and send its second answer', async () => {
    const session = await signIn()
    await post('/__mock/faults', { operationId: 'enroll', kind: 'duplicate' })
    expect((await enrol(session)).status).toBe(409)
    expect(await myCourses(session)).toHaveLength(1)
    expect(await (await call('/__mock/requests?operationId=enroll')).json()).toMatchObject([
      { body: { courseId: 'c-001' }, status: 201, fault: 'duplicate' },
      { body: { courseId: 'c-001' }, status: 409, fault: 'duplicate' },
    ])
  })

  it('apply to the stated number of requests, after the stated number of others, in their world alone', async () => {
    await post('/__mock/faults', {
      operationId: 'getRecentBlogs',
      kind: 'status',
      status: 503,
      after: 1,
      times: 2,
    })
    const statuses = []
    for (let index = 0; index < 4; index++) statuses.push((await call('/api/blog/get-recent')).status)
    expect(statuses).toEqual([200, 503, 503, 200])

    await post('/__mock/faults', { kind: 'status', status: 503 })
    expect((await call('/api/blog/get-recent', { headers: { 'x-mock-world': 'untouched' } })).status).toBe(
      200,
    )
  })

  it.each([
    [{ kind: 'stal' }, "There is no kind of fault 'stal'. The nearest one is 'stall'."],
    [{}, `A fault needs a kind: ${faultKinds.join(', ')}.`],
    [{ kind: 'status' }, "A fault of kind 'status' needs a number: status."],
    [
      { kind: 'html', operationID: 'login' },
      "There is no key of a fault 'operationID'. The nearest one is 'operationId'.",
    ],
    [
      { kind: 'html', operationId: 'getCourse' },
      "There is no operation 'getCourse'. The nearest one is 'getCourses'.",
    ],
    [
      { kind: 'html', path: '/api/blgo/get-all' },
      "There is no path of an operation '/api/blgo/get-all'. The nearest one is '/api/blog/get-all'.",
    ],
    [{ kind: 'html', path: 7 }, "The 'path' of a fault is a text."],
    [undefined, 'The body is not JSON.'],
    [[{ kind: 'html' }, 'html'], 'A fault is an object.'],
  ])('are refused with a message if they could never apply: %j', async (fault, message) => {
    const answer = await post('/__mock/faults', fault)
    expect([answer.status, (await answer.json()).message]).toEqual([400, message])
    expect((await call('/api/blog/get-recent')).status).toBe(200)
  })

  it('the list of requests refuses an unknown operation and names the nearest one', async () => {
    const answer = await call('/__mock/requests?operationId=logIn')
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      "There is no operation 'logIn'. The nearest one is 'login'.",
    ])
  })
})

describe('the card payment provider beside the mock API', () => {
  let cards: Awaited<ReturnType<typeof startHttpMock>>
  const cookie = () => `mock-world=${world}`
  const at = (path: string, init: RequestInit = {}) =>
    fetch(`${cards.cardsOrigin}${path}`, {
      ...init,
      headers: { Cookie: cookie(), Origin: cards.origin, 'Content-Type': 'application/json' },
    })
  const here = (path: string, init: RequestInit = {}) =>
    fetch(`${cards.origin}${path}`, {
      ...init,
      headers: { Cookie: cookie(), 'Content-Type': 'application/json', ...init.headers },
    })
  const send = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) })

  beforeAll(async () => {
    cards = await startHttpMock({ cardsPort: 0 })
  })
  afterAll(() => cards.close())

  async function begin() {
    const { accessToken } = await (
      await here(
        '/api/auth/login',
        send({ email: 'omid@example.org', password: 'start-2026', remember: true }),
      )
    ).json()
    const donation = { amount: 20, isSubscription: true, currency: 'usd', interval: 'month', userId: 'u-002' }
    const answer = await here('/api/donate/stripe', {
      ...send(donation),
      headers: { Authorization: `Bearer ${accessToken}` },
    })
    return (await answer.json()).clientSecret as string
  }

  const confirm = async (client_secret: string, number: string) => {
    const method = await (await at('/v1/payment_methods', send({ number }))).json()
    return at('/v1/payment_intents/pi_mock_1/confirm', send({ client_secret, payment_method: method.id }))
  }
  const charges = async () => (await (await here('/__mock/state')).json()).cardProvider.charges

  it('has an origin of its own, which serves its script and pages', async () => {
    expect(cards.cardsOrigin).not.toBe(cards.origin)
    for (const [path, type] of [
      ['/stripe.js', 'text/javascript'],
      ['/field.html', 'text/html'],
      ['/authentication.html', 'text/html'],
    ]) {
      const answer = await at(path ?? '')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toContain(type)
    }
    expect((await at('/api/course/get-all?page=1')).status).toBe(404)
    expect((await here('/v1/payment_intents/pi_mock_1')).status).toBe(404)
  })

  it("finds the payments of the page's world by its cookie, also across origins", async () => {
    const secret = await begin()
    const answer = await confirm(secret, '4242424242424242')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(cards.origin)
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBe('true')
    expect(await answer.json()).toMatchObject({ status: 'succeeded', amount: 2000, currency: 'usd' })
    expect(await charges()).toHaveLength(1)
  })

  it('shares faults and the list of requests; the test card for a lost answer breaks the connection', async () => {
    const secret = await begin()
    await here('/__mock/faults', send({ path: '/v1/*/confirm', kind: 'drop-answer' }))
    await expect(confirm(secret, '4000000000000002')).rejects.toThrow()
    await expect(confirm(secret, '4000000000003337')).rejects.toThrow()
    expect(await charges()).toHaveLength(1)
    const requests: { path: string; fault?: string }[] = await (await here('/__mock/requests')).json()
    const confirmed = requests.filter(({ path }) => path.endsWith('/confirm'))
    expect(confirmed.map(({ fault }) => fault)).toEqual(['drop-answer', undefined])
  })

  it('declines a card with the status and the error shape of the real provider', async () => {
    const answer = await confirm(await begin(), '4000000000009995')
    expect(answer.status).toBe(402)
    expect((await answer.json()).error).toMatchObject({
      type: 'card_error',
      decline_code: 'insufficient_funds',
      payment_intent: { status: 'requires_payment_method' },
    })
  })

  it('is controlled on the origin of the API: cancel, settle and delay of notifications', async () => {
    const secret = await begin()
    await here('/__mock/payments/delay-webhook', send({ isLate: true }))
    await confirm(secret, '4000000000001117')
    await here('/__mock/payments/settle', { method: 'POST' })
    expect(await charges()).toHaveLength(1)
    expect((await here('/__mock/payments/cancel', send({ clientSecret: secret }))).status).toBe(409)
    const { subscriptions } = await (await here('/__mock/state')).json()
    expect(subscriptions.filter(({ userId }: { userId: string }) => userId === 'u-002')).toEqual([])
  })

  it("serves the payment page on the site's own origin", async () => {
    const page = await here('/mock-pay.html?session=cs_mock_1')
    expect(await page.text()).toContain('/mock-pay/page.js')
    expect((await here('/mock-pay/page.js')).status).toBe(200)
  })
})

it('a request on a connection that a fault has ended uses up no fault, as the browser repeats it', async () => {
  const { port } = new URL(mock.origin)
  const line = connect({ port: Number(port), host: 'localhost', allowHalfOpen: true })
  line.on('error', () => {})
  const ask = `GET /api/blog/get-recent HTTP/1.1\r\nHost: localhost\r\nx-mock-world: ${world}\r\n\r\n`
  line.write(ask)
  await once(line, 'data')
  line.resume()
  const hasEnded = once(line, 'end')
  await post('/__mock/faults', { kind: 'status', status: 500 })
  await hasEnded
  const isGone = once(line, 'close')
  line.end(ask)
  await isGone
  expect((await call('/api/blog/get-recent')).status).toBe(500)
})

it.each(['drop-request', 'drop-upload', 'drop-answer'])(
  '%s applies only to connections that are opened after it is set, since a browser repeats a request on older ones',
  async (kind) => {
    const { port } = new URL(mock.origin)
    const connection = async () => {
      const line = connect({ port: Number(port), host: 'localhost' })
      line.on('error', () => {})
      await once(line, 'connect')
      return line
    }
    const subscribe = async (line: Awaited<ReturnType<typeof connection>>) => {
      const isGone = new Promise((gone) => line.once('close', gone))
      const body = '{"email":"mina@example.org"}'
      const headers = `Host: localhost\r\nx-mock-world: ${world}\r\nContent-Type: application/json\r\n`
      line.write(
        `POST /api/newsletter/subscribe HTTP/1.1\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`,
      )
      await isGone
      return (await call('/__mock/requests?operationId=subscribeToNewsletter')).json()
    }
    const [first, second] = [await connection(), await connection()]
    await post('/__mock/faults', { operationId: 'subscribeToNewsletter', kind })
    expect(await subscribe(first)).toEqual([])
    expect(await subscribe(second)).toEqual([])
    expect(await subscribe(await connection())).toMatchObject([{ fault: kind }])
    const { status } = await post('/api/newsletter/subscribe', { email: 'omid@example.org' })
    expect(status).toBe(200)
  },
)
