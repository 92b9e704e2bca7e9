import { type OperationId, operationOf } from '../operations.ts'

/**
 * The kinds of failures between client and server:
 * - drop-request: the connection breaks before the server has done anything
 * - drop-upload: the connection breaks while the body is still coming
 * - drop-answer: the server does its work, the answer is lost
 * - status: instead of working, the server answers `status` with `body` and `headers`
 * - html: a proxy answers with a page (200 unless `status` says otherwise)
 * - empty: the server does its work and answers with an empty body
 * - cut: the server does its work, the connection breaks in the middle of the answer
 * - stall: the same, but the connection breaks only after POST /__mock/release: what came before has been read by then
 * - hold: the server waits until POST /__mock/release, then goes on as usual
 * - duplicate: the server is handed the request twice, as by a proxy that repeats it; the client gets the second answer
 */
export const faultKinds = [
  'drop-request',
  'drop-upload',
  'drop-answer',
  'status',
  'html',
  'empty',
  'cut',
  'stall',
  'hold',
  'duplicate',
] as const
type FaultKind = (typeof faultKinds)[number]

/** The kinds that break the connection before any byte of an answer. */
const unanswered: FaultKind[] = ['drop-request', 'drop-upload', 'drop-answer']

/** With these the client gets the answer that the server has given. */
const unchanged: FaultKind[] = ['hold', 'duplicate']

export const changesAnswer = ({ kind }: Fault) => !unchanged.includes(kind)

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
}

interface FaultableRequest {
  method: string
  pathname: string
  /** When its connection began, by `performance.now()`. */
  connectedAt: number
}

/** The faults of one world, each spent as often as it says. */
export function createFaults() {
  let faults: (Fault & { times: number; after: number; since: number })[] = []

  function take(
    request: FaultableRequest,
    isMeant: (kind: FaultKind) => boolean,
  ): Fault | 'ask again' | undefined {
    const found = faults.find((fault) => fault.times > 0 && isMeant(fault.kind) && meets(fault, request))
    if (!found) return undefined
    if (found.after > 0) {
      found.after -= 1
      return undefined
    }
    if (unanswered.includes(found.kind) && request.connectedAt < found.since) return 'ask again'
    found.times -= 1
    return found
  }

  return {
    add(fault: Fault) {
      faults.push({
        ...fault,
        times: fault.times ?? 1,
        after: fault.after ?? 0,
        since: performance.now(),
      })
    },
    clear() {
      faults = []
    },
    areAhead() {
      return faults.some(({ times }) => times > 0)
    },
    /**
     * The fault that meets this request, if any. The earliest that was set goes first. A browser sends once more by itself when a
     * connection breaks that it had before: on one that is older than the fault it is to do so, which spends nothing.
     */
    take: (request: FaultableRequest) => take(request, (kind) => kind !== 'drop-upload'),
    /** The fault that meets this request before its body is there. */
    takeEarly: (request: FaultableRequest) => take(request, (kind) => kind === 'drop-upload'),
  }
}

function meets({ operationId, path, method }: Fault, { method: askedMethod, pathname }: FaultableRequest) {
  if (method && method.toUpperCase() !== askedMethod) return false
  if (operationId && operationOf(askedMethod, pathname) !== operationId) return false
  return path === undefined || patternOf(path).test(pathname)
}

function patternOf(path: string) {
  const literal = path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('.*')}$`)
}
