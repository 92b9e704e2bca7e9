/**
 * Checks the two translation files against each other and against the code: they have the same keys and
 * placeholders, no empty text, Persian digits and letters in Persian text, no unused key, and every key that
 * the code uses.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PLURAL = /_(zero|one|two|few|many|other)$/
/** Keys that the code builds from parts, so that no single template shows them. */
const BUILT_ELSEWHERE: RegExp[] = []

export type Texts = Map<string, string>

/** @returns every text by its whole key */
export function textsOf(tree: object, prefix = ''): Texts {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? [...textsOf(value, `${prefix}${name}.`)]
        : [[prefix + name, String(value)]],
    ),
  )
}

/** Faults that a reader of either language would notice. */
export function languageProblems(english: Texts, persian: Texts): string[] {
  const problems: string[] = []
  for (const key of english.keys()) if (!persian.has(key)) problems.push(`fa lacks ${key}`)
  for (const key of persian.keys()) if (!english.has(key)) problems.push(`en lacks ${key}`)
  for (const [code, texts] of Object.entries({ en: english, fa: persian }))
    for (const [key, text] of texts)
      if (text.trim() === '') problems.push(`${code} has an empty text: ${key}`)
  for (const [key, text] of english) {
    const [wanted, found] = [placeholders(text), placeholders(persian.get(key) ?? text)]
    if (wanted !== found)
      problems.push(`placeholders of ${key}: en has ${wanted || 'none'}, fa ${found || 'none'}`)
  }
  for (const [key, text] of persian) problems.push(...persianProblems(key, text))
  return problems
}

function placeholders(text: string) {
  return [...text.matchAll(/{{?\w+}?}/g), ...text.matchAll(/<\/?\w+\/?>/g)].map(String).sort().join(' ')
}

function persianProblems(key: string, text: string): string[] {
  const running = text.replaceAll(/{{?[^}]*}?}|<[^>]*>|https?:\S+|\S+@\S+|(^|\s)\/\S+/g, ' ')
  const problems: string[] = []
  if (/[0-9٠-٩]/.test(running)) problems.push(`fa has digits that are not Persian: ${key}`)
  if (/[يك]/.test(running)) problems.push(`fa has Arabic ye or kaf: ${key}`)
  return problems
}

/**
 * Keys that only the code or only the translations have.
 * @param sources texts of the files in src/
 */
export function usageProblems(texts: Texts, sources: string[]): string[] {
  const code = sources.join('\n')
  const literals = new Set(
    [...code.matchAll(/(['"`])([a-z][\w-]*(?:\.[\w-]+)+)\1/gi)].map((match) => match[2] ?? ''),
  )
  const templates = [...code.matchAll(/`([a-z]\w*\.[^`\n]*\$\{[^`\n]*)`/gi)].map((match) =>
    patternOf(match[1] ?? ''),
  )
  const keys = new Set([...texts.keys()].flatMap((key) => [key, key.replace(PLURAL, '')]))
  const sections = new Set([...keys].map((key) => key.split('.')[0]))
  const parents = new Set([...keys].flatMap((key) => ancestors(key)))
  // Code that reads a whole group (`returnObjects`) uses all of its texts.
  const isUsed = (key: string) =>
    [key, ...ancestors(key)].some((part) => part.includes('.') && literals.has(part)) ||
    [...templates, ...BUILT_ELSEWHERE].some((pattern) => pattern.test(key))
  const unused = [...texts.keys()].filter((key) => !isUsed(key) && !isUsed(key.replace(PLURAL, '')))
  const unknown = [...literals].filter(
    (literal) => sections.has(literal.split('.')[0] ?? '') && !keys.has(literal) && !parents.has(literal),
  )
  return [
    ...unused.map((key) => `nobody uses ${key}`),
    ...unknown.map((key) => `the code asks for ${key}, which no file has`),
  ]
}

/** A pattern for a template: `home.${name}.title` may become any key of this form. */
function patternOf(template: string) {
  const literal = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.+?^()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literal.join('[\\w.-]+')}$`)
}

function ancestors(key: string) {
  const parts = key.split('.')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'))
}

if (import.meta.main) {
  const read = (code: string) =>
    textsOf(JSON.parse(readFileSync(join(ROOT, `public/translations/${code}/translation.json`), 'utf8')))
  const [english, persian] = [read('en'), read('fa')]
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  )
  const problems = [...languageProblems(english, persian), ...usageProblems(english, sources)]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`${english.size} texts in two languages, all in use.`)
}
