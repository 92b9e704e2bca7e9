/**
 * Checks the documents: every link, every file and folder that a page names and every reference of the code
 * to `docs/` has a target, every row of a table with evidence names a file that is there, every decision has
 * its sections and its entry in the index, and no comment refers to a document that is not in the repository.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PAGES = '{*,docs/**/*,{src,test,build,scripts,mocks,tools,deploy}/**/*}.md'
const CODE = '{*.{ts,yaml,jsonc},{src,test,scripts,mocks,tools,deploy,build}/**/*.{ts,tsx,css,html,conf}}'
const INDEX = 'docs/adr/README.md'
const SECTIONS = ['Status', 'Context', 'Decision', 'Consequences', 'Reverse when']

const outsideDocument = /\b(document|doc) [12]\b|\bsections? \d/i

/** @returns the faults of the documents of the project at `root`, one sentence each */
export function docsProblems(root = ROOT): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: (path) => basename(path) === 'node_modules' })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
  const anchors = new Map<string, Set<string>>()
  const pages = find(PAGES)
  return [
    ...pages.flatMap((page) => linksIn(read(page)).flatMap((link) => brokenLink(page, link))),
    ...pages.flatMap((page) => filesNamedIn(read(page)).flatMap((file) => missingFile(page, file))),
    ...pages.flatMap((page) => evidenceProblems(page, read(page), (file) => existsSync(join(root, file)))),
    ...[...pages, ...find(CODE)].flatMap((file) => references(file, read(file))),
    ...find(CODE).flatMap((file) => outsideReferences(file, read(file))),
    ...decisionProblems(find('docs/adr/[0-9]*.md'), read),
  ]

  function brokenLink(page: string, link: string): string[] {
    if (/^[a-z]+:/.test(link)) return []
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? page : relative(root, join(root, dirname(page), decodeURIComponent(path)))
    return isMissing(target, anchor) ? [`${page} links to ${link}, which is not there.`] : []
  }

  function missingFile(page: string, file: string): string[] {
    if (existsSync(join(root, file))) return []
    return [`${page} names ${file}, which is not there.`]
  }

  function references(file: string, text: string): string[] {
    const found = text.matchAll(/(?<![\w/.-])(docs\/[\w./-]*\.(?:md|png))(?:#([\w-]+))?/g)
    return Array.from(found).flatMap(([reference, target = '', anchor]) =>
      isMissing(target, anchor) ? [`${file} refers to ${reference}, which is not there.`] : [],
    )
  }

  function isMissing(target: string, anchor: string | undefined) {
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor)
  }

  function anchorsOf(page: string) {
    const known = anchors.get(page) ?? new Set(anchorsIn(read(page)))
    anchors.set(page, known)
    return known
  }
}

/** Fences and backticks contain code, whose links and headings are examples. */
const withoutFences = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '')

/** @returns the targets of a page's links and pictures */
function linksIn(text: string): string[] {
  const prose = withoutFences(text).replaceAll(/`[^`\n]*`/g, '')
  return Array.from(prose.matchAll(/\]\(([^()\s]+)\)/g), ([, target = '']) => target)
}

/** @returns the files and folders of the project that a page names in backticks, without patterns */
function filesNamedIn(text: string): string[] {
  const named = text.matchAll(
    /`((?:src|test|build|scripts|mocks|tools|deploy|public)\/(?:[\w./-]+\.\w+|(?:[\w.-]+\/)*))`/g,
  )
  return Array.from(named, ([, file = '']) => file)
}

/** A row whose proof is with the server says so in place of a file. */
const NOT_OURS = /^not ours: \S/

/**
 * A table whose last column is called 'Evidence' proves each of its rows by a file, or leaves it to the
 * server.
 */
function evidenceProblems(page: string, text: string, isThere: (file: string) => boolean): string[] {
  const problems: string[] = []
  let hasEvidence = false
  for (const line of withoutFences(text).split('\n')) {
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : []
    const [subject = '', last = ''] = [cells[0]?.trim(), cells.at(-1)?.trim()]
    if (cells.length === 0) hasEvidence = false
    else if (last === 'Evidence') hasEvidence = true
    else if (hasEvidence && !/^-+$/.test(last) && !NOT_OURS.test(last)) {
      const files = Array.from(last.matchAll(/`([\w.-][\w./-]*\.\w+)`/g), ([, file = '']) => file)
      // Files in folders are judged wherever a page names them.
      const missing = files.filter((file) => !file.includes('/') && !isThere(file))
      problems.push(...missing.map((file) => `${page} names ${file}, which is not there.`))
      if (files.length === 0) problems.push(`${page} has no evidence for '${subject}': name a file.`)
    }
  }
  return problems
}

/** @returns the anchors that the forge gives to a page's headings; a repeated one gets a number */
export function anchorsIn(text: string): string[] {
  const headings = Array.from(withoutFences(text).matchAll(/^#{1,6} +(.+)$/gm), ([, heading = '']) => heading)
  const seen = new Map<string, number>()
  return headings.map((heading) => {
    const anchor = heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-')
    const repeats = seen.get(anchor) ?? 0
    seen.set(anchor, repeats + 1)
    return repeats === 0 ? anchor : `${anchor}-${repeats}`
  })
}

function outsideReferences(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      outsideDocument.test(line)
        ? [`${file}:${index + 1} refers to a document that is not in the repository: ${line.trim()}`]
        : [],
    )
}

function decisionProblems(files: string[], read: (file: string) => string): string[] {
  const index = files.length > 0 ? read(INDEX) : ''
  const numbers = files.map((file) => basename(file).slice(0, 4))
  return files.flatMap((file, place) => {
    const text = read(file)
    const number = numbers[place] ?? ''
    const sections = Array.from(text.matchAll(/^## (.+)$/gm), ([, name = '']) => name)
    const missing = SECTIONS.filter((name) => !sections.includes(name))
    return [
      ...missing.map((name) => `${file} has no section '${name}'.`),
      ...(text.startsWith(`# ${Number(number)}. `)
        ? []
        : [`${file} does not begin with '# ${Number(number)}. '.`]),
      ...(index.includes(`](${basename(file)})`) ? [] : [`${INDEX} has no entry for ${file}.`]),
      ...(numbers.indexOf(number) === place ? [] : [`${file} has the number of another decision.`]),
    ]
  })
}

if (import.meta.main) {
  const problems = docsProblems()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log('Every link and every reference to the documents leads somewhere.')
}
