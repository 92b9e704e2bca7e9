import { http } from 'msw'
import { type OperationId, operations } from './operations.ts'
import { answerOf, type ReplayOptions, replayHandler } from './replay/handler.ts'
import { readRecording, readSet } from './replay/readRecordings.ts'

/**
 * A handler for Vitest that answers an operation as it was recorded: `server.use(replay('login',
 * 'unverified-403'))`.
 */
export function replay(operationId: OperationId, name = 'ok') {
  const recording = readRecording(operationId, name)
  const { method, path } = operations[operationId]
  return http[method](`*${path}`, () => answerOf(recording))
}

/**
 * A handler for Vitest that answers the calls of a set, and refuses all others:
 * `server.use(replaySet('bug-123'))`.
 */
export function replaySet(name: string, options?: ReplayOptions) {
  return replayHandler(readSet(name), options)
}

/**
 * The session that the client stores after the sign-in of a set: `writeStoredSession({ record:
 * sessionOf('bug-123'), remember: true })`.
 */
export function sessionOf(name: string) {
  for (const { response } of readSet(name)) {
    const { accessToken, refreshToken, id } = Object(response.body) as Record<string, unknown>
    if (typeof accessToken === 'string' && typeof refreshToken === 'string' && typeof id === 'string')
      return { accessToken, refreshToken, userId: id }
  }
  throw new Error(`Nobody signs in in the set '${name}'.`)
}
