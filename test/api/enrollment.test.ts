import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import { createStore } from '@/state/store'
import { falsified } from '../helpers/falsified'
import { expectViolation } from '../helpers/judgeCalls'
import { server } from '../helpers/mockApi'

const { markComplete, getMyCourses, enroll } = enrollmentApi.endpoints

/** Creates a store whose reports the test answers one by one. */
function storeWithHeldReports() {
  const waiting: ((answer: Response) => void)[] = []
  const take = (call: string) =>
    falsified.post(
      `*/api/enrollment/${call}`,
      () => new Promise<Response>((resolve) => waiting.push(resolve)),
    )
  server.use(take('update-progress'), take('mark-complete'))
  const store = createStore()
  return {
    store,
    /** Sends a report, and resolves when the server has received it. */
    async report() {
      const sent = store.dispatch(markComplete.initiate({ lessonId: 'a' }))
      await vi.waitFor(() => expect(waiting).toHaveLength(1), 20_000)
      return { sent, answer: (answer: Response) => waiting[0]?.(answer) }
    },
  }
}

// Nobody is signed in, because the tests are about the effects of an answer.
beforeEach(() => expectViolation(/ › header › authorization/))

describe('a report', () => {
  it.each([
    [200, 2],
    [500, 1],
  ])('answered with %i brings the number of requests for my courses to %i', async (status, times) => {
    let asked = 0
    server.use(
      http.get('*/api/enrollment/my-courses', () => {
        asked += 1
        return HttpResponse.json([])
      }),
    )
    const { store, report } = storeWithHeldReports()
    await store.dispatch(getMyCourses.initiate())
    const { sent, answer } = await report()
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
    falsified.post('*/api/enrollment/enroll', () =>
      body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status }),
    ),
  )
  const answer = await createStore().dispatch(enroll.initiate({ courseId: 'c' }))
  expect(answer.error === undefined).toBe(isSuccess)
})
