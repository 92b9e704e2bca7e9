import type { OperationId } from '../operations.ts'

/** The kinds of failures between client and server, and the meaning of each. */
export const faultMeanings = {
  'drop-request': 'the connection breaks before the server has done anything',
  'drop-upload': 'the connection breaks while the body is still coming',
  'drop-answer': 'the server does its work, the answer is lost',
  status: 'instead of working, the server answers `status` with `body` and `headers`',
  html: 'a proxy answers with a page (200 unless `status` says otherwise)',
  redirect:
    'a proxy redirects to `to` (302 to a sign-in page of the network unless `status` and `to` say otherwise)',
  empty: 'the server does its work and answers with an empty body',
  'wrong-shape':
    "the server does its work; one value of the answer has a type that the contract's schema excludes",
  huge: 'the server does its work; spaces make its answer `megabytes` larger (default 5)',
  cut: 'the server does its work, the connection breaks in the middle of the answer',
  stall: 'the same, but the connection breaks only after the release: the client has read what came before',
  slow: 'the server does its work; the answer comes with `bytesPerSecond`',
  delay: 'the server waits `milliseconds`, then goes on as usual',
  hold: 'the server waits until the release, then goes on as usual',
  'out-of-order':
    'the server does its work; the answer waits until the next call has been answered, or the release',
  duplicate:
    'the server is handed the request twice, as by a proxy that repeats it; the client gets the second answer',
  cors: 'the server does its work; a page of another origin may not read the answer',
  clock:
    "the server's clock is `seconds` ahead (below 0: behind), in its Date header and in what it writes down",
} as const

export type FaultKind = keyof typeof faultMeanings

// A cast: keys() forgets the names.
export const faultKinds = Object.keys(faultMeanings) as FaultKind[]

export interface Fault {
  kind: FaultKind
  /**
   * The requests that it meets: an operation of the contract, or paths (with * for any characters), or all.
   */
  operationId?: OperationId
  path?: string
  method?: string
  /** How many requests it meets; default 1. */
  times?: number
  /** How many matching requests pass unharmed before; default 0. */
  after?: number
  status?: number
  /** Text is sent as it is, anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** The address that a redirect leads to: of the same origin, or whole. */
  to?: string
  /** Which value of a `wrong-shape` is replaced, and by which type; default 0. */
  seed?: number
  megabytes?: number
  bytesPerSecond?: number
  milliseconds?: number
  seconds?: number
}

/** With these the client gets the answer that the server has given; only the time or the way differs. */
const unchanged: FaultKind[] = ['hold', 'duplicate', 'delay', 'slow', 'huge', 'out-of-order', 'clock', 'cors']

export const changesAnswer = ({ kind }: Fault) => !unchanged.includes(kind)
