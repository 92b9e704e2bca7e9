import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import { storedSessionRead } from '@/state/session/slice'
import { createStore } from '@/state/store'
import { server } from '../helpers/mockApi'

const record = { accessToken: 'token-of-the-slice', refreshToken: 'r', userId: 'u-1' }
const user = { id: 'u-1', firstName: 'A', lastName: 'B', email: 'a@example.org' }

function storeAs(signedIn: boolean) {
  const store = createStore()
  if (signedIn) {
    server.use(http.post('*/api/auth/getUser', () => HttpResponse.json(user)))
    store.dispatch(storedSessionRead({ record, remember: true }))
  }
  return store
}

describe('a report of one user', () => {
  const { updateProgress } = enrollmentApi.endpoints
  const report = (asUser: string) => ({ lessonId: 'l', status: 'in_progress', asUser }) as const

  function countPosts() {
    const posts: { token: string | null; body: unknown }[] = []
    server.use(
      http.post('*/api/enrollment/update-progress', async ({ request }) => {
        posts.push({ token: request.headers.get('Authorization'), body: await request.json() })
        return new HttpResponse(null)
      }),
    )
    return posts
  }

  it('is sent with the token of its user, and without her id', async () => {
    const posts = countPosts()
    expect((await storeAs(true).dispatch(updateProgress.initiate(report('u-1')))).error).toBeUndefined()
    expect(posts).toEqual([
      { token: 'Bearer token-of-the-slice', body: { lessonId: 'l', status: 'in_progress' } },
    ])
  })

  it.each([
    ['another user is signed in', true, 'u-2'],
    ['nobody is signed in', false, 'u-1'],
  ])('is not sent if %s', async (_who, signedIn, asUser) => {
    const posts = countPosts()
    const { error } = await storeAs(signedIn).dispatch(updateProgress.initiate(report(asUser)))
    expect(error).toEqual({ status: 'aborted' })
    expect(posts).toEqual([])
  })
})

describe('the time-out of a call', () => {
  /**
   * Replaces time-outs by one that the test lets run out.
   * @returns the milliseconds that the client has set, and a function that ends the time
   */
  function holdTimeouts() {
    const asked: number[] = []
    const clock = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      asked.push(ms)
      return clock.signal
    })
    return { asked, runOut: () => clock.abort(new DOMException('Late', 'TimeoutError')) }
  }

  it('is 20 s for a progress report, because other reports wait behind it', async () => {
    server.use(http.post('*/api/enrollment/update-progress', () => delay('infinite')))
    const { asked, runOut } = holdTimeouts()
    const report = { lessonId: 'l', status: 'in_progress' } as const
    const sent = createStore().dispatch(enrollmentApi.endpoints.updateProgress.initiate(report))
    expect(asked).toEqual([20_000])
    runOut()
    expect((await sent).error).toEqual({ status: 'timeout' })
  })

  it('is ten minutes for any other call', async () => {
    server.use(http.post('*/api/enrollment/enroll', () => delay('infinite')))
    const { asked, runOut } = holdTimeouts()
    const sent = createStore().dispatch(enrollmentApi.endpoints.enroll.initiate({ courseId: 'c' }))
    expect(asked).toEqual([600_000])
    runOut()
    expect((await sent).error).toEqual({ status: 'timeout' })
  })
})
