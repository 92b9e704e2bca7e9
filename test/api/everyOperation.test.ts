import { expect, it } from 'vitest'
import { blogApi } from '@/api/blog'
import { generatedApi } from '@/api/endpoints.gen'
import { operations as table } from '@/api/operations.gen'
import { workApi } from '@/api/work'
import '@/api/auth'
import '@/api/donate'
import '@/api/enrollment'
import '@/api/public'
import '@/api/registration'
import { sessionSlice } from '@/state/session/slice'
import { createStore } from '@/state/store'
import { signInTo } from '../../mocks/node'
import { type OperationId, operationOf, operations } from '../../mocks/operations'
import type { SampleCall } from '../../mocks/samples/call'
import { sampleCalls } from '../../mocks/samples/calls'
import { server } from '../helpers/mockApi'

type Started = { error?: unknown; requestId: string }
type Endpoint = { initiate(arg: unknown): (...store: never[]) => Promise<Started> }

/** Lists that the client asks for page by page, by an endpoint of their own. */
const inPages: Partial<Record<OperationId, [endpoint: Endpoint, arg: unknown]>> = {
  getBlogs: [blogApi.endpoints.getBlogPages as never, { filter: 'desc', search: '', visit: '1' }],
  getWorks: [workApi.endpoints.getWorkPages as never, 'Nepal'],
}

/** The name of the body in an argument that has other parts, too. */
const bodyNames: Partial<Record<OperationId, string>> = {
  createDonationIntent: 'donationData',
  getPaymentLink: 'donationData',
}

/**
 * The argument with which an endpoint makes a sample call: an object, or the value itself where the contract
 * names one alone.
 */
function argOf({ operationId, json, form, params, query }: SampleCall) {
  const values = { ...params, ...query }
  const body = json ?? form
  const bodyName = bodyNames[operationId]
  if (bodyName) return { ...values, [bodyName]: body }
  return body ?? (parametersOf(operationId) > 1 ? values : Object.values(values)[0])
}

/** How many parameters the contract names. */
function parametersOf(id: OperationId) {
  const { path, query = [] }: { path: string; query?: readonly string[] } = table[id]
  return path.split('{').length - 1 + query.length
}

/** The field that redux-persist adds to the slice. */
const _persist = { version: -1, rehydrated: true }

it.each(Object.keys(operations) as OperationId[])('the mock API answers the endpoint of %s', async (id) => {
  const call = sampleCalls.find(({ operationId, status }) => operationId === id && status < 300)!
  const record = call.as ? await signInTo(call.as) : null
  // The session exists from the start, because a new one would request its user.
  const session = { ...sessionSlice.getInitialState(), isRead: true, record, _persist }
  const store = createStore({ session })
  const reached: (OperationId | undefined)[] = []
  server.events.on('request:start', ({ request }) => {
    reached.push(operationOf(request.method, new URL(request.url).pathname))
  })
  // A cast: the 32 endpoints have 32 types, and the test calls them in one way.
  const [endpoint, arg] = inPages[id] ?? [generatedApi.endpoints[id] as unknown as Endpoint, argOf(call)]
  const answer = await store.dispatch(endpoint.initiate(arg) as never as () => Promise<Started>)
  server.events.removeAllListeners()
  expect(answer.error).toBeUndefined()
  expect(reached[0]).toBe(id)
})
