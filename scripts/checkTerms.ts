/** Finds words that the glossary replaces, in identifiers and file names. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const GLOSSARY = 'docs/glossary.md'
const HEADING = '## Words that the code does not use'

export type Term = { word: string; instead: string }
/** For each word, the names that contain it, each with its files. */
type Names = Map<string, Map<string, string[]>>

/** Names that may contain a replaced word. */
export const exceptions: Record<string, string> = {
  allSettled: 'a method of Promise',
  dynamicImportSettled: 'a method of Vitest',
  deadLettersDismissed: 'a dead letter is a term of the glossary',
  deadLettersDecided: 'a dead letter is a term of the glossary',
  askedAt: 'a field of stored lesson records',
  tries: 'a field of stored lesson records and of stored attempts',
  isHeard: 'a field of stored attempts, which tests write',
  isUntold: 'a field of stored attempts, which tests write',
  copies: 'a store in the database of the device',
  trouble: 'a field of messages between tabs, of which one may run an older version',
}

/** @returns the rows of the glossary's table of replaced words */
export function termsIn(glossary: string): Term[] {
  const [, section = ''] = glossary.split(HEADING)
  return section
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, word]) => word !== undefined && /^`\w+`$/.test(word))
    .map(([, word = '', instead = '']) => ({ word: word.slice(1, -1), instead }))
}

/** 'onLineReturned', 'on-line-returned' → 'on line returned' */
function partsOf(name: string): string {
  return Array.from(name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g), ([part]) => part.toLowerCase()).join(
    ' ',
  )
}

/** @returns whether the name contains the word: a word with a capital letter must be the whole name */
export function holds(name: string, { word }: Term): boolean {
  if (Object.hasOwn(exceptions, name)) return false
  if (/^[A-Z]/.test(word)) return name === word
  return ` ${partsOf(name)} `.includes(` ${partsOf(word)} `)
}

/** @returns every identifier of a TypeScript file, and the name of the file */
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

/** @returns the files of each name in the project at `root` */
export function filesByName(root: string): Map<string, string[]> {
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
  return filesOf
}

/** @returns the names that contain one of these words */
export function findTerms(filesOf: Map<string, string[]>, terms: Term[]): Names {
  return new Map(
    terms.map((term) => [term.word, new Map([...filesOf].filter(([name]) => holds(name, term)))]),
  )
}

/** @returns one sentence for each word that names contain */
export function termProblems(terms: Term[], found: Names): string[] {
  return terms.flatMap(({ word, instead }) => {
    const names = [...(found.get(word) ?? [])]
    if (names.length === 0) return []
    const where = names.map(([name, files]) => `    ${name} (${files.slice(0, 3).join(', ')})`)
    return [`\`${word}\`: say ${instead}.\n${where.join('\n')}`]
  })
}

/** @returns one sentence for each exception that no name needs */
export const unneeded = (filesOf: Map<string, string[]>) =>
  Object.keys(exceptions)
    .filter((name) => !filesOf.has(name))
    .map((name) => `No file uses the name ${name}: take it from the exceptions.`)

if (import.meta.main) {
  const terms = termsIn(readFileSync(join(ROOT, GLOSSARY), 'utf8'))
  const filesOf = filesByName(ROOT)
  const problems = [...termProblems(terms, findTerms(filesOf, terms)), ...unneeded(filesOf)]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log('Every name uses the terms of the glossary.')
}
