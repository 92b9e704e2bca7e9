import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A node of a syntax tree. */
export type Node = { type: string } & Record<string, unknown>

/** The names of a file and their values, as far as they are known without running it. */
export type Names = ReadonlyMap<string, unknown>

/** A value that is known only when the file runs. */
export const UNKNOWN = Symbol('unknown')

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const isNode = (value: unknown): value is Node => isObject(value) && typeof value.type === 'string'

const nodes = (value: unknown) => (Array.isArray(value) ? value.filter(isNode) : [])

const nameOf = (node: unknown) => (isNode(node) ? String(node.name ?? node.value) : '')

const read = new Map<string, Names>()

/** The constants of a file, and those that it imports by relative paths. */
function constantsIn(path: string): Names {
  return read.get(path) ?? constantsOf(readFileSync(path, 'utf8'), path)
}

/** @param path of the file with this text; its imports are resolved from there */
export function constantsOf(text: string, path: string): Names {
  const names = new Map<string, unknown>()
  // Files may import each other.
  read.set(path, names)
  for (const statement of nodes(parseSync(path, text).program.body)) {
    if (statement.type === 'ImportDeclaration') addImported(names, path, statement)
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (!isNode(declared) || declared.type !== 'VariableDeclaration') continue
    for (const { id, init } of nodes(declared.declarations)) bind(names, id, valueIn(init, names))
  }
  return names
}

function addImported(names: Map<string, unknown>, path: string, { source, specifiers }: Node) {
  const request = nameOf(source)
  const file = ['.ts', '.tsx'].map((end) => join(dirname(path), request + end)).find((one) => existsSync(one))
  if (!request.startsWith('.') || !file) return
  const exported = constantsIn(file)
  for (const { imported, local } of nodes(specifiers)) {
    const name = nameOf(imported)
    if (exported.has(name)) names.set(nameOf(local), exported.get(name))
  }
}

/** The names, and those that a pattern (`name`, `[one, other]`, `{ name }`) binds to parts of a value. */
export function namesWith(names: Names, pattern: unknown, value: unknown): Names {
  const bound = new Map(names)
  bind(bound, pattern, value)
  return bound
}

function bind(names: Map<string, unknown>, pattern: unknown, value: unknown) {
  if (!isNode(pattern)) return
  const part = (name: string | number) =>
    isObject(value) ? (value as Record<string, unknown>)[name] : UNKNOWN
  if (pattern.type === 'Identifier') names.set(nameOf(pattern), value)
  if (pattern.type === 'AssignmentPattern') bind(names, pattern.left, value)
  if (pattern.type === 'ArrayPattern')
    for (const [place, element] of (pattern.elements as unknown[]).entries())
      bind(names, element, part(place))
  if (pattern.type === 'ObjectPattern')
    for (const { key, value: inner } of nodes(pattern.properties)) bind(names, inner, part(nameOf(key)))
}

/**
 * The value of an expression, as far as the file states it: literals, templates, lists, objects and
 * constants.
 */
export function valueIn(node: unknown, names: Names): unknown {
  if (!isNode(node)) return UNKNOWN
  switch (node.type) {
    case 'Literal':
      return node.value
    case 'Identifier':
      return node.name === 'undefined'
        ? undefined
        : names.has(nameOf(node))
          ? names.get(nameOf(node))
          : UNKNOWN
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valueIn(node.expression, names)
    case 'TemplateLiteral':
      return nodes(node.quasis)
        .map(({ value }, place) => {
          const expression = (node.expressions as unknown[])[place]
          return (value as { cooked: string }).cooked + (expression ? shown(valueIn(expression, names)) : '')
        })
        .join('')
    case 'UnaryExpression':
      return node.operator === '-' ? -Number(valueIn(node.argument, names)) : UNKNOWN
    case 'ArrayExpression':
      return (node.elements as unknown[]).map((element) => valueIn(element, names))
    case 'ObjectExpression':
      return Object.fromEntries(
        nodes(node.properties).map(({ key, value }) => [nameOf(key), valueIn(value, names)]),
      )
    default:
      return UNKNOWN
  }
}

/** A value as a title shows it; '…' for an unknown value or an object. */
export const shown = (value: unknown) => (typeof value === 'symbol' || isObject(value) ? '…' : String(value))
