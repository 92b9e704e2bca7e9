import { describe, expect, it } from 'vitest'
import { findTerms, holds, namesIn, termProblems, termsIn } from '../../scripts/checkTerms.ts'
import { project } from './project'

const glossary = `
# Glossary
| Term | Definition |
|---|---|
| \`order\` | not a word to avoid |

## Words that the code does not use
| Word | Say instead | Allowed |
|---|---|---|
| \`desk\` | \`ports\` | \`DESK\` |
| \`lineReturned\` | \`cameOnline\` | |
| \`Next\` | a command | |
`
const terms = termsIn(glossary)

function problemsOf(files: Record<string, string>, left: Record<string, number>) {
  return termProblems(terms, findTerms(project(files), terms), left)
}

it('reads the words from the second table of the glossary alone', () => {
  expect(terms).toEqual([
    { word: 'desk', instead: '`ports`', allowed: ['DESK'] },
    { word: 'lineReturned', instead: '`cameOnline`', allowed: [] },
    { word: 'Next', instead: 'a command', allowed: [] },
  ])
})

describe('a name', () => {
  it.each([
    ['createDesk', 'desk', true],
    ['PAGE_DESK_MS', 'desk', true],
    ['desk-parts', 'desk', true],
    ['desktop', 'desk', false],
    ['DESK', 'desk', false],
    ['onLineReturned', 'lineReturned', true],
    ['lineWasReturned', 'lineReturned', false],
    ['Next', 'Next', true],
    ['next', 'Next', false],
    ['NextStep', 'Next', false],
  ])('%s holds %s: %s', (name, word, expected) => {
    const term = terms.find((one) => one.word === word)
    expect(term && holds(name, term)).toBe(expected)
  })
})

it('collects identifiers, properties, types, elements and the name of the file, not texts and comments', () => {
  const text = `
    // desk
    export type Held = { wish: string }
    const text = 'told'
    export const View = () => <Room mark={text}>{item.news}</Room>
  `
  const names = [...namesIn('src/ui/Views.tsx', text)].sort()
  expect(names).toEqual(['Held', 'Room', 'View', 'Views', 'item', 'mark', 'news', 'text', 'wish'])
})

it('a new name with a replaced word fails, and is named with its file', () => {
  const problems = problemsOf({ 'src/state/pages.ts': 'export const openDesk = 1' }, {})
  expect(problems).toEqual([
    expect.stringMatching(/`desk`.*Say `ports`\.\n +openDesk \(src\/state\/pages\.ts\)/s),
  ])
})

it('a file fails by its name', () => {
  expect(problemsOf({ 'test/kill/desk.ts': '' }, {})).toHaveLength(1)
})

it('as many names as are listed pass, in however many files', () => {
  const files = { 'src/a.ts': 'export const desk = 1', 'mocks/b.ts': 'export const desk = 2' }
  expect(problemsOf(files, { desk: 1 })).toEqual([])
})

it('a list that is longer than what is left fails, so that it shrinks', () => {
  expect(problemsOf({ 'src/a.ts': 'export const ports = 1' }, { desk: 1 })).toEqual([
    expect.stringContaining('0 names are left, scripts/terms-left.json lists 1'),
  ])
})

it('a list with a word that the glossary does not replace fails', () => {
  expect(problemsOf({}, { harbour: 1 })).toEqual([expect.stringContaining('`harbour`')])
})
