import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { authApi } from '@/api/auth'
import { courseApi } from '@/api/course'
import { donateApi } from '@/api/donate'
import { enrollmentApi } from '@/api/enrollment'
import { languageShown } from '@/state/language/slice'
import { storedSessionRead } from '@/state/session/slice'
import { createStore } from '@/state/store'
import { falsified } from '../helpers/falsified'
import { server } from '../helpers/mockApi'

const courses = '*/api/course/get-all'
const query = { page: 1, pageSize: 12, sort: 'DESC' } as const
const noCourses = { content: [], totalPages: 0, totalElements: 0, page: 1 }
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

/** Removes the waits between retries. */
function withoutWaiting() {
  vi.spyOn(Math, 'random').mockReturnValue(-0.5)
}

const ask = (store = createStore()) => store.dispatch(courseApi.endpoints.getCourses.initiate(query))
const course = (slug: string, store = createStore()) =>
  store.dispatch(courseApi.endpoints.getFullCourse.initiate(slug))

describe('the error of a call', () => {
  it.each([
    [
      'an error with a message',
      () => HttpResponse.json({ message: 'No such course' }, { status: 404 }),
      { status: 404, message: 'No such course' },
    ],
    ['an error without a body', () => new HttpResponse(null, { status: 400 }), { status: 400 }],
    ['an error as HTML', () => HttpResponse.html('<h1>Bad</h1>', { status: 500 }), { status: 500 }],
    ['an error of another shape', () => HttpResponse.json(['x'], { status: 422 }), { status: 422 }],
    [
      'field errors',
      () => HttpResponse.json({ message: 'Check', errors: { email: ['Taken'] } }, { status: 422 }),
      { status: 422, message: 'Check', fields: { email: ['Taken'] } },
    ],
    [
      'Retry-After',
      () => new HttpResponse(null, { status: 409, headers: { 'Retry-After': '7' } }),
      { status: 409, retryAfter: 7 },
    ],
    [
      'a 200 around an error body',
      () => HttpResponse.json({ statusCode: 404, message: 'Gone' }),
      { status: 404, message: 'Gone' },
    ],
    ['an empty 200', () => new HttpResponse(null, { status: 200 }), { status: 'unreadable' }],
    ['HTML with status 200', () => HttpResponse.html('<!doctype html>'), { status: 'unreadable' }],
    ['a cut answer', () => new HttpResponse('{"id":"c-0', { status: 200 }), { status: 'unreadable' }],
    ['an answer of another shape', () => HttpResponse.json({ hello: 'world' }), { status: 'unreadable' }],
    ['null', () => HttpResponse.json(null), { status: 'unreadable' }],
  ])('has one shape for %s', async (_name, answer, error) => {
    server.use(falsified.get('*/api/course/get-full-course/:slug', answer))
    expect((await course('x')).error).toEqual(error)
  })

  it('is offline if a read gets no answer in three tries', async () => {
    withoutWaiting()
    let requests = 0
    server.use(
      http.get(courses, () => {
        requests++
        return HttpResponse.error()
      }),
    )
    expect((await ask()).error).toEqual({ status: 'offline' })
    expect(requests).toBe(3)
  })
})

describe('retries', () => {
  it.each([429, 502, 503, 504])('a read is tried again after %i', async (status) => {
    withoutWaiting()
    let requests = 0
    server.use(
      falsified.get('*/api/course/get-full-course/:slug', () =>
        ++requests < 3
          ? new HttpResponse(null, { status })
          : HttpResponse.json({ id: 'c', title: 'T', chapters: [] }),
      ),
    )
    expect((await course('x')).data?.id).toBe('c')
  })

  it.each([400, 401, 404, 422, 500])('a read is not tried again after %i', async (status) => {
    let requests = 0
    server.use(
      falsified.get('*/api/course/get-full-course/:slug', () => {
        requests++
        return new HttpResponse(null, { status })
      }),
    )
    await course('x')
    expect(requests).toBe(1)
  })

  it('a write is never tried again by itself', async () => {
    let requests = 0
    server.use(
      falsified.post('*/api/enrollment/enroll', () => {
        requests++
        return new HttpResponse(null, { status: 503 })
      }),
    )
    await storeAs(true).dispatch(enrollmentApi.endpoints.enroll.initiate({ courseId: 'c' }))
    expect(requests).toBe(1)
  })

  it.each([
    ['429', () => new HttpResponse(null, { status: 429 })],
    ['503', () => new HttpResponse(null, { status: 503 })],
    ['no answer', () => HttpResponse.error()],
  ])('a write by GET (unsubscribe) is never tried again either: %s', async (_what, respond) => {
    let requests = 0
    server.use(
      falsified.get('*/api/donate/unsubscribe', () => {
        requests++
        return respond()
      }),
    )
    await storeAs(true).dispatch(donateApi.endpoints.unsubscribe.initiate('sub_1'))
    expect(requests).toBe(1)
  })
})

describe('the headers of a call', () => {
  it('contain the bearer token of the session and the language of the page', async () => {
    let headers = new Headers()
    server.use(
      http.get(courses, ({ request }) => {
        headers = request.headers
        return HttpResponse.json(noCourses)
      }),
    )
    const store = storeAs(true)
    store.dispatch(languageShown('fa'))
    await ask(store)
    expect(headers.get('Authorization')).toBe('Bearer token-of-the-slice')
    expect(headers.get('Accept-Language')).toBe('fa')
    // A call that is still in flight would reach the handler of the next test.
    await Promise.all(store.dispatch(courseApi.util.getRunningQueriesThunk()))
  })

  it('lack Authorization without a session; the query repeats keys for lists, without empty values', async () => {
    let request: Request | undefined
    server.use(
      http.get(courses, (info) => {
        request = info.request
        return HttpResponse.json(noCourses)
      }),
    )
    await createStore().dispatch(
      courseApi.endpoints.getCourses.initiate({ ...query, search: '', levels: ['Beginner', 'Expert'] }),
    )
    expect(request?.headers.has('Authorization')).toBe(false)
    expect(new URL(request?.url ?? '').search).toBe(
      '?page=1&pageSize=12&sort=DESC&levels=Beginner&levels=Expert',
    )
  })
})

it('a newer search aborts the older one', async () => {
  server.use(
    http.get(courses, async ({ request }) => {
      if (new URL(request.url).searchParams.get('search') === 'old') await delay('infinite')
      return HttpResponse.json(noCourses)
    }),
  )
  const store = createStore()
  const old = store.dispatch(courseApi.endpoints.getCourses.initiate({ ...query, search: 'old' }))
  const fresh = store.dispatch(courseApi.endpoints.getCourses.initiate({ ...query, search: 'new' }))
  expect((await old).error).toEqual({ status: 'aborted' })
  expect((await fresh).isSuccess).toBe(true)
})

it('a retry of an older search does not abort the newer one', async () => {
  withoutWaiting()
  let requests = 0
  server.use(
    falsified.get(courses, async ({ request }) => {
      if (new URL(request.url).searchParams.get('search') === 'old') {
        requests++
        return new HttpResponse(null, { status: 503 })
      }
      await delay(100)
      return HttpResponse.json(noCourses)
    }),
  )
  const store = createStore()
  const old = store.dispatch(courseApi.endpoints.getCourses.initiate({ ...query, search: 'old' }))
  await vi.waitFor(() => expect(requests).toBeGreaterThan(0))
  const fresh = store.dispatch(courseApi.endpoints.getCourses.initiate({ ...query, search: 'new' }))
  expect((await fresh).isSuccess).toBe(true)
  expect((await old).isError).toBe(true)
})

describe('a donation', () => {
  const donationData = { amount: 12, isSubscription: false, currency: 'usd', interval: 'one-time' } as const

  it.each(['5f0c1a52', undefined])(
    'is sent with its idempotency key as a header if it has one (%s), beside the usual headers',
    async (key) => {
      let received: Request | undefined
      server.use(
        http.post('*/api/donate/getPaymentLink', ({ request }) => {
          received = request.clone()
          return HttpResponse.json({ data: 'https://pay.example.org' })
        }),
      )
      const arg = { donationData, ...(key && { 'Idempotency-Key': key }) }
      await storeAs(true).dispatch(donateApi.endpoints.getPaymentLink.initiate(arg))
      expect(received?.headers.get('Idempotency-Key')).toBe(key ?? null)
      expect(received?.headers.get('Authorization')).toBe('Bearer token-of-the-slice')
      expect(await received?.json()).toEqual(donationData)
    },
  )
})

describe('401', () => {
  it('from a call of the signed-in user ends the session', async () => {
    const store = storeAs(true)
    server.use(
      http.get('*/api/enrollment/my-courses', () =>
        HttpResponse.json({ message: 'Expired' }, { status: 401 }),
      ),
    )
    await store.dispatch(enrollmentApi.endpoints.getMyCourses.initiate())
    expect(store.getState().session).toMatchObject({ record: null, endedByServer: true })
  })

  it('from a sign-in with a wrong password keeps the session', async () => {
    const store = storeAs(true)
    server.use(http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Wrong' }, { status: 401 })))
    const login = { email: 'a@b.cd', password: '123456', remember: true }
    await store.dispatch(authApi.endpoints.login.initiate(login))
    expect(store.getState().session.record).toEqual(record)
  })
})
