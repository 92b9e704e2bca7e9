import { getResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import type { Fault } from '../../mocks/faults/fault'
import { createFaults } from '../../mocks/faults/faults'
import { misshapen } from '../../mocks/faults/wrongShape'
import { FALSIFIED } from '../../mocks/judge/falsified'
import { createJudge } from '../../mocks/judge/judge'
import { compileRules } from '../../mocks/judge/rules'
import { releaseFaults, resetWorld, server, setFault, signInTo, world } from '../../mocks/node'

afterEach(resetWorld)

// A cast: the list names no kind of handler; these are all of HTTP.
const handlers = () => [...server.listHandlers()] as Parameters<typeof getResponse>[0]

function call(path: string, init?: RequestInit) {
  return getResponse(handlers(), new Request(`http://localhost${path}`, init))
}

const RECENT = '/api/blog/get-recent'
const recent = () => call(RECENT)

async function enrol() {
  const { accessToken } = await signInTo('omid@example.org')
  return call('/api/enrollment/enroll', {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ courseId: 'c-001' }),
  })
}
const enrollments = async () =>
  (await world.transact((state) => JSON.stringify(state.enrollments))).match(/c-001/g)?.length ?? 0

describe('a fault at a door without sockets', () => {
  it.each([
    ['drop-request', false],
    ['drop-upload', false],
    ['drop-answer', true],
  ] as const)('%s breaks the connection; the server has handled the request: %s', async (kind, isDone) => {
    const before = await enrollments()
    setFault({ operationId: 'enroll', kind })
    expect((await enrol())?.type).toBe('error')
    expect((await enrollments()) > before).toBe(isDone)
  })

  it('answers with a status, an HTML page or an empty body', async () => {
    setFault({ operationId: 'getRecentBlogs', kind: 'status', status: 503, body: { message: 'Soon' } })
    setFault({ operationId: 'getRecentBlogs', kind: 'html', status: 502 })
    setFault({ operationId: 'getRecentBlogs', kind: 'empty' })
    const [refused, page, empty, whole] = [await recent(), await recent(), await recent(), await recent()]
    expect([refused?.status, await refused?.json()]).toEqual([503, { message: 'Soon' }])
    expect([page?.status, page?.headers.get('Content-Type')]).toEqual([502, 'text/html'])
    expect([empty?.status, await empty?.text()]).toEqual([200, ''])
    expect(await whole?.json()).not.toEqual([])
  })

  it('breaks off an answer halfway, at once or after the release', async () => {
    setFault({ operationId: 'getRecentBlogs', kind: 'cut' })
    await expect((await recent())?.text()).rejects.toThrow('The connection broke.')
    setFault({ operationId: 'getRecentBlogs', kind: 'stall' })
    const reader = (await recent())?.body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    const rest = reader?.read()
    releaseFaults()
    await expect(rest).rejects.toThrow('The connection broke.')
  })

  it('holds a request until the release', async () => {
    setFault({ operationId: 'getRecentBlogs', kind: 'hold' })
    let isAnswered = false
    const held = recent().then((answer) => {
      isAnswered = true
      return answer
    })
    await recent()
    expect(isAnswered).toBe(false)
    releaseFaults()
    expect((await held)?.status).toBe(200)
  })

  it('hands the server a request twice', async () => {
    setFault({ operationId: 'enroll', kind: 'duplicate' })
    expect((await enrol())?.status).toBe(409)
  })

  it('delays an answer, and slows it down', async () => {
    setFault({ operationId: 'getRecentBlogs', kind: 'delay', milliseconds: 200 })
    const start = performance.now()
    await recent()
    expect(performance.now() - start).toBeGreaterThan(190)
    const { byteLength } = (await (await recent())?.arrayBuffer()) ?? { byteLength: 0 }
    setFault({ operationId: 'getRecentBlogs', kind: 'slow', bytesPerSecond: byteLength * 4 })
    const slow = performance.now()
    expect((await (await recent())?.arrayBuffer())?.byteLength).toBe(byteLength)
    expect(performance.now() - slow).toBeGreaterThan(190)
  })

  it('makes an answer huge without a change of its JSON value', async () => {
    const value = await (await recent())?.json()
    setFault({ operationId: 'getRecentBlogs', kind: 'huge', megabytes: 2 })
    const text = (await (await recent())?.text()) ?? ''
    expect(text.length).toBeGreaterThan(2_000_000)
    expect(JSON.parse(text)).toEqual(value)
  })

  it('redirects to the sign-in page of a network', async () => {
    setFault({ operationId: 'getRecentBlogs', kind: 'redirect' })
    const answer = await recent()
    const place = answer?.headers.get('Location') ?? ''
    expect([answer?.status, place]).toEqual([302, 'http://localhost/mock-portal'])
    expect(await (await call('/mock-portal'))?.text()).toContain('Sign in to this network')
  })

  it('withholds the answer from a page of another origin after the server has handled the request', async () => {
    setFault({ operationId: 'enroll', kind: 'cors' })
    expect((await enrol())?.type).toBe('error')
    expect(await enrollments()).toBeGreaterThan(0)
  })

  it('delivers an answer after that of the next API call', async () => {
    setFault({ operationId: 'getRecentBlogs', kind: 'out-of-order' })
    const order: string[] = []
    const late = recent().then(() => order.push('earlier'))
    await call('/api/work/country').then(async (answer) => {
      await answer?.text()
      order.push('later')
    })
    await late
    expect(order).toEqual(['later', 'earlier'])
  })

  it('sets the clock of the server ahead', async () => {
    const seconds = 600
    setFault({ operationId: 'enroll', kind: 'clock', seconds })
    const ahead = Date.now() + seconds * 1000
    expect(Date.parse((await enrol())?.headers.get('Date') ?? '')).toBeGreaterThan(ahead - 1000)
    const { enrolledAt = '' } = (await world.transact(({ enrollments }) => enrollments.at(-1))) ?? {}
    expect(Date.parse(enrolledAt)).toBeGreaterThanOrEqual(ahead)
  })

  it('marks for the judge the answers that it has changed, and no others', async () => {
    setFault({ operationId: 'getRecentBlogs', kind: 'html' })
    setFault({ operationId: 'getRecentBlogs', kind: 'duplicate' })
    const marks = [await recent(), await recent(), await recent()].map((one) => one?.headers.has(FALSIFIED))
    expect(marks).toEqual([true, false, false])
  })

  it('does not occur after a reset of the world', async () => {
    setFault({ kind: 'drop-request', times: 9 })
    await resetWorld()
    expect((await recent())?.status).toBe(200)
  })

  it('is refused if its kind is unknown, with a message that names the nearest kind', () => {
    expect(() => setFault({ kind: 'stal' as Fault['kind'] })).toThrow(
      "There is no kind of fault 'stal'. The nearest one is 'stall'.",
    )
  })
})

describe('an answer of the wrong shape', () => {
  const rules = compileRules()
  const judge = createJudge(rules)
  const operation = rules.operations.find(({ operationId }) => operationId === 'getRecentBlogs')
  const violations = (body: unknown) => {
    const headers = new Headers({ 'Content-Type': 'application/json' })
    return operation ? judge.answer(operation, { status: 200, headers, body: JSON.stringify(body) }) : []
  }

  it('breaks the contract in one place, whatever the seed', async () => {
    const value = await (await recent())?.json()
    expect(violations(value)).toEqual([])
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const [violation, ...more] = violations(misshapen('getRecentBlogs', value, seed))
      expect([seed, violation?.kind, more]).toEqual([seed, 'answer body', []])
      seen.add(violation?.place ?? '')
    }
    expect(seen.size).toBeGreaterThan(3)
  })

  it('replaces the whole answer if it has no required fields', () => {
    expect(misshapen('forgotPassword', { message: 'Sent.' })).toBe(7)
  })

  it('is sent with status 200 and one violation of the contract', async () => {
    setFault({ operationId: 'getRecentBlogs', kind: 'wrong-shape' })
    const answer = await recent()
    expect([answer?.status, violations(await answer?.json()).length]).toEqual([200, 1])
  })
})

describe('the number of remaining faults', () => {
  it('is reported after each change', () => {
    const reported: number[] = []
    const faults = createFaults((left) => reported.push(left.reduce((sum, { times = 1 }) => sum + times, 0)))
    faults.add({ kind: 'html', path: RECENT, times: 2 })
    faults.take({ method: 'GET', pathname: RECENT })
    faults.take({ method: 'GET', pathname: '/elsewhere' })
    faults.take({ method: 'GET', pathname: RECENT })
    faults.add({ kind: 'html' })
    faults.clear()
    expect(reported).toEqual([2, 1, 0, 1, 0])
  })
})
