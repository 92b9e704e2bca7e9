import { operations as table } from '../src/api/operations.gen.ts'

export type OperationId = keyof typeof table

type Row<Id extends OperationId> = (typeof table)[Id]

/** The parts of an operation's path, such as 'slug'. */
export type PathPart<Id extends OperationId> = PartIn<Row<Id>['path']>
type PartIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PartIn<Rest>
  : never

/** The names in an operation's query. */
export type QueryName<Id extends OperationId> =
  Row<Id> extends { query: readonly (infer Name extends string)[] } ? Name : never

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Operation = { method: Method; path: string }

/**
 * Every operation of openapi.yaml by its operationId, with methods and paths as MSW writes them: 'get',
 * '/a/:slug'.
 */
export const operations = Object.fromEntries(
  Object.entries(table).map(([id, { method, path }]) => [
    id,
    { method: method.toLowerCase(), path: path.replaceAll(/\{(\w+)\}/g, ':$1') },
  ]),
  // A cast: fromEntries forgets the names.
) as Record<OperationId, Operation>

/** The first parts of all paths, such as '/api/'. */
const roots = [...new Set(Object.values(table).map(({ path }) => `/${path.split('/')[1]}/`))]

/** Whether only the API could answer this path; no page of the site has it. */
export const isPathOfApi = (pathname: string) => roots.some((root) => pathname.startsWith(root))

const patterns = Object.entries(operations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method: method.toUpperCase(),
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/** The operation of a request; undefined for a request that the contract does not name. */
export function operationOf(method: string, pathname: string): OperationId | undefined {
  return patterns.find((one) => one.method === method && one.pattern.test(pathname))?.id
}

/**
 * Whether an operation's path may fit a pattern with * for any characters, such as '/api/blog/*'. An unnamed
 * part of a path fits any text.
 */
export const isPatternOfOperation = (pattern: string) =>
  Object.values(table).some(({ path }) => mayFit(path.replaceAll(/\{\w+\}/g, '*'), pattern))

/** Whether some text fits two patterns with * for any characters. */
function mayFit(one: string, other: string): boolean {
  if (other[0] === '*' && one[0] !== '*') return mayFit(other, one)
  if (one === '') return other === ''
  if (one[0] !== '*') return one[0] === other[0] && mayFit(one.slice(1), other.slice(1))
  return mayFit(one.slice(1), other) || (other !== '' && mayFit(one, other.slice(1)))
}
