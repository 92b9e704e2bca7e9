import { beforeEach, describe, expect, it } from 'vitest'
import { newClient, omid, sara } from '../client'

const course = 'c-001'
let client: ReturnType<typeof newClient>
let token: string
let now: number

beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00Z')
  client = newClient({ now: () => now })
  token = await client.signIn(omid)
})

async function enrol() {
  return client.ask('POST /api/enrollment/enroll', { json: { courseId: course }, token })
}

async function update(json: object) {
  return client.ask('POST /api/enrollment/update-progress', { json, token })
}

async function complete(lessonId: string) {
  return client.ask('POST /api/enrollment/mark-complete', { json: { lessonId }, token })
}

async function lessonIds(): Promise<string[]> {
  const { body } = await client.ask(`GET /api/course/get-full-course/${course}`)
  return body.chapters.flatMap((chapter: { lessons: { id: string }[] }) =>
    chapter.lessons.map(({ id }) => id),
  )
}

function lessonIn(progress: { chapters: { lessons: { lessonId: string }[] }[] }, lessonId: string) {
  return progress.chapters.flatMap(({ lessons }) => lessons).find((one) => one.lessonId === lessonId)
}

describe('enrolling', () => {
  it('answers 201 and begins with progress 0', async () => {
    expect((await enrol()).status).toBe(201)
    const { body } = await client.ask(`GET /api/enrollment/progress/${course}`, { token })
    expect(body).toMatchObject({
      progressPercentage: 0,
      completedLessons: 0,
      startedAt: null,
      completedAt: null,
    })
  })

  it('answers 409 if the learner is already enrolled, and keeps one enrollment', async () => {
    await enrol()
    expect((await enrol()).status).toBe(409)
    expect((await client.ask('GET /api/enrollment/my-courses', { token })).body).toHaveLength(1)
  })

  it('requires a signed-in user', async () => {
    expect((await client.ask('POST /api/enrollment/enroll', { json: { courseId: course } })).status).toBe(401)
  })
})

describe('progress', () => {
  it('answers 404 to a learner who is not enrolled, for reading and for reporting', async () => {
    expect((await client.ask(`GET /api/enrollment/progress/${course}`, { token })).status).toBe(404)
    expect((await update({ lessonId: 'c-001-l-01', status: 'in_progress' })).status).toBe(404)
    expect((await complete('c-001-l-01')).status).toBe(404)
  })

  it('keeps the reported position of a video', async () => {
    await enrol()
    await update({ lessonId: 'c-001-l-01', status: 'in_progress', lastPosition: 15 })
    const { body } = await client.ask(`GET /api/enrollment/progress/${course}`, { token })
    expect(lessonIn(body, 'c-001-l-01')).toEqual({
      lessonId: 'c-001-l-01',
      status: 'in_progress',
      lastPosition: 15,
    })
    expect(body.startedAt).toBe('2026-11-20T12:00:00.000Z')
  })

  it('keeps a lesson completed when a report of in_progress arrives late', async () => {
    await enrol()
    await complete('c-001-l-01')
    const { body } = await update({ lessonId: 'c-001-l-01', status: 'in_progress', lastPosition: 35 })
    expect(lessonIn(body, 'c-001-l-01')).toMatchObject({ status: 'completed', lastPosition: 0 })
    expect(body.completedLessons).toBe(1)
  })

  it('keeps the first result of a quiz', async () => {
    await enrol()
    const quiz = { lessonId: 'c-001-l-03', status: 'completed' }
    await update({ ...quiz, quizScore: 50, quizAnswers: { 0: 1, 1: 0 } })
    const { body } = await update({ ...quiz, quizScore: 100, quizAnswers: { 0: 0, 1: 0 } })
    expect(lessonIn(body, 'c-001-l-03')).toMatchObject({ quizScore: 50, quizAnswers: { 0: 1, 1: 0 } })
  })

  it('reaches 100 and completedAt with the last lesson, not before', async () => {
    await enrol()
    const ids = await lessonIds()
    for (const id of ids.slice(0, -1)) await complete(id)
    const { body: nearly } = await client.ask(`GET /api/enrollment/progress/${course}`, { token })
    expect(nearly.completedAt).toBeNull()
    expect(nearly.progressPercentage).toBeLessThan(100)

    now += 60_000
    const { body: done } = await complete(ids.at(-1) ?? '')
    expect(done).toMatchObject({ progressPercentage: 100, completedAt: '2026-11-20T12:01:00.000Z' })
  })

  it('refuses a report that the contract does not allow, and changes nothing', async () => {
    await enrol()
    const refused = await update({ lessonId: 'c-001-l-01', status: 'done', lastPosition: -1 })
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors)).toEqual(['status', 'lastPosition'])
    expect((await client.ask('GET /api/enrollment/my-courses', { token })).body[0].lastAccessedAt).toBeNull()
  })
})

describe('my courses', () => {
  it('are listed in the requested language, the last accessed first', async () => {
    token = await client.signIn(sara)
    await complete('c-001-l-01')
    const { body } = await client.ask('GET /api/enrollment/my-courses', { token, language: 'fa' })
    expect(body[0]).toMatchObject({ courseId: 'c-001', lastAccessedAt: '2026-11-20T12:00:00.000Z' })
    expect(body[0].title).toMatch(/[آ-ی]/)
  })
})

describe('the sample learner', () => {
  it('has finished one course, is half way through another and has barely begun the third', async () => {
    token = await client.signIn(sara)
    const { body } = await client.ask('GET /api/enrollment/my-courses', { token })
    const percentages = body.map((one: { progressPercentage: number }) => one.progressPercentage)
    const [begun, half, done] = percentages.toSorted((one: number, other: number) => one - other)
    expect(begun).toBeGreaterThan(0)
    expect(begun).toBeLessThan(20)
    expect(Math.abs(half - 50)).toBeLessThan(10)
    expect(done).toBe(100)
  })

  it('has exactly one lesson in progress in the sample course', async () => {
    token = await client.signIn(sara)
    const { body } = await client.ask(`GET /api/enrollment/progress/${course}`, { token })
    const lessons = body.chapters.flatMap((chapter: { lessons: { status: string }[] }) => chapter.lessons)
    expect(lessons.filter(({ status }: { status: string }) => status === 'in_progress')).toHaveLength(1)
  })
})
