import { operationOf } from '../operations.ts'
import type { Fault, FaultKind } from './fault.ts'

/** The kinds that break the connection before any byte of an answer. */
const unanswered: FaultKind[] = ['drop-request', 'drop-upload', 'drop-answer']

interface FaultableRequest {
  method: string
  pathname: string
  /** When its connection began, by `performance.now()`; left out at doors without connections. */
  connectedAt?: number
}

export type Faults = ReturnType<typeof createFaults>

/**
 * The faults of one world, each spent as often as it says.
 * @param changed receives the faults that are left, after each change
 */
export function createFaults(changed: (left: Fault[]) => void = () => {}) {
  let faults: (Fault & { times: number; after: number; since: number })[] = []
  const waiting = new Set<(mayGoOn: boolean) => void>()
  const late = new Set<() => void>()

  function report() {
    changed(faults.filter(({ times }) => times > 0).map(({ since, ...fault }) => fault))
  }

  function take(
    request: FaultableRequest,
    isMeant: (kind: FaultKind) => boolean,
  ): Fault | 'ask again' | undefined {
    const found = faults.find((fault) => fault.times > 0 && isMeant(fault.kind) && meets(fault, request))
    if (!found) return undefined
    if (found.after > 0) {
      found.after -= 1
      report()
      return undefined
    }
    const { connectedAt = Number.POSITIVE_INFINITY } = request
    if (unanswered.includes(found.kind) && connectedAt < found.since) return 'ask again'
    found.times -= 1
    report()
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
      report()
    },
    clear() {
      faults = []
      report()
    },
    areAhead() {
      return faults.some(({ times }) => times > 0)
    },
    /**
     * The fault that meets this request, if any. The fault that was set first goes first. When a reused
     * connection breaks, the browser repeats the request on a new one. A connection that is older than the
     * fault therefore breaks without spending it, and the repeated request meets the fault.
     */
    take: (request: FaultableRequest) => take(request, (kind) => kind !== 'drop-upload'),
    /** The fault that meets this request before its body is there. */
    takeEarly: (request: FaultableRequest) => take(request, (kind) => kind === 'drop-upload'),
    /** The fault that meets the browser's question before a call to another origin. */
    takePreflight: (request: FaultableRequest) => take(request, (kind) => kind === 'cors'),
    /**
     * Held requests and stalled answers wait for it. Resolves to true with `release`, to false with
     * `abandon`.
     */
    released: () => new Promise<boolean>((resolve) => waiting.add(resolve)),
    /** Resolves when the next call has been answered, or with the next `release`. */
    overtaken: () => new Promise<void>((resolve) => late.add(resolve)),
    isAnyLate: () => late.size > 0,
    /** A call has been answered, so late answers may come. */
    answered: () => letGo(late),
    /** Lets held requests and late answers go on, and breaks stalled answers off. */
    release() {
      letGo(waiting, true)
      letGo(late)
    },
    /** Breaks held requests and stalled answers off: the world that they belong to is gone. */
    abandon() {
      letGo(waiting, false)
      letGo(late)
    },
  }
}

function letGo(waiting: Set<(mayGoOn: boolean) => void>, mayGoOn = true) {
  for (const goOn of waiting) goOn(mayGoOn)
  waiting.clear()
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
