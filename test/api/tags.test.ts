import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { authApi } from '@/api/auth'
import { donateApi } from '@/api/donate'
import { generatedApi } from '@/api/endpoints.gen'
import { enrollmentApi } from '@/api/enrollment'
import { createStore } from '@/state/store'
import { falsified } from '../helpers/falsified'
import { expectViolation } from '../helpers/judgeCalls'
import { server } from '../helpers/mockApi'

type Store = ReturnType<typeof createStore>

const reads = {
  getMyCourses: {
    path: '*/api/enrollment/my-courses',
    answer: [],
    start: (store: Store) => store.dispatch(enrollmentApi.endpoints.getMyCourses.initiate()),
  },
  'getEnrollmentProgress(c-1)': {
    path: '*/api/enrollment/progress/c-1',
    answer: { enrollmentId: 'e', progressPercentage: 0, chapters: [] },
    start: (store: Store) => store.dispatch(enrollmentApi.endpoints.getEnrollmentProgress.initiate('c-1')),
  },
  'getEnrollmentProgress(c-2)': {
    path: '*/api/enrollment/progress/c-2',
    answer: { enrollmentId: 'e', progressPercentage: 0, chapters: [] },
    start: (store: Store) => store.dispatch(enrollmentApi.endpoints.getEnrollmentProgress.initiate('c-2')),
  },
  getDonationHistory: {
    path: '*/api/donate/history',
    answer: { subs: [], onetime: [] },
    start: (store: Store) =>
      store.dispatch(donateApi.endpoints.getDonationHistory.initiate({ userId: 'u-1', filter: 'all' })),
  },
  getUser: {
    path: '*/api/auth/getUser',
    answer: { id: 'u-1', firstName: 'A', lastName: 'B', email: 'a@b.cd' },
    start: (store: Store) => store.dispatch(authApi.endpoints.getUser.initiate({ userId: 'u-1' })),
  },
}
type Read = keyof typeof reads

const writes: {
  name: string
  path: string
  status: number
  send: (store: Store) => Promise<unknown>
  reaches: Read[]
}[] = [
  {
    name: 'enroll',
    path: '*/api/enrollment/enroll',
    status: 201,
    send: (store) => store.dispatch(enrollmentApi.endpoints.enroll.initiate({ courseId: 'c-1' })),
    reaches: ['getMyCourses', 'getEnrollmentProgress(c-1)'],
  },
  {
    name: 'updateProgress',
    path: '*/api/enrollment/update-progress',
    status: 200,
    send: (store) =>
      store.dispatch(
        enrollmentApi.endpoints.updateProgress.initiate({ lessonId: 'l', status: 'in_progress' }),
      ),
    reaches: ['getMyCourses'],
  },
  {
    name: 'markComplete',
    path: '*/api/enrollment/mark-complete',
    status: 200,
    send: (store) => store.dispatch(enrollmentApi.endpoints.markComplete.initiate({ lessonId: 'l' })),
    reaches: ['getMyCourses'],
  },
  {
    name: 'unsubscribe',
    path: '*/api/donate/unsubscribe',
    status: 200,
    send: (store) => store.dispatch(donateApi.endpoints.unsubscribe.initiate('sub_1')),
    reaches: ['getDonationHistory', 'getUser'],
  },
]

/**
 * Fills the cache with every read, then sends one write.
 * @returns the reads that the client has repeated
 */
async function repeatedReads(write: (typeof writes)[number], status: number) {
  const asked: string[] = []
  server.use(
    ...Object.entries(reads).map(([name, { path, answer }]) =>
      http.all(path, () => {
        asked.push(name)
        return HttpResponse.json(answer)
      }),
    ),
    falsified.all(write.path, () =>
      HttpResponse.json(status < 400 ? { id: 'e' } : { message: 'No' }, { status }),
    ),
  )
  const store = createStore()
  await Promise.all(Object.values(reads).map((read) => read.start(store)))
  asked.length = 0
  await write.send(store)
  await Promise.all(store.dispatch(enrollmentApi.util.getRunningQueriesThunk()))
  return asked.sort()
}

// Nobody is signed in, and the bodies are empty, because the tests are about repeated reads.
beforeEach(() => expectViolation(/ › (header › authorization|request)/))

describe.each(writes)('$name', (write) => {
  it('repeats every read that it makes out of date, and no other', async () => {
    expect(await repeatedReads(write, write.status)).toEqual([...write.reaches].sort())
  })

  it('repeats no read when the server refuses', async () => {
    expect(await repeatedReads(write, 422)).toEqual([])
  })
})

describe('unsubscribe', () => {
  const write = writes.find(({ name }) => name === 'unsubscribe') as (typeof writes)[number]

  it.each([404, 409])(
    '%i: repeats the reads of user and history, because the subscription has ended elsewhere',
    async (status) => {
      expect(await repeatedReads(write, status)).toEqual([...write.reaches].sort())
    },
  )

  // A read of the user that fails as well would sign her out.
  it('500: repeats only the read of the history, because the outcome is unknown', async () => {
    expect(await repeatedReads(write, 500)).toEqual(['getDonationHistory'])
  })

  it.each([400, 403, 429])('%i: repeats no read, because the server has refused', async (status) => {
    expect(await repeatedReads(write, status)).toEqual([])
  })
})

it('createDonationIntent, 409: repeats user and history, because the user has subscribed elsewhere', async () => {
  const write = {
    name: 'createDonationIntent',
    path: '*/api/donate/stripe',
    status: 200,
    reaches: [],
    send: (store: Store) => store.dispatch(donateApi.endpoints.createDonationIntent.initiate({} as never)),
  }
  expect(await repeatedReads(write, 409)).toEqual(['getDonationHistory', 'getUser'])
  expect(await repeatedReads(write, 500)).toEqual([])
})

/** Writes that make no read of any page out of date. */
const reachNothing = [
  'login',
  'forgotPassword',
  'register',
  'verifyEmail',
  'resendVerificationEmail',
  'resendVerificationByToken',
  'resetPassword',
  'createContactMessage',
  'subscribeToNewsletter',
  'createDonationIntent',
  'getPaymentLink',
  'createSchool',
  'createStudent',
  'createTeacher',
  'createJobApplication',
]

it('every write of the contract has a test in this file', () => {
  const mutations = Object.entries(generatedApi.endpoints)
    .filter(([, endpoint]) => 'useMutation' in endpoint)
    .map(([name]) => name)
  expect(mutations.sort()).toEqual([...writes.map(({ name }) => name), ...reachNothing].sort())
})

it.each(reachNothing)('%s repeats no read', async (name) => {
  const endpoint = generatedApi.endpoints[name as 'login']
  const path = '*/api/*'
  const write = {
    name,
    path,
    status: 200,
    reaches: [],
    send: (store: Store) => store.dispatch(endpoint.initiate({} as never)),
  }
  expect(await repeatedReads(write, 200)).toEqual([])
})
