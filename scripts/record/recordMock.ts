import { getResponse } from 'msw'
import { handlersFor } from '../../mocks/handlers/all.ts'
import { operations } from '../../mocks/operations.ts'
import type { Recording } from '../../mocks/replay/recording.ts'
import { type Host, pathOf, perform, type SampleCall } from '../../mocks/samples/call.ts'
import { sampleCalls } from '../../mocks/samples/calls.ts'
import { createWorld } from '../../mocks/world.ts'
import { readContractSchemas } from './contractSchemas.ts'
import { scrub } from './scrub/scrub.ts'

/** The mock's clock does not move during a recording, so that a recording changes only when the mock does. */
const RECORDING_TIME = Date.parse('2026-11-20T12:00:00Z')

/**
 * @returns the mock API's answers to all sample calls, each scrubbed on its own
 * @throws on an unexpected status
 */
export async function recordMock(calls: SampleCall[] = sampleCalls): Promise<Recording[]> {
  const contract = readContractSchemas()
  const recordings: Recording[] = []
  for (const call of calls) {
    const response = await perform(call, hostOf())
    if (response.status !== call.status)
      throw new Error(`${call.operationId}.${call.name}: ${response.status} instead of ${call.status}`)
    const text = await response.text()
    const contentType = response.headers.get('Content-Type') ?? ''
    const body = contentType.includes('json') ? JSON.parse(text) : text
    const raw: Recording = {
      operationId: call.operationId,
      case: call.name,
      request: requestOf(call),
      response: { status: response.status, contentType, body },
    }
    recordings.push(...scrub([raw], contract).recordings)
  }
  return recordings
}

/** A world for each call: no recording depends on another one. */
function hostOf(): Host {
  const handlers = handlersFor(createWorld({ now: () => RECORDING_TIME }))
  return {
    origin: 'https://example.org',
    async send(request) {
      const response = await getResponse(handlers, request)
      if (!response) throw new Error(`The mock API does not answer ${request.method} ${request.url}`)
      return response
    },
  }
}

function requestOf({ operationId, params, query, json, form, language }: SampleCall): Recording['request'] {
  const { method, path } = operations[operationId]
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, all]) => [all].flat().map((one) => [name, one])),
  )
  return {
    method: method.toUpperCase(),
    path: `${pathOf(path, params)}${search.size > 0 ? `?${search}` : ''}`,
    ...(language && { language }),
    ...(form && { type: 'form' as const, body: named(form) }),
    ...(json !== undefined && { type: 'json' as const, body: json }),
  }
}

/** The name of a file is enough. */
function named(form: Record<string, string | File>) {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value instanceof File ? value.name : value]),
  )
}
