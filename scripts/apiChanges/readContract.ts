/** Reads a contract from a file, a URL or a text. If it is not a contract, one sentence says why. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import {
  BaseResolver,
  bundle,
  createConfig,
  type Document,
  getLineColLocation,
  lintDocument,
  makeDocumentFromString,
} from '@redocly/openapi-core'
import { type Contract, callsOf } from './openapi.ts'

/** An error of an input, in one sentence for the person who gave it. */
export class BadContract extends Error {}

export type ReadContract = {
  /** As it was written, with the content of the other files that it includes. */
  text: string
  contract: Contract
  /** Equal for contracts that differ only in texts, examples and order. */
  fingerprint: string
}

/** Longest wait for a host, in milliseconds. */
const PATIENCE_MS = 30_000

/**
 * @param source a file or a URL
 * @param name of the source in messages
 * @throws BadContract if there is no contract
 */
export async function readContract(source: string, name = source): Promise<ReadContract> {
  const isUrl = /^https?:\/\//i.test(source)
  const text = isUrl ? await textOfUrl(source) : await textOfFile(source)
  return parseContract(text, name, isUrl ? source : resolve(source))
}

async function textOfFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new BadContract(
      isMissing ? `There is no file ${file}.` : `${file} cannot be read: ${messageOf(error)}.`,
    )
  }
}

async function textOfUrl(url: string): Promise<string> {
  let answer: Response
  try {
    answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (answer.ok) return await answer.text()
  } catch (error) {
    throw new BadContract(`${url} does not answer: ${messageOf(causeOf(error))}.`)
  }
  throw new BadContract(`${url} answers ${answer.status} instead of a contract.`)
}

/** `fetch` only says 'fetch failed'; the innermost cause has the reason. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? causeOf(error.cause) : error
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (error.message || code || error.name).replace(/\.$/, '')
}

/**
 * @param name of the source in messages
 * @param place absolute path or URL, the base of references to other files
 * @throws BadContract if the text is not a contract
 */
export async function parseContract(text: string, name: string, place: string): Promise<ReadContract> {
  const document = parsed(text, name, place)
  if (!isContract(document.parsed))
    throw new BadContract(`${name} is no OpenAPI 3 contract: ${lackOf(document.parsed)}.`)
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } })
  const externalRefResolver = new BaseResolver(config.resolve)
  const problems = await lintDocument({ document, config, externalRefResolver })
  const [first] = problems.filter(({ severity }) => severity === 'error')
  if (first) throw new BadContract(sentenceOf(name, first, problems.length - 1))
  const { bundle: whole, fileDependencies } = await bundle({ doc: document, config, externalRefResolver })
  const contract = whole.parsed as Contract
  if (callsOf(contract).length === 0) throw new BadContract(`${name} describes no call: its paths are empty.`)
  const isOneYaml = fileDependencies.size === 0 && !text.trimStart().startsWith('{')
  return {
    text: isOneYaml ? text : await asYaml(contract),
    contract,
    fingerprint: fingerprintOf(contract),
  }
}

async function asYaml(contract: Contract) {
  const { stringify } = await import('yaml')
  return stringify(contract, { lineWidth: 120 })
}

function parsed(text: string, name: string, place: string): Document {
  try {
    return makeDocumentFromString(text, place) as Document
  } catch (error) {
    const { line, col, originalError } = error as { line?: number; col?: number; originalError?: Error }
    const reason = ((originalError as { reason?: string })?.reason ?? messageOf(error)).split('\n')[0]
    const where = line ? ` in line ${line}, column ${col}` : ''
    throw new BadContract(`${name} is no YAML: ${reason}${where}.`)
  }
}

function isContract(value: unknown): value is Contract {
  if (typeof value !== 'object' || value === null) return false
  const { openapi, paths } = value as Partial<Contract>
  return (
    typeof openapi === 'string' && openapi.startsWith('3.') && typeof paths === 'object' && paths !== null
  )
}

function lackOf(value: unknown): string {
  if (value === undefined || value === null) return 'it is empty'
  if (typeof value !== 'object') return 'it holds a text, not an object'
  if ('swagger' in value) return `it has version ${value.swagger}`
  if (!('openapi' in value)) return "it has no field 'openapi'"
  if (!String(value.openapi).startsWith('3.')) return `it has version ${value.openapi}`
  return "it has no field 'paths'"
}

type Problem = Awaited<ReturnType<typeof lintDocument>>[number]

function sentenceOf(name: string, { message, location: [place] }: Problem, more: number) {
  const others = more > 0 ? ` (and ${more} more)` : ''
  const where = place ? ` in line ${getLineColLocation(place).start.line}, at ${place.pointer}` : ''
  return `${name} is no valid contract: ${message.split('\n')[0]?.replace(/\.$/, '')}${where}${others}.`
}

/** Objects whose keys are names, not fields of OpenAPI: a schema may have a field called 'description'. */
const MAPS = new Set([
  'properties',
  'schemas',
  'headers',
  'responses',
  'paths',
  'content',
  'parameters',
  'securitySchemes',
])
const WORDS = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'tags',
  'info',
  'externalDocs',
])

/** @returns twelve letters that are equal for contracts with the same meaning */
export function fingerprintOf(contract: Contract): string {
  return createHash('sha256')
    .update(JSON.stringify(meaningOf(contract, false)))
    .digest('hex')
    .slice(0, 12)
}

function meaningOf(node: unknown, isMap: boolean): unknown {
  if (Array.isArray(node)) {
    const items = node.map((item) => meaningOf(item, false))
    return items.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node)
    .filter(([key]) => isMap || !(WORDS.has(key) || key.startsWith('x-')))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => [key, meaningOf(value, !isMap && MAPS.has(key))])
  return Object.fromEntries(entries)
}
