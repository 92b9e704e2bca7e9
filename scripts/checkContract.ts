/**
 * Lints openapi.yaml with Redocly's recommended rules (redocly.yaml), where a warning counts as an error. It
 * also checks what no linter does: every operation has an operationId, one tag, an error answer in the one
 * error shape, and examples.
 */
import { fileURLToPath } from 'node:url'
import { BaseResolver, bundle, lint, loadConfig } from '@redocly/openapi-core'
import { examplesMissing, METHODS, type Operation } from './contractOperation.ts'

type Contract = { paths: Record<string, Record<string, Operation>> }

const CONTRACT = fileURLToPath(new URL('../openapi.yaml', import.meta.url))
const RULES = fileURLToPath(new URL('../redocly.yaml', import.meta.url))

/** @returns the faults of the contract, one sentence each; empty if there are none */
export async function contractProblems(contract = CONTRACT): Promise<string[]> {
  const config = await loadConfig({ configPath: RULES })
  const externalRefResolver = new BaseResolver(config.resolve)
  const found = await lint({ ref: contract, config, externalRefResolver })
  const linted = found.map(({ ruleId, severity, message, location }) => {
    const place = location[0]?.pointer ?? ''
    return `${severity} ${ruleId}: ${message} (${place})`
  })
  const operations = await contractOperations(contract)
  return [...linted, ...operations.flatMap(operationProblems)]
}

/** @returns every operation of the contract, with its references resolved */
export async function contractOperations(contract = CONTRACT): Promise<Operation[]> {
  const config = await loadConfig({ configPath: RULES })
  const { bundle: document } = await bundle({ ref: contract, config, dereference: true })
  const { paths } = document.parsed as Contract
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ ...operation, path, method: method.toUpperCase() }] : []
    }),
  )
}

function operationProblems(operation: Operation): string[] {
  const { path, method, operationId, tags = [], responses = {} } = operation
  const name = `${method} ${path}`
  const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400)
  const problems: string[] = []
  if (!operationId) problems.push(`${name} has no operationId`)
  if (tags.length !== 1) problems.push(`${name} has ${tags.length} tags instead of one`)
  if (errors.length === 0) problems.push(`${name} has no error answer`)
  for (const [status, { content = {} }] of errors) {
    const required = content['application/json']?.schema?.required
    if (!required?.includes('message'))
      problems.push(`${name} answers ${status} in another shape than ErrorBody`)
  }
  return [...problems, ...examplesMissing(operation).map((part) => `${name} has no example of its ${part}`)]
}

if (import.meta.main) {
  const problems = await contractProblems()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log('openapi.yaml: no errors, no warnings.')
}
