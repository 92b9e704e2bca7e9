import { describe, expect, it } from 'vitest'
import { PLAYER_SENTENCES } from './playerSentences'
import { type TestTitle, testTitles, titlesIn } from './testTitles'

type Sentence = (typeof PLAYER_SENTENCES)[number]

/** The part of a title that names the sentence, in lower case. */
const titlePartOf = ([, clause, named]: Sentence) => (named ?? clause.replace(/\.$/, '')).toLowerCase()

/** The sentences that no test names, or none that runs, and what is missing. */
function unnamed(sentences: Sentence[], titles: Omit<TestTitle, 'file'>[]) {
  return sentences.flatMap((sentence) => {
    const [id, clause] = sentence
    const words = titlePartOf(sentence)
    const naming = titles.filter(({ title }) => title.toLowerCase().includes(words))
    if (naming.some(({ isSkipped }) => !isSkipped)) return []
    return [`${id} (${clause}): ${naming.length > 0 ? 'skipped is' : 'there is no test'} “${words}”`]
  })
}

const isOnce = (all: string[]) => new Set(all).size === all.length

describe('the specification of the player', () => {
  it('has a running test for every sentence, whose title names the sentence', () => {
    const titles = [
      ...testTitles('.', 'test/**/*.test.{ts,tsx}'),
      ...testTitles('.', 'test/journeys/**/*.spec.ts'),
    ]
    expect(unnamed(PLAYER_SENTENCES, titles)).toEqual([])
  })

  it('is split into clauses, each with a unique id and a unique quotation of a title', () => {
    expect(isOnce(PLAYER_SENTENCES.map(([id]) => id))).toBe(true)
    expect(isOnce(PLAYER_SENTENCES.map(titlePartOf))).toBe(true)
  })
})

describe('a sentence', () => {
  const sentence: Sentence = ['seek', 'seek step 10 s', 'seeks by ten']
  const named = (text: string) => unnamed([sentence], titlesIn(text, 'film.test.tsx'))

  it.each([
    `it('seeks by ten seconds', () => {})`,
    `describe('it', () => { it('seeks by ten seconds', async () => {}) })`,
    `describe.each(['film', 'clip'])('%s', () => test('seeks by ten', () => {}))`,
    `it.each([['ten'], ['five']])('seeks by %s', () => {})`,
    `it.each([{ step: 'ten' }])('seeks by $step', () => {})`,
    `const steps = ['five', 'ten'] as const\nfor (const step of steps) test(\`seeks by \${step}\`, () => {})`,
    `test.describe('film', () => { test('seeks by ten', async ({ page }) => {}) })`,
  ])('is named by %s', (text) => {
    expect(named(text)).toEqual([])
  })

  it.each([
    `it('seeks', () => {})`,
    `// it('seeks by ten', () => {})`,
    `const title = 'seeks by ten'`,
    `describe('seeks by ten', () => {})`,
    `it.each([['five']])('seeks by %s', () => {})`,
  ])('is not named by %s', (text) => {
    expect(named(text)).toEqual(['seek (seek step 10 s): there is no test “seeks by ten”'])
  })

  it.each([
    `it.skip('seeks by ten', () => {})`,
    `it.todo('seeks by ten')`,
    `it('seeks by ten', { skip: true }, () => {})`,
    `it('seeks by ten', ({ skip }) => { skip() })`,
    `it.skipIf(process.env.CI)('seeks by ten', () => {})`,
    `it.fails('seeks by ten', () => {})`,
    `describe.skip('film', () => { it('seeks by ten', () => {}) })`,
    `test('seeks by ten', () => { test.fixme() })`,
    `test.describe('film', () => { test.skip(({ isMobile }) => isMobile); test('seeks by ten', () => {}) })`,
    `test.fixme('seeks by ten', async () => {})`,
  ])('is not named by a test that may not run: %s', (text) => {
    expect(named(text)).toEqual(['seek (seek step 10 s): skipped is “seeks by ten”'])
  })

  it('is named if another test of that name runs, and if only a test beside it is skipped', () => {
    const skipped = `it.skip('seeks by ten', () => {})`
    expect(named(`${skipped}\nit('seeks by ten, too', () => {})`)).toEqual([])
    expect(
      named(`describe('film', () => { it('seeks by ten', () => {}); it('x', (t) => t.skip()) })`),
    ).toEqual([])
  })
})
