import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import type { EnrollmentProgress } from '@/api/types'
import { createStore } from '@/state/store'
import { server } from '../helpers/mockApi'

const { updateProgress, markComplete, getEnrollmentProgress, getMyCourses, enroll } = enrollmentApi.endpoints

const told = (percentage: number, ...completed: string[]): EnrollmentProgress => ({
  enrollmentId: 'e',
  progressPercentage: percentage,
  chapters: ['a', 'b'].map((lessonId) => ({
    chapterId: `ch-${lessonId}`,
    lessons: [{ lessonId, status: completed.includes(lessonId) ? 'completed' : 'in_progress' }],
  })),
})

/** A store that knows how course c stands, and answers to reports that the test lets go one by one. */
async function opened() {
  const waiting: ((answer: Response) => void)[] = []
  const bodies: unknown[] = []
  const take = (call: string) =>
    http.post(`*/api/enrollment/${call}`, async ({ request }) => {
      bodies.push(await request.json())
      return new Promise<Response>((resolve) => waiting.push(resolve))
    })
  server.use(
    http.get('*/api/enrollment/progress/c', () => HttpResponse.json(told(0))),
    take('update-progress'),
    take('mark-complete'),
  )
  const store = createStore()
  await store.dispatch(getEnrollmentProgress.initiate('c'))
  const arrived = (count: number) => vi.waitFor(() => expect(bodies).toHaveLength(count), 20_000)
  return {
    store,
    bodies,
    now: () => getEnrollmentProgress.select('c')(store.getState()).data,
    /** Reports that a lesson is complete; is there when the report has arrived. */
    async report(lessonId: string) {
      const count = bodies.length + 1
      const sent = store.dispatch(markComplete.initiate({ lessonId, courseId: 'c' } as { lessonId: string }))
      await arrived(count)
      return { sent, answer: (answer: Response) => waiting[count - 1]?.(answer) }
    },
    async update(lessonId: string) {
      const count = bodies.length + 1
      const report = { lessonId, status: 'in_progress', lastPosition: 5, courseId: 'c' } as const
      const sent = store.dispatch(updateProgress.initiate(report))
      await arrived(count)
      return { sent, answer: (answer: Response) => waiting[count - 1]?.(answer) }
    },
  }
}

describe('the answer to a report', () => {
  it('is how the course now stands', async () => {
    const { now, report, update } = await opened()
    const first = await report('a')
    first.answer(HttpResponse.json(told(50, 'a')))
    await first.sent
    expect(now()).toEqual(told(50, 'a'))
    const second = await update('b')
    second.answer(HttpResponse.json(told(100, 'a', 'b')))
    await second.sent
    expect(now()).toEqual(told(100, 'a', 'b'))
  })

  it('may be empty: what is known stays', async () => {
    const { now, report } = await opened()
    const before = now()
    const { sent, answer } = await report('a')
    answer(new HttpResponse(null, { status: 200 }))
    expect((await sent).error).toBeUndefined()
    expect(now()).toBe(before)
  })

  it.each([
    ['a refusal', () => HttpResponse.json({ message: 'No' }, { status: 422 })],
    ['a failure', () => HttpResponse.json({ message: 'Down', chapters: [] }, { status: 503 })],
    ['another shape', () => HttpResponse.json({ ok: true })],
    ['a list', () => HttpResponse.json([told(90, 'a')])],
  ])('changes nothing where it is %s', async (_what, response) => {
    const { now, report } = await opened()
    const before = now()
    const { sent, answer } = await report('a')
    answer(response())
    await sent
    expect(now()).toBe(before)
  })

  it('of another shape is taken as far as it can be used', async () => {
    const { now, report } = await opened()
    const { sent, answer } = await report('a')
    const [first] = told(50, 'a').chapters
    answer(
      HttpResponse.json({
        ...told(50),
        chapters: [{ chapterId: 'x' }, null, { ...first, lessons: [null, ...first!.lessons] }],
      }),
    )
    await sent
    expect(now()).toMatchObject({ progressPercentage: 50, chapters: [first] })
  })

  it('leaves what has not changed the same object: what shows it is not drawn anew', async () => {
    const { now, report } = await opened()
    const before = now()
    const { sent, answer } = await report('a')
    answer(HttpResponse.json(told(50, 'a')))
    await sent
    expect(now()?.chapters[0]).not.toBe(before?.chapters[0])
    expect(now()?.chapters[1]).toBe(before?.chapters[1])
  })

  it('to an older report does not replace the answer to a newer one', async () => {
    const { now, report } = await opened()
    const older = await report('a')
    const newer = await report('b')
    newer.answer(HttpResponse.json(told(100, 'a', 'b')))
    await newer.sent
    older.answer(HttpResponse.json(told(50, 'a')))
    await older.sent
    expect(now()?.progressPercentage).toBe(100)
  })

  it('to an older report counts where the newer one has told nothing', async () => {
    const { now, report } = await opened()
    const older = await report('a')
    const newer = await report('b')
    newer.answer(new HttpResponse(null))
    await newer.sent
    older.answer(HttpResponse.json(told(50, 'a')))
    await older.sent
    expect(now()?.progressPercentage).toBe(50)
  })
})

describe('a report', () => {
  it('does not carry to the server which course it is about', async () => {
    const { bodies, report, update } = await opened()
    await report('a')
    await update('b')
    expect(bodies).toEqual([{ lessonId: 'a' }, { lessonId: 'b', status: 'in_progress', lastPosition: 5 }])
  })

  it.each([
    [200, 2],
    [500, 1],
  ])('answered with %i: my courses are asked for %i times', async (status, times) => {
    let asked = 0
    server.use(
      http.get('*/api/enrollment/my-courses', () => {
        asked += 1
        return HttpResponse.json([])
      }),
    )
    const { store, report } = await opened()
    await store.dispatch(getMyCourses.initiate())
    const { sent, answer } = await report('a')
    answer(new HttpResponse(null, { status }))
    await sent
    await vi.waitFor(() => expect(asked).toBe(times), 20_000)
    await Promise.all(store.dispatch(enrollmentApi.util.getRunningQueriesThunk()))
    expect(asked).toBe(times)
  })
})

it.each([
  [201, { id: 'e' }, true],
  [201, null, true],
  [200, { id: 'e' }, false],
  [200, null, false],
])('enrolling: status %i with %j is success: %s', async (status, body, isSuccess) => {
  server.use(
    http.post('*/api/enrollment/enroll', () =>
      body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status }),
    ),
  )
  const answer = await createStore().dispatch(enroll.initiate({ courseId: 'c' }))
  expect(answer.error === undefined).toBe(isSuccess)
})
