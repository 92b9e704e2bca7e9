import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { readContract } from '../../mocks/contract'
import { handlersFor } from '../../mocks/handlers/all'
import { operations } from '../../mocks/operations'
import { type Host, perform, type SampleCall } from '../../mocks/samples/call'
import { sampleCalls as calls } from '../../mocks/samples/calls'
import { createWorld } from '../../mocks/world'

const contract = readContract({ exact: true })

function newHost(): Host {
  const handlers = handlersFor(createWorld())
  return {
    origin: 'http://localhost:4010',
    async send(request) {
      const response = await getResponse(handlers, request)
      if (!response) throw new Error(`No handler answers ${request.method} ${request.url}`)
      return response
    },
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  return response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text
}

function sentBody({ json, form }: SampleCall) {
  if (!form) return json
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value instanceof File ? value.name : value]),
  )
}

describe('the mock API', () => {
  it('has exactly the operations of the contract', () => {
    const own = Object.entries(operations).map(([operationId, { method, path }]) => ({
      operationId,
      method,
      path: path.replaceAll(/:(\w+)/g, '{$1}'),
    }))
    const byId = (one: { operationId: string }, other: { operationId: string }) =>
      one.operationId.localeCompare(other.operationId)
    expect(own.toSorted(byId)).toEqual(contract.operations.toSorted(byId))
  })

  it.each(Object.keys(operations))('is asked for %s with success by at least one sample', (operationId) => {
    expect(calls.filter((call) => call.operationId === operationId && call.status < 300)).not.toEqual([])
  })

  it.each(calls.map((call) => [`${call.operationId}.${call.name}`, call] as const))(
    'answers %s as the contract says',
    async (_, call) => {
      const response = await perform(call, newHost())
      const body = await bodyOf(response)
      expect(response.status, JSON.stringify(body)).toBe(call.status)
      const type = response.headers.get('Content-Type') ?? ''
      expect(contract.answerProblems(call.operationId, call.status, type, body)).toEqual([])
    },
  )

  it.each(
    calls
      .filter(({ status }) => status < 300)
      .map((call) => [`${call.operationId}.${call.name}`, call] as const),
  )('is asked for %s as the contract says', (_, call) => {
    expect(contract.requestProblems(call.operationId, sentBody(call), call.form ? 'form' : 'json')).toEqual(
      [],
    )
  })
})

describe('the judge of answers', () => {
  it('names a missing field, a wrong type and a field that the contract does not know', () => {
    const answer = {
      id: 7,
      password: 'secret',
      firstName: 'Sara',
      lastName: 'Lindholm',
      email: 'sara@example.org',
    }
    const found = contract.answerProblems('login', 200, 'application/json', answer).join('\n')
    expect(found).toMatch(/accessToken/)
    expect(found).toMatch(/id must be string/)
    expect(found).toMatch(/password/)
  })

  it('names a status that the contract does not know', () => {
    expect(contract.answerProblems('login', 418, 'application/json', {})).toEqual([
      'The contract knows no answer 418',
    ])
  })
})
