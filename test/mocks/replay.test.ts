import { getResponse, type HttpHandler } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { OperationId } from '../../mocks/operations'
import { replay } from '../../mocks/replay'
import { type ReplayOptions, replayHandler } from '../../mocks/replay/handler'
import { readRecording, readSet } from '../../mocks/replay/readRecordings'
import type { Recording } from '../../mocks/replay/recording'
import { expectOnConsole } from '../helpers/consoleGuard'

type Part = Partial<Recording['request']>

function recorded(operationId: OperationId, name: string, request: Part, body: unknown): Recording {
  return {
    operationId,
    case: name,
    request: { method: 'GET', path: '/api/blog/get-all', ...request },
    response: { status: 200, contentType: 'application/json', body },
  }
}

async function asked(handlers: HttpHandler[], path: string, init?: RequestInit) {
  const response = await getResponse(handlers, new Request(`http://localhost${path}`, init))
  return response && { status: response.status, body: await response.json() }
}

/** A function that asks a set; a call without a recording gets its refusal. */
function setOf(recordings: Recording[], options?: ReplayOptions) {
  const handlers = [replayHandler(recordings, options)]
  return (path: string, init?: RequestInit) => asked(handlers, path, init)
}

const login = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

describe('a recording of the mock', () => {
  it('answers as it was recorded', async () => {
    const response = await asked([replay('login', 'unverified-403')], '/api/auth/login', login({}))
    expect(response?.status).toBe(403)
    expect(response?.body).toEqual(readRecording('login', 'unverified-403').response.body)
  })

  it('throws an error with its file name if it does not exist', () => {
    expect(() => replay('login', 'no-such-case')).toThrow(
      'There is no recording mocks/recordings/login.no-such-case.json.',
    )
  })
})

describe('a set', () => {
  const page = (number: number, language?: string) =>
    recorded(
      'getBlogs',
      `00${number}`,
      { path: `/api/blog/get-all?page=${number}&filter=asc`, language },
      number,
    )

  it('answers by query, whatever the order of the parameters', async () => {
    const ask = setOf([page(1), page(2)])
    expect(await ask('/api/blog/get-all?filter=asc&page=2')).toEqual({ status: 200, body: 2 })
    expect(await ask('/api/blog/get-all?page=1&filter=asc')).toEqual({ status: 200, body: 1 })
  })

  it('answers JSON and texts as recorded, whatever their content type', async () => {
    const path = '/api/blog/get-recent'
    const textOf = async (contentType: string, body: unknown) => {
      const response = { status: 200, contentType, body }
      const handler = replayHandler([{ ...recorded('getRecentBlogs', '001', { path }, null), response }])
      return (await getResponse([handler], new Request(`http://localhost${path}`)))?.text()
    }
    expect(await textOf('text/plain', [{ id: 1 }])).toBe('[{"id":1}]')
    expect(await textOf('', { id: 1 })).toBe('{"id":1}')
    expect(await textOf('text/css', 'p { margin: 0 }')).toBe('p { margin: 0 }')
    expect(await textOf('application/json', 'done')).toBe('"done"')
    expect(await textOf('text/plain', null)).toBe('')
  })

  it('answers by the language of the request', async () => {
    const path = '/api/blog/get-all?page=1&filter=asc'
    const persian = recorded('getBlogs', '002', { path, language: 'fa' }, 'یک')
    const ask = setOf([page(1, 'en'), persian])
    expect((await ask(path, { headers: { 'Accept-Language': 'fa-IR' } }))?.body).toBe('یک')
    expect((await ask(path, { headers: { 'Accept-Language': 'en' } }))?.body).toBe(1)
  })

  it('answers repeated calls in the recorded order, and then with the last answer', async () => {
    const path = '/api/course/get-full-course/a'
    const ask = setOf(
      ['first', 'second'].map((body, n) => recorded('getFullCourse', `00${n}`, { path }, body)),
    )
    const bodies = []
    for (let call = 0; call < 3; call++) bodies.push((await ask(path))?.body)
    expect(bodies).toEqual(['first', 'second', 'second'])
  })

  it('distinguishes a visitor from a signed-in user', async () => {
    const path = '/api/blog/get-recent'
    const ask = setOf([
      recorded('getRecentBlogs', '001', { path }, 'visitor'),
      recorded('getRecentBlogs', '002', { path, authorization: 'Bearer token-1' }, 'learner'),
    ])
    expect((await ask(path, { headers: { Authorization: 'Bearer mine' } }))?.body).toBe('learner')
    expect((await ask(path))?.body).toBe('visitor')
  })

  it('accepts any value in place of a stand-in, and the recorded value alone elsewhere', async () => {
    const body = { email: 'person-1@example.org', password: 'password-1', remember: true }
    const ask = setOf([recorded('login', '001', { method: 'POST', path: '/api/auth/login', body }, 'in')])
    const mine = { email: 'me@mail.test', password: 'mine', remember: true }
    expect((await ask('/api/auth/login', login(mine)))?.body).toBe('in')
    expectOnConsole(/its body is/)
    expect((await ask('/api/auth/login', login({ ...mine, remember: false })))?.status).toBe(501)
  })

  it('accepts any value in place of a stand-in within a text', async () => {
    const path = '/api/blog/get-all?search=books+of+Person-1'
    const ask = setOf([recorded('getBlogs', '001', { path }, 'found')])
    expect((await ask('/api/blog/get-all?search=books+of+Sara'))?.body).toBe('found')
    expectOnConsole(/its query is/)
    expect((await ask('/api/blog/get-all?search=songs+of+Sara'))?.status).toBe(501)
  })

  it('names the nearest recording where none fits', async () => {
    const ask = setOf([page(1), page(2)])
    const sentence =
      'No recording answers GET /api/blog/get-all?page=3&filter=asc. The nearest is getBlogs.001: its query is ?page=1&filter=asc.'
    expectOnConsole(/The nearest is getBlogs\.001/)
    expect(await ask('/api/blog/get-all?page=3&filter=asc')).toEqual({
      status: 501,
      body: { message: sentence, statusCode: 501 },
    })
    expectOnConsole(/this operation was not recorded/)
    expect((await ask('/api/blog/get-recent'))?.status).toBe(501)
  })

  it('leaves calls without a recording to other handlers if it is not strict', async () => {
    expect(await setOf([page(1)], { strict: false })('/api/blog/get-recent')).toBeUndefined()
  })

  it('answers after the recorded latency if that option is set', async () => {
    vi.useFakeTimers()
    const slow = { ...page(1), latency: 3000 }
    const path = '/api/blog/get-all?page=1&filter=asc'
    let hasCome = false
    const answer = setOf([slow], { latency: 'recorded' })(path).then(() => (hasCome = true))
    await vi.advanceTimersByTimeAsync(2900)
    expect(hasCome).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    await answer
    expect((await setOf([slow])(path))?.body).toBe(1)
  })

  it('is read by an existing name alone, without a path', () => {
    for (const name of ['../recordings', 'a/b', '', '.', 'Bug 1'])
      expect(() => readSet(name)).toThrow(`'${name}' is no name of a set`)
    expect(() => readSet('no-such-set')).toThrow(
      /^There is no set 'no-such-set' in mocks\/recordings\. There are: /,
    )
  })
})
