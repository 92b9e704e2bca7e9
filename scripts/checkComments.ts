/** Finds comments that open with a question word or with 'Of', which hides their subject. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OPENER = /^[*\s]*(What|Whoever|Who|Where|Else|Of) [a-z]/

/** @returns a sentence for each comment of a file that hides its subject */
export function commentProblems(file: string, code: string): string[] {
  return parseSync(file, code).comments.flatMap(({ value, start }) => {
    const opener = OPENER.exec(value)?.[1]
    const line = code.slice(0, start).split('\n').length
    return opener ? [`${file}:${line} opens with '${opener}'. Name the subject first.`] : []
  })
}

if (import.meta.main) {
  const files = globSync('{src,test,build,scripts,tools,mocks}/**/*.{ts,tsx}', {
    cwd: ROOT,
    // The texts of generated files come from the contract.
    exclude: ['**/node_modules', '**/*.gen.ts'],
  })
  const problems = files.flatMap((file) => commentProblems(file, readFileSync(join(ROOT, file), 'utf8')))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`The comments of ${files.length} files name their subject first.`)
}
