/**
 * Reads and writes docs/api-changes.md: the contract that it describes, and a line for each breaking change.
 */
import { type ChangeGroup, whereOf } from './groups.ts'

/** `key` contains no values, so that an answer stays if the same place changes again. */
type Line = { key: string; text: string; answer: string }
type Entry = { from: string; to: string; lines: Line[] }
export type ChangesPage = { intro: string; described: string; entries: Entry[] }

const DESCRIBED = /^This page describes the contract `(\w+)`\.$/m
const HEADING = /^## `(\w+)` → `(\w+)`$/m
const ASKS = ' In the client: '
/** Marks a new line until a person has written what the client does about the change. */
const UNANSWERED = '…'

/** @returns undefined if the text is not such a page */
export function readPage(text: string): ChangesPage | undefined {
  const described = DESCRIBED.exec(text)
  if (!described?.[1]) return undefined
  const [from, to] = [described.index, described.index + described[0].length]
  const [, ...parts] = text.slice(to).split(HEADING)
  const entries: Entry[] = []
  for (let index = 0; index + 2 < parts.length; index += 3)
    entries.push({
      from: parts[index] ?? '',
      to: parts[index + 1] ?? '',
      lines: linesIn(parts[index + 2] ?? ''),
    })
  return { intro: text.slice(0, from), described: described[1], entries }
}

function linesIn(text: string): Line[] {
  // A line of the list may be wrapped.
  const items = text.replaceAll(/\n {2,}/g, ' ').split('\n')
  return items
    .filter((item) => item.startsWith('- '))
    .map((item) => {
      const [text = '', answer = ''] = item.slice(2).split(ASKS)
      return { key: keyOf(text), text, answer: answer.trim() }
    })
}

export function writePage({ intro, described, entries }: ChangesPage): string {
  const parts = entries.map(({ from, to, lines }) =>
    [`## \`${from}\` → \`${to}\``, ...lines.map(({ text, answer }) => `- ${text}${ASKS}${answer}`)].join(
      '\n',
    ),
  )
  return `${[`${intro}This page describes the contract \`${described}\`.`, ...parts].join('\n\n')}\n`
}

/**
 * Updates the page for the contract `now`. The entry that starts at `base` is not committed yet, so it is
 * rewritten and keeps its answers.
 */
export function updatePage(page: ChangesPage, base: string, now: string, groups: ChangeGroup[]): ChangesPage {
  const draft = page.entries[0]?.from === base ? page.entries[0] : undefined
  const others = draft ? page.entries.slice(1) : page.entries
  const lines = breakingOf(groups).map((group) => {
    const text = textOf(group)
    const key = keyOf(text)
    return { key, text, answer: draft?.lines.find((line) => line.key === key)?.answer ?? UNANSWERED }
  })
  const entries = lines.length > 0 ? [{ from: base, to: now, lines }, ...others] : others
  return { ...page, described: now, entries }
}

const breakingOf = (groups: ChangeGroup[]) => groups.filter(({ first }) => first.level === 'breaking')

function textOf(group: ChangeGroup): string {
  const { from, to, sentence } = group.first
  return `**${whereOf(group)}**: \`${from}\` → \`${to}\`. ${sentence}`
}

const keyOf = (text: string) => text.replace(/`.*` → `.*`/, '')

/** @returns one sentence for each breaking change without a line, and for each line without an answer */
export function pageProblems(page: ChangesPage, groups: ChangeGroup[]): string[] {
  const lines = page.entries.flatMap((entry) => entry.lines)
  const missing = breakingOf(groups)
    .map(textOf)
    .filter((text) => !lines.some(({ key }) => key === keyOf(text)))
  const open = lines.filter(({ answer }) => !/\p{L}/u.test(answer))
  return [
    ...missing.map((text) => `docs/api-changes.md has no line about a breaking change: ${text}`),
    ...open.map(
      ({ text }) =>
        `docs/api-changes.md does not say what the client does. Replace the … by a sentence: ${text}`,
    ),
  ]
}
