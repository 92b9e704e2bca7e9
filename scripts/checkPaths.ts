/**
 * Finds paths of API calls that are written by hand. The contract's table (src/api/operations.gen.ts) has
 * them all.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'
import { operations } from '../src/api/operations.gen.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TABLE = 'src/api/operations.gen.ts'

/**
 * @returns the parts of paths that only the contract may contain: '/api/', and the rest such as
 * 'blog/get-all'
 */
export function partsOfPaths(paths: string[]): string[] {
  const parts = paths.flatMap((path) => {
    const [, first = '', ...rest] = path.replace(/\/?\{.*$/, '').split('/')
    return [`/${first}/`, ...(rest.length > 1 ? [rest.join('/')] : [])]
  })
  return [...new Set(parts)]
}

/** @returns a sentence for each text in a file that contains a part of a path */
export function pathsIn(file: string, code: string, parts: string[]): string[] {
  const found: string[] = []
  const judge = (text: string, start: number) => {
    if (!parts.some((part) => text.includes(part))) return
    const line = code.slice(0, start).split('\n').length
    found.push(`${file}:${line} spells '${text}'. Take the path from ${TABLE}.`)
  }
  const specifiers = new Set<number>()
  const { program, module } = parseSync(file, code)
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  for (const { moduleRequest } of [...module.staticImports, ...module.dynamicImports, ...exported])
    if (moduleRequest) specifiers.add(moduleRequest.start)
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string' && !specifiers.has(start)) judge(value, start)
    },
    TemplateElement({ value, start }) {
      judge(value.cooked ?? value.raw, start)
    },
    JSXText({ value, start }) {
      judge(value, start)
    },
  }).visit(program)
  return found
}

const pathsOfContract = (): string[] => Object.values(operations).map(({ path }) => path)

/** @returns a sentence for each path that the project at `root` writes by hand */
export function pathProblems(root = ROOT, paths = pathsOfContract()): string[] {
  const parts = partsOfPaths(paths)
  return globSync('{src,mocks,build}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules'] })
    .filter((file) => !file.endsWith('.gen.ts'))
    .sort()
    .flatMap((file) => pathsIn(file, readFileSync(join(root, file), 'utf8'), parts))
}

if (import.meta.main) {
  const problems = pathProblems()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log('Every path of an API call comes from the contract.')
}
