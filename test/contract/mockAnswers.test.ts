import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { handlersFor } from '../../mocks/handlers/all'
import { compileRules } from '../../mocks/judge/rules'
import { createTally, findingSentence } from '../../mocks/judge/tally'
import { operations } from '../../mocks/operations'
import { type Host, perform } from '../../mocks/samples/call'
import { sampleCalls as calls } from '../../mocks/samples/calls'
import { createWorld } from '../../mocks/world'

const rules = compileRules()
const tally = createTally(rules)

/** @param expected violations that the call causes on purpose */
function newHost(expected: RegExp[]): Host {
  const handlers = handlersFor(createWorld())
  return {
    origin: 'http://localhost:4010',
    async send(request) {
      const observation = tally.observe(request, '', expected)
      const response = await getResponse(handlers, request)
      if (!response) throw new Error(`No handler answers ${request.method} ${request.url}`)
      observation?.answered(response)
      return response
    },
  }
}

/** A sample call that the server refuses may itself be against the contract. */
const ANY_REQUEST = / › (path parameter|query|header|request)\b/

describe('the mock API', () => {
  it('has exactly the operations of the contract', () => {
    const own = Object.entries(operations).map(([operationId, { method, path }]) => ({
      operationId,
      method: method.toUpperCase(),
      path: path.replaceAll(/:(\w+)/g, '{$1}'),
    }))
    const named = rules.operations.map(({ operationId, method, path }) => ({ operationId, method, path }))
    const byId = (one: { operationId: string }, other: { operationId: string }) =>
      one.operationId.localeCompare(other.operationId)
    expect(own.toSorted(byId)).toEqual(named.toSorted(byId))
  })

  it.each(Object.keys(operations))('has at least one successful sample call of %s', (operationId) => {
    expect(calls.filter((call) => call.operationId === operationId && call.status < 300)).not.toEqual([])
  })

  it.each(calls.map((call) => [`${call.operationId}.${call.name}`, call] as const))(
    'answers the sample call %s with its status, and both fit the contract',
    async (_, call) => {
      const response = await perform(call, newHost(call.status < 300 ? [] : [ANY_REQUEST]))
      expect(response.status).toBe(call.status)
      await tally.done()
      expect(tally.verdict.findings.splice(0).map(findingSentence)).toEqual([])
    },
  )
})
