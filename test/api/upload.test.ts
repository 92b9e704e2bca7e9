import { delay, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { upload } from '@/api/upload'
import { falsified } from '../helpers/falsified'
import { expectViolation } from '../helpers/judgeCalls'
import { server } from '../helpers/mockApi'

const URL_ = 'http://localhost:3000/api/teachers/create'
const answering = (respond: (info: { request: Request }) => Response | Promise<Response>) =>
  server.use(falsified.post(URL_, respond))
const send = (init: RequestInit = {}) => upload(URL_, { method: 'POST', body: 'x', ...init }, () => {})

// The body is a single letter, because the tests are about the answer.
beforeEach(() => expectViolation(/createTeacher › request/))

describe('an upload', () => {
  it('sends its headers, and resolves to status, headers and body', async () => {
    answering(({ request }) =>
      HttpResponse.json(
        { said: request.headers.get('Authorization') },
        { status: 429, headers: { 'Retry-After': '7' } },
      ),
    )
    const answer = await send({ headers: new Headers({ Authorization: 'Bearer t' }) })
    expect([answer.status, answer.ok, answer.headers.get('Retry-After')]).toEqual([429, false, '7'])
    expect(await answer.json()).toEqual({ said: 'Bearer t' })
  })

  it('resolves to an answer without a body', async () => {
    answering(() => new HttpResponse(null, { status: 204 }))
    expect(await (await send()).text()).toBe('')
  })

  it('rejects when no answer comes', async () => {
    answering(() => HttpResponse.error())
    await expect(send()).rejects.toThrow(TypeError)
  })

  it('rejects when it is aborted, before or during the request', async () => {
    answering(async () => {
      await delay('infinite')
      return HttpResponse.json({})
    })
    const stop = new AbortController()
    const sent = send({ signal: stop.signal })
    setTimeout(() => stop.abort(), 20)
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    await expect(send({ signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
