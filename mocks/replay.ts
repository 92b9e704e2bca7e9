import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { HttpResponse, http } from 'msw'
import { type OperationId, operations } from './operations.ts'

/** An answer as some server gave it, its secrets taken out. */
export interface Recording {
  operationId: OperationId
  case: string
  request: { method: string; path: string; type?: 'json' | 'form'; body?: unknown }
  response: { status: number; contentType: string; body: unknown }
}

/** The folder of <operationId>.<case>.json. */
export const recordingsFolder = fileURLToPath(new URL('./recordings', import.meta.url))

/** A handler for Vitest that answers as it was recorded: `server.use(replay('login', 'unverified-403'))`. */
export function replay(operationId: OperationId, name = 'ok') {
  const { status, contentType, body } = readRecording(operationId, name).response
  const { method, path } = operations[operationId]
  const text = contentType.includes('json') ? JSON.stringify(body) : String(body)
  return http[method](
    `*${path}`,
    () => new HttpResponse(text, { status, headers: { 'Content-Type': contentType } }),
  )
}

/** What was recorded; for tests that want to say the same words. */
export function readRecording(operationId: OperationId, name = 'ok', folder = recordingsFolder): Recording {
  return JSON.parse(readFileSync(`${folder}/${operationId}.${name}.json`, 'utf8'))
}
