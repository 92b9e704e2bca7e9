import { type Call, type Contract, callsOf, resolved } from './apiChanges/openapi.ts'

/** The table of operations. The path is relative to the project. */
export const operationsFile = 'src/api/operations.gen.ts'

/**
 * Makes the table from which client, build and mock API take methods, paths and parameters. It contains only
 * data, so that Node can run it. Each operation is its own export, so that a bundle contains only those that
 * it uses.
 */
export function operationsTable(contract: Contract): string {
  // An operation without a valid name has no row; `npm run check contract` refuses it.
  const calls = callsOf(contract).filter(({ id }) => /^[a-z]\w*$/i.test(id))
  const rows = calls.map((call) => `export const ${call.id} = ${rowOf(contract, call)} as const;\n`)
  return `${rows.join('')}
/** Every operation by its operationId. */
export const operations = {
${calls.map(({ id }) => `  ${id},\n`).join('')}} as const;
`
}

function rowOf(contract: Contract, { method, path, parameters, operation }: Call): string {
  const namesIn = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name)
  const [query, header] = [namesIn('query'), namesIn('header')]
  const accept = mediaTypeOf(contract, operation)
  return JSON.stringify({
    method,
    path,
    ...(query.length > 0 && { query }),
    ...(header.length > 0 && { header }),
    ...(accept !== 'application/json' && { accept }),
  })
}

/** The media type of the first success, such as 'text/css'. */
function mediaTypeOf(contract: Contract, { responses = {} }: Call['operation']): string | undefined {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
  return success && Object.keys(resolved(contract, success).content ?? {})[0]
}
