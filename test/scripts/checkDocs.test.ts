import { expect, it } from 'vitest'
import { anchorsIn, docsProblems } from '../../scripts/checkDocs.ts'
import { project } from './project'

/** A constant, since the check reads this file, too, and would find the references below. */
const docs = 'docs'
const learning = { [`${docs}/behaviour/learning.md`]: '# Learning\n\n## Last lesson\n\n## Last lesson\n' }

const decision = (title: string) =>
  `# ${title}\n\n## Status\n\n## Context\n\n## Decision\n\n## Consequences\n\n## Reverse when\n`

it('an anchor is derived from its heading as the forge does it', () => {
  expect(anchorsIn('# A plan: «شما», twice\n```\n# code\n```\n## `id` of a-b\n## `id` of a-b')).toEqual([
    'a-plan-شما-twice',
    'id-of-a-b',
    'id-of-a-b-1',
  ])
})

it('a link to a page, a heading or the web passes', () => {
  const text = `[one](docs/behaviour/learning.md) [two](${docs}/behaviour/learning.md#last-lesson-1) [web](https://a.org)`
  expect(
    docsProblems(project({ ...learning, 'README.md': `# Here\n${text} [three](#here) \`[four](gone.md)\`` })),
  ).toEqual([])
})

it.each(['gone.md', `${docs}/behaviour/learning.md#first-lesson`, '#there'])(
  'a link to %s fails',
  (target) => {
    expect(docsProblems(project({ ...learning, 'README.md': `# Here\n[one](${target})` }))).toEqual([
      expect.stringContaining(`README.md links to ${target}`),
      ...(target.startsWith(docs) ? [expect.stringContaining('README.md refers to')] : []),
    ])
  },
)

it('a link is resolved from the folder of its page', () => {
  const page = { [`${docs}/adr/notes.md`]: '[one](../behaviour/learning.md)' }
  expect(docsProblems(project({ ...learning, ...page }))).toEqual([])
})

it.each(['src/a.ts', 'src/a.css', 'openapi.yaml'])('a reference to a missing heading fails in %s', (file) => {
  const comment = (anchor: string) => `/* ${docs}/behaviour/learning.md#${anchor} */`
  expect(docsProblems(project({ ...learning, [file]: comment('last-lesson') }))).toEqual([])
  expect(docsProblems(project({ ...learning, [file]: comment('first-lesson') }))).toEqual([
    expect.stringContaining(`${file} refers to ${docs}/behaviour/learning.md#first-lesson`),
  ])
})

it('a page that names a missing file fails', () => {
  const files = {
    'src/main.ts': '',
    'README.md': 'Start with `src/main.ts`, then `src/gone.ts` and `src/*.css`.',
  }
  expect(docsProblems(project(files))).toEqual(['README.md names src/gone.ts, which is not there.'])
})

it('a page that names a missing folder fails', () => {
  const files = {
    'src/state/main.ts': '',
    'README.md': 'The folders `src/state/`, `src/`, `src/gone/` and `src/*/`.',
  }
  expect(docsProblems(project(files))).toEqual(['README.md names src/gone/, which is not there.'])
})

it("a row of evidence fails unless it names an existing file or the server's duty", () => {
  const table = [
    '| Requirement | Evidence |',
    '|---|---|',
    '| first | proved by `src/main.ts` and `package.json` |',
    '| second | not ours: the server hashes passwords |',
    '| third | `gone.json` |',
    '| fourth | `src/gone.ts` |',
    '| fifth | believed |',
    '| sixth | not ours: |',
    '',
    '| Other table | Means |',
    '|---|---|',
    '| first | nothing |',
  ].join('\n')
  expect(docsProblems(project({ 'src/main.ts': '', 'package.json': '', 'SECURITY.md': table }))).toEqual([
    'SECURITY.md names src/gone.ts, which is not there.',
    'SECURITY.md names gone.json, which is not there.',
    "SECURITY.md has no evidence for 'fifth': name a file.",
    "SECURITY.md has no evidence for 'sixth': name a file.",
  ])
})

it('a reference to a document that is not in the repository fails', () => {
  const comment = `// Free (${'document'} 2, ${'section'} 3).`
  expect(docsProblems(project({ 'src/domain/price.ts': comment }))).toEqual([
    expect.stringContaining('src/domain/price.ts:1 refers to a document'),
  ])
})

it('a decision fails without its sections, a unique number in its title and an entry in the index', () => {
  const index = { [`${docs}/adr/README.md`]: '[1](0001-one.md) [1](0001-two.md)' }
  const files = {
    [`${docs}/adr/0001-one.md`]: decision('1. One'),
    [`${docs}/adr/0001-two.md`]: decision('1. Two'),
    [`${docs}/adr/0003-three.md`]:
      '# 2. Three\n\n## Status\n\n## Context\n\n## Decision\n\n## Consequences\n',
  }
  expect(docsProblems(project({ ...index, ...files }))).toEqual([
    `${docs}/adr/0001-two.md has the number of another decision.`,
    `${docs}/adr/0003-three.md has no section 'Reverse when'.`,
    `${docs}/adr/0003-three.md does not begin with '# 3. '.`,
    `docs/adr/README.md has no entry for ${docs}/adr/0003-three.md.`,
  ])
})
