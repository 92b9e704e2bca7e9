import { describe, expect, it } from 'vitest'
import { createJudge, sentence, type Violation } from '../../../mocks/judge/judge'
import { compileRules } from '../../../mocks/judge/rules'

const judge = createJudge(compileRules())

type Change = {
  method?: string
  path?: string
  headers?: Record<string, string | undefined>
  body?: string | FormData
}

function request({ method = 'GET', path = '/', headers = {}, body = '' }: Change) {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent.set(name, value)
  return judge.request({ method, url: `http://localhost${path}`, headers: sent, body })
}

const COURSES = '/api/course/get-all?page=1&pageSize=12&sort=DESC'
const session = { Authorization: 'Bearer access-u-001' }
const json = { 'Content-Type': 'application/json' }
const credentials = { email: 'sara@example.org', password: 'learn-2026', remember: true }

const signIn = (change: Change = {}) =>
  request({
    method: 'POST',
    path: '/api/auth/login',
    headers: json,
    body: JSON.stringify(credentials),
    ...change,
  })

const donate = (headers: Record<string, string>) =>
  request({
    method: 'POST',
    path: '/api/donate/stripe',
    headers: { ...json, ...session, ...headers },
    body: JSON.stringify({ amount: 12, isSubscription: true, currency: 'usd', interval: 'month' }),
  })

function applyAsTeacher(change: (form: FormData) => void = () => {}) {
  const form = new FormData()
  const person = { firstName: 'Peter', lastName: 'Lund', email: 'peter@example.org', country: 'DK' }
  for (const [name, value] of Object.entries({ ...person, confirmEmail: person.email })) form.set(name, value)
  change(form)
  return request({
    method: 'POST',
    path: '/api/teachers/create',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    body: form,
  })
}

function answer(status: number, body: string, type = 'application/json') {
  const operation = judge.operationOf('GET', 'http://localhost/api/work/country')
  if (!operation) throw new Error('The contract has no countries')
  return judge.answer(operation, { status, headers: new Headers({ 'Content-Type': type }), body })
}

const kinds = (violations: Violation[]) => [...new Set(violations.map(({ kind }) => kind))]

describe('a request', () => {
  it.each([
    ['a query with a list', () => request({ path: `${COURSES}&levels=Beginner&levels=Expert&search=` })],
    ['a slug of another script', () => request({ path: `/api/blog/get-blog/${encodeURIComponent('نخست')}` })],
    ['a session', () => request({ path: '/api/enrollment/my-courses', headers: session })],
    ['a body', () => signIn()],
    ['a form without its optional file', () => applyAsTeacher()],
    [
      'a form with a file',
      () => applyAsTeacher((form) => form.set('file', new File(['%PDF'], 'letter.pdf'))),
    ],
    ['an idempotency key', () => donate({ 'Idempotency-Key': '5f0c1a52' })],
  ])('with %s fits the contract', (_, send) => {
    expect(send()).toEqual([])
  })

  it.each<[Violation['kind'], string, () => Violation[]]>([
    ['path', 'the contract knows no such path', () => request({ path: '/api/course/get-some' })],
    ['method', 'the contract knows POST alone', () => signIn({ method: 'PUT' })],
    ['query', "the contract names no 'size'", () => request({ path: `${COURSES}&size=12` })],
    [
      'query',
      "must have required property 'page'",
      () => request({ path: '/api/course/get-all?pageSize=12&sort=DESC' }),
    ],
    [
      'query',
      'page: must be integer, not "two"',
      () => request({ path: COURSES.replace('page=1', 'page=two') }),
    ],
    ['query', 'sort: must be string, not ["DESC","ASC"]', () => request({ path: `${COURSES}&sort=ASC` })],
    [
      'header',
      'authorization: must be a bearer token',
      () => request({ path: '/api/enrollment/my-courses' }),
    ],
    [
      'header',
      'x-tracking: the contract names no such header',
      () => signIn({ headers: { ...json, 'X-Tracking': '1' } }),
    ],
    [
      'header',
      'idempotency-key: the contract names no such header',
      () => signIn({ headers: { ...json, 'Idempotency-Key': '1' } }),
    ],
    [
      'header',
      'idempotency-key: must NOT have more than 255 characters',
      () => donate({ 'Idempotency-Key': 'k'.repeat(256) }),
    ],
    ['request body', 'has no body', () => signIn({ body: '' })],
    [
      'request body',
      "the contract knows no body of type 'text/plain'",
      () => signIn({ headers: { 'Content-Type': 'text/plain' } }),
    ],
    ['request body', 'is no JSON', () => signIn({ body: '{' })],
    [
      'request body',
      "must have required property 'password'",
      () => signIn({ body: JSON.stringify({ ...credentials, password: undefined }) }),
    ],
    [
      'request body',
      'remember: must be boolean, not "yes"',
      () => signIn({ body: JSON.stringify({ ...credentials, remember: 'yes' }) }),
    ],
    [
      'request body',
      "the contract names no 'name'",
      () => signIn({ body: JSON.stringify({ ...credentials, name: 'Sara' }) }),
    ],
    ['request body', "the contract names no 'grade'", () => applyAsTeacher((form) => form.set('grade', '4'))],
    [
      'request body',
      'country: must be string, not ["DK","SE"]',
      () => applyAsTeacher((form) => form.append('country', 'SE')),
    ],
  ])('with a wrong %s is a violation: %s', (kind, problem, send) => {
    const violations = send()
    expect(violations.map(sentence).join('\n')).toContain(problem)
    expect(kinds(violations)).toEqual([kind])
  })

  it('is named by its operation, or by method and path where there is none', () => {
    expect(signIn({ body: '' }).map(sentence)).toEqual(['login › request: has no body'])
    expect(request({ path: '/api/course/get-some' }).map(sentence)).toEqual([
      'GET /api/course/get-some › request: the contract knows no such path',
    ])
  })
})

describe('an answer', () => {
  it('with a status and a body of the contract has no violation', () => {
    expect(answer(200, '["Nepal"]')).toEqual([])
    expect(answer(404, '{"message":"Not found.","statusCode":404}')).toEqual([])
  })

  it.each<[Violation['kind'], string, () => Violation[]]>([
    ['status', 'answer 418: the contract knows no such status', () => answer(418, '{}')],
    [
      'answer body',
      "answer 200: the contract knows no answer of type 'text/html'",
      () => answer(200, '<p>', 'text/html'),
    ],
    ['answer body', 'answer 200: is no JSON', () => answer(200, '[')],
    ['answer body', 'answer 200: must be array, not null', () => answer(200, '')],
    ['answer body', 'answer 200 › [1]: must be string, not 7', () => answer(200, '["Nepal",7]')],
    ['answer body', "answer 404: must have required property 'message'", () => answer(404, '{}')],
    [
      'answer body',
      "answer 404: the contract names no 'stack'",
      () => answer(404, '{"message":"No","stack":"…"}'),
    ],
  ])('with a wrong %s is a violation: %s', (kind, problem, give) => {
    const violations = give()
    expect(violations.map(sentence)).toEqual([`getWorkCountries › ${problem}`])
    expect(kinds(violations)).toEqual([kind])
  })
})
