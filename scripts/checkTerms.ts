/**
 * Looks for words that the glossary replaces, in identifiers and file names. scripts/terms-left.json holds the names that
 * are left to rename, and only shrinks. `--write` writes it from the code, and names each count that grows.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LEFT = 'scripts/terms-left.json'
const GLOSSARY = 'docs/glossary.md'
const HEADING = '## Words that the code does not use'

export type Term = { word: string; instead: string; allowed: string[] }
/** For each word, the number of different names that hold it; file names count, too. */
type Counts = Record<string, number>
/** For each word, the names that hold it, each with the files that it stands in. */
type Names = Map<string, Map<string, string[]>>

/** @returns the rows of the glossary's table of replaced words. */
export function termsIn(glossary: string): Term[] {
  const [, section = ''] = glossary.split(HEADING)
  return section
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, word]) => word !== undefined && /^`\w+`$/.test(word))
    .map(([, word = '', instead = '', allowed = '']) => ({
      word: word.slice(1, -1),
      instead,
      allowed: Array.from(allowed.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
    }))
}

/** 'onLineReturned', 'on-line-returned' → 'on line returned' */
function partsOf(name: string): string {
  return Array.from(name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g), ([part]) => part.toLowerCase()).join(
    ' ',
  )
}

/** @returns whether the name holds the word: as a whole where the word begins with a capital, otherwise as a part. */
export function holds(name: string, { word, allowed }: Term): boolean {
  if (allowed.includes(name)) return false
  if (/^[A-Z]/.test(word)) return name === word
  return ` ${partsOf(name)} `.includes(` ${partsOf(word)} `)
}

/** @returns every identifier of a file in TypeScript, and the file's own name. */
export function namesIn(file: string, text: string): Set<string> {
  const names = new Set([basename(file).replace(/\.\w+$/, '')])
  visit(parseSync(file, text).program)
  return names

  function visit(node: unknown) {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    if (
      'type' in node &&
      'name' in node &&
      typeof node.name === 'string' &&
      /Identifier$/.test(`${node.type}`)
    )
      names.add(node.name)
    for (const child of Object.values(node)) visit(child)
  }
}

/** @returns the names of the project at `root` that hold one of these words. */
export function findTerms(root: string, terms: Term[]): Names {
  const filesOf = new Map<string, string[]>()
  const files = globSync('{src,test,build,scripts,tools/bench,mocks}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/node_modules'],
  }).sort()
  for (const file of files.filter((one) => !one.includes('.gen.'))) {
    const isCode = /\.tsx?$/.test(file)
    const names = namesIn(file, isCode ? readFileSync(join(root, file), 'utf8') : '')
    for (const name of names) filesOf.set(name, [...(filesOf.get(name) ?? []), file])
  }
  return new Map(
    terms.map((term) => [term.word, new Map([...filesOf].filter(([name]) => holds(name, term)))]),
  )
}

/** @returns one sentence for each word whose count differs from the list. */
export function termProblems(terms: Term[], found: Names, left: Counts): string[] {
  const unknown = Object.keys(left).filter((word) => !found.has(word))
  return [
    ...unknown.map((word) => `${LEFT} lists \`${word}\`, which the glossary does not replace.`),
    ...terms.flatMap(({ word, instead }) => {
      const names = found.get(word) ?? new Map<string, string[]>()
      const [count, listed] = [names.size, left[word] ?? 0]
      if (count === listed) return []
      if (count < listed)
        return [
          `\`${word}\`: ${count} names are left, ${LEFT} lists ${listed}. Run node scripts/checkTerms.ts --write.`,
        ]
      const where = [...names].map(([name, files]) => `    ${name} (${files.slice(0, 3).join(', ')})`)
      return [
        `\`${word}\`: ${count} names hold it, ${listed} are listed. Say ${instead}.\n${where.join('\n')}`,
      ]
    }),
  ]
}

function write(found: Names, before: Counts) {
  const counts = [...found].flatMap(([word, { size }]) => (size > 0 ? [[word, size] as const] : []))
  for (const [word, size] of counts)
    if (size > (before[word] ?? 0)) console.warn(`\`${word}\` grows from ${before[word] ?? 0} to ${size}.`)
  writeFileSync(join(ROOT, LEFT), `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`)
  console.log(`Wrote ${LEFT}: ${counts.length} words are left.`)
}

if (import.meta.main) {
  const terms = termsIn(readFileSync(join(ROOT, GLOSSARY), 'utf8'))
  const found = findTerms(ROOT, terms)
  const left: Counts = JSON.parse(readFileSync(join(ROOT, LEFT), 'utf8'))
  if (process.argv.includes('--write')) write(found, left)
  else {
    const problems = termProblems(terms, found, left)
    for (const problem of problems) console.error(problem)
    if (problems.length > 0) process.exit(1)
    console.log(`Every name outside of ${LEFT} uses the terms of the glossary.`)
  }
}
