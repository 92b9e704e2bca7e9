import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import {
  constantsOf,
  isNode,
  isObject,
  type Names,
  type Node,
  namesWith,
  shown,
  UNKNOWN,
  valueIn,
} from './staticValues'

export type TestTitle = {
  file: string
  /** As a runner prints it: describe › it. A part that is known only when the file runs is '…'. */
  title: string
  /** Whether the test never runs, or not always. */
  isSkipped: boolean
}

type Place = { titles: string[]; isSkipped: boolean; names: Names }

const skipping = ['skip', 'fixme', 'todo', 'skipIf', 'runIf', 'fails', 'fail']

/** The full titles of all tests in the files of `pattern` below `root`, as they are written there. */
export function testTitles(root: string, pattern: string): TestTitle[] {
  return globSync(pattern, { cwd: root })
    .sort()
    .flatMap((file) => {
      const path = join(root, file)
      return titlesIn(readFileSync(path, 'utf8'), path).map((found) => ({ file, ...found }))
    })
}

/** @param path of the file with this text */
export function titlesIn(text: string, path: string): Omit<TestTitle, 'file'>[] {
  const found: Omit<TestTitle, 'file'>[] = []
  const names = constantsOf(text, path)
  visit(parseSync(path, text).program, { titles: [], isSkipped: false, names })
  return found

  function visit(value: unknown, place: Place) {
    if (Array.isArray(value)) for (const one of value) visit(one, place)
    if (!isNode(value)) return
    if (value.type === 'ForOfStatement') return visitLoop(value, place)
    const call = value.type === 'CallExpression' ? testCall(value, place.names) : undefined
    if (call) return visitTest(call, place)
    for (const child of Object.values(value)) visit(child, place)
  }

  function visitLoop({ left, right, body }: Node, place: Place) {
    const pattern = isNode(left) ? (left.declarations as Node[])?.[0]?.id : undefined
    for (const value of rowsOf(right, place.names) ?? [UNKNOWN])
      visit(body, { ...place, names: namesWith(place.names, pattern, value) })
  }

  function visitTest({ isGroup, rows, title, body, isSkipped }: TestCall, place: Place) {
    for (const row of rows) {
      const titles = [...place.titles, filledIn(shown(valueIn(title, place.names)), row)]
      const inner = { ...place, titles, isSkipped: place.isSkipped || isSkipped || skipsItself(body) }
      if (isGroup) visit(body, inner)
      else found.push({ title: titles.join(' › '), isSkipped: inner.isSkipped })
    }
  }
}

type TestCall = { isGroup: boolean; rows: unknown[]; title: unknown; body: unknown; isSkipped: boolean }

/**
 * `describe`, `it` and `test` with their modifiers (`it.each(rows)`, `test.describe`), called with a title
 * and a function.
 */
function testCall({ callee, arguments: given }: Node, names: Names): TestCall | undefined {
  const [title, ...others] = given as Node[]
  const words: string[] = []
  let rows: unknown[] = [undefined]
  let part = callee as Node
  while (part.type === 'CallExpression' || part.type === 'MemberExpression') {
    if (part.type === 'CallExpression') rows = rowsOf((part.arguments as unknown[])[0], names) ?? [[]]
    else words.push(String((part.property as Node).name))
    part = (part.type === 'CallExpression' ? part.callee : part.object) as Node
  }
  words.push(String(part.name))
  const body = others.find(isFunction)
  const isTitled = ['Literal', 'TemplateLiteral', 'Identifier'].includes(title?.type ?? '')
  const isTest = ['describe', 'it', 'test'].includes(String(part.name)) && isTitled
  if (!isTest || !(body || words.includes('todo'))) return undefined
  const isSkipped = words.some((word) => skipping.includes(word)) || others.some(hasSkipOption)
  return { isGroup: words.includes('describe'), rows, title, body, isSkipped }
}

function rowsOf(node: unknown, names: Names) {
  const rows = valueIn(node, names)
  return Array.isArray(rows) && rows.length > 0 ? rows : undefined
}

const isFunction = ({ type }: Node) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'

function hasSkipOption({ properties }: Node) {
  return Array.isArray(properties) && properties.some(({ key }) => skipping.includes(String(key?.name)))
}

/** `test.skip()`, `test.fixme(condition)` or `context.skip()` inside, but not inside a test in it. */
function skipsItself(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(skipsItself)
  if (!isNode(value)) return false
  if (value.type === 'CallExpression') {
    if (testCall(value, new Map())) return false
    const callee = value.callee as Node
    const word = callee.type === 'MemberExpression' ? (callee.property as Node).name : callee.name
    if (['skip', 'fixme'].includes(String(word))) return true
  }
  return Object.values(value).some(skipsItself)
}

/** The title of a row of `each`, as the runner fills it in. */
function filledIn(title: string, row: unknown) {
  if (row === undefined) return title
  const values = Array.isArray(row) ? [...row] : [row]
  return title
    .replace(/%([sdifjo%])/g, (_whole, sign) => {
      if (sign === '%') return '%'
      const value = values.length > 0 ? values.shift() : UNKNOWN
      return sign === 'j' && typeof value !== 'symbol' ? String(JSON.stringify(value)) : shown(value)
    })
    .replace(/\$(\w+)/g, (whole, name) => (isObject(row) && name in row ? shown(row[name]) : whole))
}
