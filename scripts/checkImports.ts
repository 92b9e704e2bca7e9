/** Checks every import of the project against the import rule (importRule.ts). */
import { fileURLToPath } from 'node:url'
import { type Import, layers, rules } from './importRule.ts'
import { readImports } from './imports.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** @returns the imports that break the rule in the project at `root`, one sentence each */
export function importProblems(root = ROOT): string[] {
  const { imports, problems } = readImports(root, ['src', 'mocks', 'build', 'scripts', 'tools'])
  const forbidden = imports.flatMap((found) => {
    const reasons = [brokenLayerRule(found), ...rules.map((rule) => rule.forbids(found) && sentence(rule))]
    return reasons.filter(Boolean).map((reason) => `${found.from} → ${found.to}\n    ${reason}`)
  })
  return [...problems, ...forbidden, ...cyclesIn(imports)]
}

const sentence = ({ name, because }: { name: string; because: string }) => `${name}: ${because}.`

function brokenLayerRule({ from, to, kind }: Import): string | undefined {
  const [layer, other] = [layerOf(from), layerOf(to)]
  if (!layer || !other || layer === other) return undefined
  if (kind === 'type' && to === 'src/api/types.ts') return undefined
  const { mayUse, because } = layers[layer] ?? { mayUse: [], because: `no rule knows the layer "${layer}"` }
  return mayUse.includes(other) ? undefined : sentence({ name: `${layer}-not-${other}`, because })
}

/** The folder below src/. A file in src/ itself belongs to the layer of composition. */
function layerOf(path: string): string | undefined {
  const [src, folder, rest] = path.split('/', 3)
  if (src !== 'src') return undefined
  return rest === undefined ? 'app' : folder
}

/** Files that need each other before either has run. Type imports and dynamic imports do not count. */
function cyclesIn(imports: Import[]): string[] {
  const needs = new Map<string, string[]>()
  for (const { from, to, kind } of imports)
    if (kind === 'static' && !isPackageName(to)) needs.set(from, [...(needs.get(from) ?? []), to])
  const done = new Set<string>()
  const found = new Set<string>()
  const visit = (file: string, path: string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) found.add([...path.slice(start), file].join('\n    → '))
    if (start >= 0 || done.has(file)) return
    for (const next of needs.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of needs.keys()) visit(file, [])
  return [...found].map(
    (cycle) => `no-cycles: files that need each other cannot be read or tested one by one.\n    ${cycle}`,
  )
}

const isPackageName = (to: string) => !/^(src|mocks|build|scripts|tools|test)\//.test(to)

if (import.meta.main) {
  const problems = importProblems()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log('Every import keeps the rule.')
}
