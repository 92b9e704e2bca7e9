import { operationOf } from '../operations.ts'

/**
 * What can go wrong between client and server:
 * - drop-request: the connection breaks before the server has done anything
 * - drop-upload: the connection breaks while the body is still coming
 * - drop-answer: the server does its work, the answer is lost
 * - status: instead of working, the server answers `status` with `body` and `headers`
 * - html: a proxy answers with a page (200 unless `status` says otherwise)
 * - empty: the server does its work and answers with an empty body
 * - cut: the server does its work, the connection breaks in the middle of the answer
 * - hold: the server waits until POST /__mock/release, then goes on as usual
 * - duplicate: the server is handed the request twice, as by a proxy that repeats it; the client gets the second answer
 */
const faultKinds = [
  'drop-request',
  'drop-upload',
  'drop-answer',
  'status',
  'html',
  'empty',
  'cut',
  'hold',
  'duplicate',
] as const
type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  kind: FaultKind
  /** Which requests it meets: an operation of the contract, or paths (with * for any characters), or all. */
  operationId?: string
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

/** The faults of one world, each spent as often as it says. */
export function createFaults() {
  let faults: (Fault & { times: number; after: number })[] = []

  function take(method: string, pathname: string, isMeant: (kind: FaultKind) => boolean): Fault | undefined {
    const found = faults.find(
      (fault) => fault.times > 0 && isMeant(fault.kind) && meets(fault, method, pathname),
    )
    if (!found) return undefined
    if (found.after > 0) {
      found.after -= 1
      return undefined
    }
    found.times -= 1
    return found
  }

  return {
    add(fault: Fault) {
      faults.push({ ...fault, times: fault.times ?? 1, after: fault.after ?? 0 })
    },
    clear() {
      faults = []
    },
    areAhead() {
      return faults.some(({ times }) => times > 0)
    },
    /** The fault that meets this request, if any. The earliest that was set goes first. */
    take: (method: string, pathname: string) => take(method, pathname, (kind) => kind !== 'drop-upload'),
    /** The fault that meets this request before its body is there. */
    takeEarly: (method: string, pathname: string) => take(method, pathname, (kind) => kind === 'drop-upload'),
  }
}

/** What is wrong with a fault that a test asked for; undefined when nothing is. */
export function faultProblem(fault: Partial<Fault>): string | undefined {
  if (!faultKinds.some((kind) => kind === fault.kind)) return `kind must be one of ${faultKinds.join(', ')}`
  if (fault.kind === 'status' && !fault.status) return 'a fault of kind status needs a status'
  return undefined
}

function meets({ operationId, path, method }: Fault, requestMethod: string, pathname: string) {
  if (method && method.toUpperCase() !== requestMethod) return false
  if (operationId && operationOf(requestMethod, pathname) !== operationId) return false
  return path === undefined || patternOf(path).test(pathname)
}

function patternOf(path: string) {
  const literal = path.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('.*')}$`)
}
