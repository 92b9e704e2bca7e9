import { isPathOfApi, isPatternOfOperation, operations } from '../operations.ts'
import { type Fault, type FaultKind, faultKinds } from './fault.ts'

const KEYS = [
  'kind',
  'operationId',
  'path',
  'method',
  'times',
  'after',
  'status',
  'body',
  'headers',
  'to',
  'seed',
  'megabytes',
  'bytesPerSecond',
  'milliseconds',
  'seconds',
] as const satisfies (keyof Fault)[]

/** The kinds that mean nothing without a number. */
const numbers: Partial<Record<FaultKind, 'status' | 'bytesPerSecond' | 'milliseconds' | 'seconds'>> = {
  status: 'status',
  slow: 'bytesPerSecond',
  delay: 'milliseconds',
  clock: 'seconds',
}

/** A sentence about a fault that would never come as it is meant; undefined when it will. */
export function faultProblem(fault: unknown): string | undefined {
  if (typeof fault !== 'object' || fault === null || Array.isArray(fault)) return 'A fault is an object.'
  // A cast: any object may be looked at as one whose fields are missing.
  const { operationId, ...rest } = fault as Partial<Fault>
  const { kind, path } = rest
  const unknownKey = Object.keys(fault).find((key) => !isOneOf(KEYS, key))
  if (unknownKey !== undefined) return unknown('key of a fault', unknownKey, KEYS)
  if (kind === undefined) return `A fault needs a kind: ${faultKinds.join(', ')}.`
  if (!isOneOf(faultKinds, kind)) return unknown('kind of fault', kind, faultKinds)
  const number = numbers[kind]
  if (number && typeof rest[number] !== 'number')
    return `A fault of kind '${kind}' needs a number: ${number}.`
  const problem = path === undefined ? undefined : pathProblem(path)
  if (problem !== undefined) return problem
  return operationId === undefined ? undefined : operationProblem(operationId)
}

function pathProblem(path: unknown): string | undefined {
  if (typeof path !== 'string') return "The 'path' of a fault is a text."
  if (!isPathOfApi(path) || isPatternOfOperation(path)) return undefined
  const known = Object.values(operations).map(({ path }) => path)
  return unknown('path of an operation', path, known)
}

/** A sentence about an operation that the contract does not know; undefined when it does. */
export function operationProblem(operationId: string): string | undefined {
  const known = Object.keys(operations)
  return isOneOf(known, operationId) ? undefined : unknown('operation', operationId, known)
}

const isOneOf = (names: readonly string[], name: unknown) => names.some((one) => one === name)

function unknown(what: string, name: unknown, known: readonly string[]) {
  return `There is no ${what} '${name}'. The nearest one is '${nearest(String(name), known)}'.`
}

/** The known name that is spelled most alike. */
export function nearest(name: string, known: readonly string[]): string {
  const distance = (other: string) => editDistance(name.toLowerCase(), other.toLowerCase())
  return known.toSorted((one, other) => distance(one) - distance(other))[0] ?? ''
}

/** How many letters have to be changed, added or left out (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (let place = 0; place < other.length; place++) {
      const replaced = (row[place] ?? 0) + (letter === other[place] ? 0 : 1)
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
