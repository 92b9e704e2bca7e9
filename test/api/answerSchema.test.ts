import { readFileSync } from 'node:fs'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { answerSchema } from '@/api/answerSchema'
import { courseApi } from '@/api/course'
import { differences } from '@/api/judgeAnswer'
import { readShape } from '@/api/readShape'
import { answers, schemas } from '@/api/schemas.gen'
import { shapes } from '@/api/shapes.gen'
import { createStore } from '@/state/store'
import { sampleCalls } from '../../mocks/samples/calls'
import { falsified } from '../helpers/falsified'
import { server } from '../helpers/mockApi'

const validate = (operationId: string, answer: unknown) =>
  answerSchema(operationId)['~standard'].validate(answer)
const judge = (operationId: string, answer: unknown) =>
  differences(answers[operationId] ?? {}, answer, schemas)

const course = { id: 'c', slug: 's', title: 'T', price: 3, chapters: [] }
const list = (content: unknown[]) => ({ content, totalPages: 1, totalElements: 1, page: 1 })

afterEach(() => vi.unstubAllEnvs())

describe('the description of an answer that differs from the contract', () => {
  it.each([
    [
      'getCourses',
      list([course, { ...course, price: '3' }]),
      'content[1].price is text, the contract says number',
    ],
    ['getCourses', { ...list([]), page: 1.5 }, 'page is a fraction, the contract says a whole number'],
    ['getCourses', { ...list([]), totalPages: -1 }, 'totalPages is -1, the contract says at least 0'],
    ['getCourses', { ...list([]), content: null }, 'content is null, the contract says a list'],
    ['getMyCourses', { rows: [] }, 'the answer is an object, the contract says a list'],
    ['getUser', { id: 'u', firstName: 'A', lastName: 'B' }, 'email is missing, the contract requires it'],
    [
      'getRecentBlogs',
      [{ slug: 's', title: 'T', createdAt: 'soon' }],
      '[0].createdAt is "soon", the contract says a date and time',
    ],
    [
      'markComplete',
      { enrollmentId: 'e', progressPercentage: 101, chapters: [] },
      'progressPercentage is 101, the contract says at most 100',
    ],
  ])('%s', (operationId, answer, difference) => {
    expect(judge(operationId, answer)).toEqual([difference])
  })

  it('names an unknown status, and a wrong value of a map by its key', () => {
    const lessons = [{ lessonId: 'l', status: 'done', quizAnswers: { 0: 'first' } }]
    const progress = { enrollmentId: 'e', progressPercentage: 1, chapters: [{ chapterId: 'c', lessons }] }
    expect(judge('getEnrollmentProgress', progress)).toEqual([
      'chapters[0].lessons[0].status is "done", the contract says not_started, in_progress, completed',
      'chapters[0].lessons[0].quizAnswers.0 is text, the contract says a whole number',
    ])
  })

  it('is empty for an empty answer that the contract allows', () => {
    expect(judge('markComplete', null)).toEqual([])
    expect(judge('register', null)).toEqual([])
  })
})

const successes = sampleCalls.filter(({ status, operationId }) => status < 300 && operationId in answers)
test.each(successes.map(({ operationId, name }) => [operationId, name] as const))(
  'the recorded answer of %s, %s, fits the contract',
  (operationId, name) => {
    const file = `mocks/recordings/${operationId}.${name}.json`
    const { body } = JSON.parse(readFileSync(file, 'utf8')).response
    expect(judge(operationId, body)).toEqual([])
    expect(validate(operationId, body)).toEqual({ value: body })
  },
)

describe('an answer in production', () => {
  it('an unusable row is left out and counted, and an invalid list counts as empty', () => {
    const rows = [null, { ...course, chapters: [7, { lessons: 'none' }] }, 'row']
    const { value, leftOut } = readShape(shapes.getCourses!, list(rows))
    expect(value).toEqual(list([{ ...course, chapters: [{ lessons: [] }] }]))
    expect(leftOut).toBe(3)
  })

  it.each([
    ['getUser', { id: 7 }],
    ['login', { id: 'u', accessToken: 'a', refreshToken: '' }],
    ['getCourses', { content: {} }],
    ['getFullCourse', { id: '' }],
    ['getWorks', []],
    ['getMyCourses', { 0: {} }],
    ['getWorkCountries', null],
    ['getDonationHistory', null],
  ])('%s: %j cannot be used', (operationId, answer) => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(validate(operationId, answer)).toEqual({ issues: [{ message: 'The answer cannot be used.' }] })
  })

  it('the console counts unusable rows, but does not describe the differences', () => {
    vi.stubEnv('NODE_ENV', 'production')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    validate('getMyCourses', [{ courseId: 7 }, null])
    expect(warn.mock.calls).toEqual([['getMyCourses: 1 row of the answer cannot be used.']])
  })
})

it('a list with a bad row shows the others; the console names both faults', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(
    falsified.get('*/api/course/get-all', () => HttpResponse.json(list([null, { ...course, title: 7 }]))),
  )
  const query = { page: 1, pageSize: 12, sort: 'DESC' } as const
  const { data } = await createStore().dispatch(courseApi.endpoints.getCourses.initiate(query))
  expect(data?.content.map(({ slug }) => slug)).toEqual(['s'])
  expect(warn.mock.calls.flat()).toEqual([
    'getCourses: content[0] is null, the contract says an object\ngetCourses: content[1].title is a number, the contract says text',
    'getCourses: 1 row of the answer cannot be used.',
  ])
})

it('an answer without a usable list is an error', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(falsified.get('*/api/course/get-all', () => HttpResponse.json({ rows: [] })))
  const query = { page: 1, pageSize: 12, sort: 'DESC' } as const
  const { error } = await createStore().dispatch(courseApi.endpoints.getCourses.initiate(query))
  expect(error).toEqual({ status: 'unreadable' })
})
