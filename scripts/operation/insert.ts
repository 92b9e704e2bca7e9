/**
 * Inserts lines into a literal of a source file, which is found by its syntax. The formatter puts them into
 * shape.
 */
import { parseSync } from 'oxc-parser'

export type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** The text of an insertion by where it goes; undefined when the file has no such place. */
type Insertion = { at: (program: Node) => Node | undefined; text: string }

/** @throws Error with the file's name when it has no such place */
export function withInsertions(file: string, source: string, insertions: Insertion[]): string {
  return insertions.reduce((text, { at, text: addition }) => {
    // A cast: the parser's types have one interface per node, and a search needs what all of them have.
    // The parser's type is a union of all kinds of nodes; this code walks them by name.
    const literal = at(parseSync(file, text).program as unknown as Node)
    if (!literal) throw new Error(`${file} has no place for: ${addition}`)
    const end = literal.end - 1
    const before = text.slice(0, end).trimEnd()
    const comma = /[[{,]$/.test(before) ? '' : ','
    return `${before}${comma}\n${addition},\n${text.slice(end)}`
  }, source)
}

/** @returns the first node, from outside to inside, that a test accepts. */
export function findNode(node: unknown, isWanted: (node: Node) => boolean): Node | undefined {
  if (Array.isArray(node)) {
    for (const one of node) {
      const found = findNode(one, isWanted)
      if (found) return found
    }
    return undefined
  }
  if (!isNode(node)) return undefined
  return isWanted(node) ? node : findNode(Object.values(node), isWanted)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const named = (node: unknown, name: string) => isNode(node) && node.name === name
const childOf = (node: Node | undefined, field: string) => (isNode(node?.[field]) ? node[field] : undefined)

/** The literal of `const name = …`. */
export const literalOf = (name: string) => (program: Node) =>
  childOf(
    findNode(program, ({ type, id }) => type === 'VariableDeclarator' && named(id, name)),
    'init',
  )

/** The object of `endpoints: {…}`. */
export const endpointsOf = (program: Node) =>
  childOf(
    findNode(
      program,
      ({ type, key, value }) =>
        type === 'Property' && named(key, 'endpoints') && isNode(value) && value.type === 'ObjectExpression',
    ),
    'value',
  )

/** The names of `export const { … } = …`. */
export const exportedNames = (program: Node) =>
  findNode(
    findNode(
      program,
      ({ type, declaration }) => type === 'ExportNamedDeclaration' && hasPattern(declaration),
    ),
    ({ type }) => type === 'ObjectPattern',
  )

const hasPattern = (declaration: unknown) =>
  findNode(
    declaration,
    ({ type, id }) => type === 'VariableDeclarator' && isNode(id) && id.type === 'ObjectPattern',
  ) !== undefined

/** The object of `export const x = {…} satisfies …`. */
export const handlersOf = (program: Node) =>
  childOf(
    findNode(program, ({ type }) => type === 'TSSatisfiesExpression'),
    'expression',
  )

/** @returns the name of the first constant that ends in `end`, such as 'courseApi'. */
export function nameEndingIn(file: string, source: string, end: string): string | undefined {
  const { program } = parseSync(file, source)
  const found = findNode(
    program,
    ({ type, id }) => type === 'VariableDeclarator' && isNode(id) && String(id.name).endsWith(end),
  )
  return childOf(found, 'id')?.name as string | undefined
}
