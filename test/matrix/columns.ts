import type { Fault } from '../../mocks/faults/fault'

/**
 * - content: the user gets what the call is for, sooner or later
 * - failure: the page says that the call has failed
 */
type Outcome = 'content' | 'failure'

export interface Column {
  fault: Omit<Fault, 'operationId'>
  outcome: Outcome
  /** The page waits until the release; before it the outcome is open. */
  waits?: boolean
}

const refusal = { message: '', statusCode: 0 }
const status = (code: number): Column => ({
  fault: { kind: 'status', status: code, body: { ...refusal, statusCode: code } },
  outcome: 'failure',
})

/** The twenty faults of the matrix: each kind, and `status` by three codes. */
export const columns = {
  'drop-request': { fault: { kind: 'drop-request' }, outcome: 'failure' },
  'drop-upload': { fault: { kind: 'drop-upload' }, outcome: 'failure' },
  'drop-answer': { fault: { kind: 'drop-answer' }, outcome: 'failure' },
  cut: { fault: { kind: 'cut' }, outcome: 'failure' },
  stall: { fault: { kind: 'stall' }, outcome: 'failure', waits: true },
  hold: { fault: { kind: 'hold' }, outcome: 'content', waits: true },
  delay: { fault: { kind: 'delay', milliseconds: 3000 }, outcome: 'content' },
  slow: { fault: { kind: 'slow', bytesPerSecond: 10_000 }, outcome: 'content' },
  'out-of-order': { fault: { kind: 'out-of-order' }, outcome: 'content' },
  duplicate: { fault: { kind: 'duplicate' }, outcome: 'content' },
  huge: { fault: { kind: 'huge', megabytes: 2 }, outcome: 'content' },
  clock: { fault: { kind: 'clock', seconds: -600 }, outcome: 'content' },
  html: { fault: { kind: 'html' }, outcome: 'failure' },
  redirect: { fault: { kind: 'redirect' }, outcome: 'failure' },
  empty: { fault: { kind: 'empty' }, outcome: 'failure' },
  'wrong-shape': { fault: { kind: 'wrong-shape' }, outcome: 'failure' },
  cors: { fault: { kind: 'cors' }, outcome: 'failure' },
  'status 401': status(401),
  'status 429': status(429),
  'status 500': status(500),
} satisfies Record<string, Column>

export type ColumnName = keyof typeof columns
