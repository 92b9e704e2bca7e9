import { describe, expect, it } from 'vitest'
import {
  exceptions,
  filesByName,
  findTerms,
  holds,
  namesIn,
  termProblems,
  termsIn,
  unneeded,
} from '../../scripts/checkTerms.ts'
import { project } from './project'

const glossary = `
# Glossary
| Term | Definition |
|---|---|
| \`order\` | not a word to avoid |

## Words that the code does not use
| Word | Say instead |
|---|---|
| \`desk\` | \`ports\` |
| \`lineReturned\` | \`cameOnline\` |
| \`settled\` | \`resolved\` |
| \`Next\` | a command |
`
const terms = termsIn(glossary)

function problemsOf(files: Record<string, string>) {
  return termProblems(terms, findTerms(filesByName(project(files)), terms))
}

it('the words to avoid come from the second table of the glossary alone', () => {
  expect(terms).toEqual([
    { word: 'desk', instead: '`ports`' },
    { word: 'lineReturned', instead: '`cameOnline`' },
    { word: 'settled', instead: '`resolved`' },
    { word: 'Next', instead: 'a command' },
  ])
})

describe('the word search in a name', () => {
  it.each([
    ['createDesk', 'desk', true],
    ['PAGE_DESK_MS', 'desk', true],
    ['desk-parts', 'desk', true],
    ['desktop', 'desk', false],
    ['DESK', 'desk', true],
    ['isSettled', 'settled', true],
    ['allSettled', 'settled', false],
    ['onLineReturned', 'lineReturned', true],
    ['lineWasReturned', 'lineReturned', false],
    ['Next', 'Next', true],
    ['next', 'Next', false],
    ['NextStep', 'Next', false],
  ])('in %s finds %s: %s', (name, word, expected) => {
    const term = terms.find((one) => one.word === word)
    expect(term && holds(name, term)).toBe(expected)
  })
})

it('names are identifiers, properties, types, elements and the file name, not texts and comments', () => {
  const text = `
    // desk
    export type Held = { wish: string }
    const text = 'told'
    export const View = () => <Room mark={text}>{item.news}</Room>
  `
  const names = [...namesIn('src/ui/Views.tsx', text)].sort()
  expect(names).toEqual(['Held', 'Room', 'View', 'Views', 'item', 'mark', 'news', 'text', 'wish'])
})

it('a name with a word to avoid is a problem that names its file', () => {
  expect(problemsOf({ 'src/state/pages.ts': 'export const openDesk = 1' })).toEqual([
    '`desk`: say `ports`.\n    openDesk (src/state/pages.ts)',
  ])
})

it('a file name with a word to avoid is a problem', () => {
  expect(problemsOf({ 'test/kill/desk.ts': '' })).toHaveLength(1)
})

it('an exception that no file needs is a problem', () => {
  expect(unneeded(new Map(Object.keys(exceptions).map((name) => [name, ['src/a.ts']])))).toEqual([])
  expect(unneeded(new Map())).toHaveLength(Object.keys(exceptions).length)
})
