import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { authApi } from '@/api/auth'
import type { User } from '@/api/types'
import { followSession } from '@/state/session/follow'
import { loggedOut, signedIn, storedSessionRead } from '@/state/session/slice'
import { selectLearnerSession, selectSession } from '@/state/session/user'
import { createStore, startPersistence } from '@/state/store'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { falsified } from '../../helpers/falsified'
import { expectViolation } from '../../helpers/judgeCalls'
import { server } from '../../helpers/mockApi'

const record = { accessToken: 'a1', refreshToken: 'r1', userId: 'u-1' }
const user: User = { id: 'u-1', firstName: 'Sara', lastName: 'K', email: 'sara@example.org' }
const getUser = '*/api/auth/getUser'

const running: (() => void)[] = []

afterEach(() => {
  for (const stop of running.splice(0)) stop()
})

function load(answer: () => Response | Promise<Response>, stored: object | string | null = record) {
  server.use(falsified.post(getUser, answer))
  if (stored) localStorage.setItem('user', typeof stored === 'string' ? stored : JSON.stringify(stored))
  const store = createStore()
  const stop = followSession(store)
  const persistor = startPersistence(store)
  running.push(stop, () => persistor.pause())
  return { store, session: () => selectSession(store.getState()) }
}

const storedNow = () => JSON.parse(localStorage.getItem('user') ?? 'null')

/** Changes the storage as another tab does, with the event that this tab receives. */
function inAnotherTab(value: object | null) {
  if (value) localStorage.setItem('user', JSON.stringify(value))
  else localStorage.removeItem('user')
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
}

describe('on load', () => {
  it('the session is unknown until the storage and the server have been asked', () => {
    const { session } = load(() => HttpResponse.json(user))
    expect(session()).toEqual({ kind: 'unknown' })
  })

  it('the learner’s pages treat her as signed in if the server is slow, while other pages wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let answer = (_response: Response) => {}
    const { store, session } = load(() => new Promise((resolve) => (answer = resolve)))
    const ofLearner = () => selectLearnerSession(store.getState())
    await vi.advanceTimersByTimeAsync(1500)
    expect(ofLearner()).toEqual({ kind: 'unknown' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(ofLearner()).toEqual({ kind: 'signedIn', userId: 'u-1' })
    expect(session()).toEqual({ kind: 'unknown' })
    vi.useRealTimers()
    expectOnConsole(/could not be confirmed/)
    answer(HttpResponse.json({ message: 'No' }, { status: 403 }))
    await waitFor(() => expect(ofLearner()).toEqual({ kind: 'signedOut' }))
  })

  it('the next user waits for a slow server as long as the user before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { store } = load(() => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(2500)
    const record = { userId: 'u-2', accessToken: 'a', refreshToken: 'r' }
    store.dispatch(storedSessionRead({ record, remember: true }))
    expect(selectLearnerSession(store.getState())).toEqual({ kind: 'unknown' })
    await vi.advanceTimersByTimeAsync(2500)
    expect(selectLearnerSession(store.getState())).toEqual({ kind: 'signedIn', userId: 'u-2' })
  })

  it('the visitor is signed out without a stored session', async () => {
    const { session } = load(() => HttpResponse.json(user), null)
    await waitFor(() => expect(session()).toEqual({ kind: 'signedOut' }))
  })

  it('a stored session calls getUser with the stored userId; success: signed in with the returned user', async () => {
    let body: unknown
    const { session } = load(() => HttpResponse.json(user))
    server.use(
      http.post(getUser, async ({ request }) => {
        body = await request.json()
        return HttpResponse.json(user)
      }),
    )
    await waitFor(() => expect(session()).toEqual({ kind: 'signedIn', userId: 'u-1', user }))
    expect(body).toEqual({ userId: 'u-1' })
  })

  it('the tokens of the answer are saved if there are any', async () => {
    load(() => HttpResponse.json({ ...user, accessToken: 'a2', refreshToken: 'r2' }))
    await waitFor(() => expect(storedNow()).toEqual({ accessToken: 'a2', refreshToken: 'r2', userId: 'u-1' }))
  })

  it('the tokens of the stored session stay if the answer has none', async () => {
    const { session } = load(() => HttpResponse.json(user))
    await waitFor(() => expect(session().kind).toBe('signedIn'))
    expect(storedNow()).toEqual(record)
  })

  it.each([
    ['refused', () => HttpResponse.json({ message: 'Unknown token' }, { status: 401 })],
    ['a server error', () => new HttpResponse(null, { status: 500 })],
    ['empty', () => new HttpResponse(null, { status: 200 })],
    ['HTML', () => HttpResponse.html('<p>hi')],
    ['of another shape', () => HttpResponse.json({ name: 'x' })],
  ])('failure (%s): logged, the user cleared and both stored sessions removed', async (_name, answer) => {
    expectOnConsole(/could not be confirmed/)
    sessionStorage.setItem('user', JSON.stringify({ ...record, userId: 'u-2' }))
    const { session } = load(answer)
    await waitFor(() => expect(session()).toEqual({ kind: 'signedOut' }))
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
    expect(sessionStorage.getItem('user')).toBeNull()
  })

  it('the stored session stays without an answer, and the check repeats when the connection returns', async () => {
    const { session } = load(() => HttpResponse.error())
    await waitFor(() => expect(session()).toEqual({ kind: 'signedIn', userId: 'u-1', user: undefined }))
    expect(storedNow()).toEqual(record)
    server.use(http.post(getUser, () => HttpResponse.json(user)))
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(session()).toEqual({ kind: 'signedIn', userId: 'u-1', user }))
  })

  it.each(['{', '7', '{"accessToken":true}'])(
    'a corrupt stored session (%s) counts as signed out',
    async (text) => {
      const { session } = load(() => HttpResponse.json(user), text)
      await waitFor(() => expect(session()).toEqual({ kind: 'signedOut' }))
    },
  )
})

describe('on any storage change', () => {
  it('signing out in another tab signs out here', async () => {
    const { session } = load(() => HttpResponse.json(user))
    await waitFor(() => expect(session().kind).toBe('signedIn'))
    inAnotherTab(null)
    await waitFor(() => expect(session()).toEqual({ kind: 'signedOut' }))
  })

  it('signing in in another tab signs in here', async () => {
    const { session } = load(() => HttpResponse.json(user), null)
    await waitFor(() => expect(session()).toEqual({ kind: 'signedOut' }))
    inAnotherTab(record)
    await waitFor(() => expect(session()).toMatchObject({ kind: 'signedIn', userId: 'u-1' }))
  })

  it('a sign-in of another user in another tab removes all data of the former user', async () => {
    const { store, session } = load(() => HttpResponse.json(user))
    await waitFor(() => expect(session().kind).toBe('signedIn'))
    server.use(http.post(getUser, () => HttpResponse.json({ ...user, id: 'u-2', firstName: 'Omid' })))
    inAnotherTab({ ...record, userId: 'u-2' })
    await waitFor(() => expect(session()).toMatchObject({ kind: 'signedIn', user: { firstName: 'Omid' } }))
    expect(JSON.stringify(store.getState().api.queries)).not.toContain('Sara')
  })
})

describe('a new sign-in during an older check', () => {
  it('the refusal of the older token does not end the newer session', async () => {
    const { session } = load(async () => HttpResponse.json(user), null)
    await waitFor(() => expect(session().kind).toBe('signedOut'))
    let refuse = () => {}
    const held = new Promise<void>((resolve) => {
      refuse = resolve
    })
    server.use(
      http.post(getUser, async ({ request }) => {
        if (request.headers.get('Authorization') === 'Bearer a1') {
          await held
          return HttpResponse.json({ message: 'Expired' }, { status: 401 })
        }
        return HttpResponse.json(user)
      }),
    )
    inAnotherTab(record)
    await waitFor(() => expect(session().kind).toBe('unknown'))
    inAnotherTab({ ...record, accessToken: 'a2' })
    refuse()
    await waitFor(() => expect(session()).toEqual({ kind: 'signedIn', userId: 'u-1', user }))
    expect(storedNow()).toEqual({ ...record, accessToken: 'a2' })
  })

  it('newer tokens of the same user from another tab are adopted without a query', async () => {
    let asked = 0
    const { store, session } = load(() => {
      asked++
      return HttpResponse.json(user)
    })
    await waitFor(() => expect(session().kind).toBe('signedIn'))
    inAnotherTab({ ...record, accessToken: 'a2' })
    expect(store.getState().session.record?.accessToken).toBe('a2')
    await Promise.all(store.dispatch(authApi.util.getRunningQueriesThunk()))
    expect(asked).toBe(1)
  })
})

describe('signing in and out', () => {
  const tokens = { accessToken: 'a9', refreshToken: 'r9' }

  it("saves to persistent storage when 'remember' is on, to per-tab storage when off", async () => {
    const { store, session } = load(() => HttpResponse.json(user), null)
    await waitFor(() => expect(session().kind).toBe('signedOut'))
    store.dispatch(signedIn({ user: { ...user, ...tokens }, remember: false }))
    await waitFor(() =>
      expect(sessionStorage.getItem('user')).toBe(JSON.stringify({ ...tokens, userId: 'u-1' })),
    )
    expect(localStorage.getItem('user')).toBeNull()
    store.dispatch(signedIn({ user: { ...user, ...tokens }, remember: true }))
    await waitFor(() =>
      expect(localStorage.getItem('user')).toBe(JSON.stringify({ ...tokens, userId: 'u-1' })),
    )
    expect(sessionStorage.getItem('user')).toBeNull()
  })

  it('writes the session at once, so that an immediate reload finds it', async () => {
    const { store, session } = load(() => HttpResponse.json(user), null)
    await waitFor(() => expect(session().kind).toBe('signedOut'))
    store.dispatch(signedIn({ user: { ...user, ...tokens }, remember: true }))
    expect(storedNow()).toEqual({ ...tokens, userId: 'u-1' })
    store.dispatch(loggedOut())
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('a sign-in needs no query of the user', async () => {
    // One query is sent without a token, against the contract; no caller waits for its answer.
    expectViolation(/getUser › header › authorization/)
    const { store, session } = load(() => HttpResponse.error(), null)
    await waitFor(() => expect(session().kind).toBe('signedOut'))
    store.dispatch(signedIn({ user: { ...user, ...tokens }, remember: true }))
    await waitFor(() => expect(session()).toMatchObject({ kind: 'signedIn', user: { firstName: 'Sara' } }))
  })

  it('if tokens cannot be read, the user is removed', async () => {
    const { store, session } = load(() => HttpResponse.json(user), null)
    await waitFor(() => expect(session().kind).toBe('signedOut'))
    store.dispatch(signedIn({ user, remember: true }))
    expect(session()).toEqual({ kind: 'signedOut' })
  })

  it('logout removes the user and both records', async () => {
    const { store, session } = load(() => HttpResponse.json(user))
    await waitFor(() => expect(session().kind).toBe('signedIn'))
    store.dispatch(loggedOut())
    expect(session()).toEqual({ kind: 'signedOut' })
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
  })
})
