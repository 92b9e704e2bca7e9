/**
 * Proves that licences.txt names every package of which dist/ holds a module, by the source maps. Run it
 * after a build.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { licenceTexts } from '../build/supply/licenceTexts.ts'
import { nameOf } from '../build/supply/lockFile.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** @returns one sentence per package that the notices do not name */
export function unnamedPackages(folder: string, notices: string): string[] {
  const maps = globSync('**/*.map', { cwd: folder })
  if (maps.length === 0) return [`${folder} holds no source maps: run \`npm run build\` first.`]
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { sources: string[] }).sources,
  )
  const modules = sources.filter((source) => source.includes('node_modules/'))
  const names = new Set(modules.map((source) => /^(?:@[^/]+\/)?[^/]+/.exec(nameOf(source))?.[0] ?? source))
  return [...names]
    .filter((name) => !notices.includes(`\n${name} `) && !notices.includes(`, ${name} `))
    .map(
      (name) =>
        `dist/ holds modules of ${name}, which licences.txt does not name: is it a tool of development?`,
    )
}

if (import.meta.main) {
  const problems = unnamedPackages(join(ROOT, 'dist'), licenceTexts(ROOT))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log('licences.txt names every package of which dist/ holds a module.')
}
