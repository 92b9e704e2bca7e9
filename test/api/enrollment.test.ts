import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { courseApi } from '@/api/course'
import { enrollmentApi } from '@/api/enrollment'
import { createStore } from '@/state/store'
import { server } from '../helpers/mockApi'

const course = {
  id: 'c',
  title: 'T',
  chapters: [
    {
      id: 'ch',
      title: 'C',
      order: 1,
      lessons: ['a', 'b'].map((id, order) => ({ id, title: id, order, type: 'text' })),
    },
  ],
}
const progress = {
  enrollmentId: 'e',
  progressPercentage: 50,
  completedLessons: 1,
  chapters: [{ chapterId: 'ch', lessons: [{ lessonId: 'a', status: 'completed', lastPosition: 0 }] }],
}

async function opened() {
  server.use(
    http.get('*/api/course/get-full-course/:slug', () => HttpResponse.json(course)),
    http.get('*/api/enrollment/progress/c', () => HttpResponse.json(progress)),
    http.get('*/api/enrollment/my-courses', () => HttpResponse.json([])),
  )
  const store = createStore()
  await store.dispatch(courseApi.endpoints.getFullCourse.initiate('slug'))
  await store.dispatch(enrollmentApi.endpoints.getEnrollmentProgress.initiate('c'))
  const now = () => enrollmentApi.endpoints.getEnrollmentProgress.select('c')(store.getState()).data
  return { store, now }
}

describe('progress is patched at once', () => {
  it('and put back when the server refuses', async () => {
    const { store, now } = await opened()
    server.use(
      http.post('*/api/enrollment/mark-complete', async () => {
        await delay(10)
        return HttpResponse.json({ message: 'No' }, { status: 422 })
      }),
    )
    const sent = store.dispatch(enrollmentApi.endpoints.markComplete.initiate({ lessonId: 'b' }))
    expect(now()).toMatchObject({ progressPercentage: 100, completedLessons: 2 })
    await sent
    expect(now()).toEqual(progress)
  })

  it('and stays when the body of the answer is empty', async () => {
    const { store, now } = await opened()
    server.use(http.post('*/api/enrollment/mark-complete', () => new HttpResponse(null, { status: 200 })))
    await store.dispatch(enrollmentApi.endpoints.markComplete.initiate({ lessonId: 'b' }))
    expect(now()?.progressPercentage).toBe(100)
  })

  it('a completed lesson never falls back', async () => {
    const { store, now } = await opened()
    server.use(http.post('*/api/enrollment/update-progress', () => new HttpResponse(null, { status: 200 })))
    await store.dispatch(
      enrollmentApi.endpoints.updateProgress.initiate({
        lessonId: 'a',
        status: 'in_progress',
        lastPosition: 9,
      }),
    )
    expect(now()?.chapters[0]?.lessons[0]).toMatchObject({ status: 'completed', lastPosition: 0 })
  })
})

describe('two reports on their way', () => {
  it('a late refusal of one lesson takes nothing from another', async () => {
    const { store, now } = await opened()
    server.use(
      http.post('*/api/enrollment/update-progress', async () => {
        await delay(60)
        return new HttpResponse(null, { status: 500 })
      }),
      http.post('*/api/enrollment/mark-complete', () => new HttpResponse(null, { status: 200 })),
    )
    const { updateProgress, markComplete } = enrollmentApi.endpoints
    const late = store.dispatch(
      updateProgress.initiate({ lessonId: 'a', status: 'in_progress', lastPosition: 7 }),
    )
    await store.dispatch(markComplete.initiate({ lessonId: 'b' }))
    await late
    expect(now()).toMatchObject({ progressPercentage: 100, completedLessons: 2 })
  })

  it('the answer to an older one does not undo what a newer one has said', async () => {
    const { store, now } = await opened()
    server.use(
      http.post('*/api/enrollment/update-progress', () => HttpResponse.json(progress)),
      http.post('*/api/enrollment/mark-complete', async () => {
        await delay(60)
        return new HttpResponse(null, { status: 200 })
      }),
    )
    const { updateProgress, markComplete } = enrollmentApi.endpoints
    const newer = store.dispatch(markComplete.initiate({ lessonId: 'b' }))
    await store.dispatch(updateProgress.initiate({ lessonId: 'a', status: 'in_progress', lastPosition: 7 }))
    expect(now()?.progressPercentage).toBe(100)
    await newer
    expect(now()?.progressPercentage).toBe(100)
  })
})

it('an answer of another shape is taken as far as it can be used', async () => {
  const { store, now } = await opened()
  server.use(
    http.post('*/api/enrollment/update-progress', () =>
      HttpResponse.json({ enrollmentId: 'e', progressPercentage: 50, chapters: [{ chapterId: 'x' }, null] }),
    ),
  )
  const report = { lessonId: 'b', status: 'in_progress', lastPosition: 1 } as const
  await store.dispatch(enrollmentApi.endpoints.updateProgress.initiate(report))
  expect(now()?.chapters).toEqual([])
  await store.dispatch(enrollmentApi.endpoints.updateProgress.initiate({ ...report, lastPosition: 2 }))
  expect(now()?.progressPercentage).toBe(50)
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
  const answer = await createStore().dispatch(enrollmentApi.endpoints.enroll.initiate({ courseId: 'c' }))
  expect(answer.error === undefined).toBe(isSuccess)
})
