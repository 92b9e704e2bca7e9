import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiChangeProblems } from '../../../scripts/checkApiChanges.ts'
import { generate } from '../../../scripts/generateApi.ts'
import { project } from '../project'
import { edited, type Parts, smallContract, yamlOf } from './contract'

const PAGE = 'docs/api-changes.md'
const intro = '# Changes of the API\n\nThis page describes the contract `000000000000`.\n'

/** A project whose contract is generated and committed. */
async function committedProject() {
  const root = project({
    'openapi.yaml': yamlOf(smallContract()),
    'src/api/endpoints.gen.ts': '',
    'tsconfig.json': '{}',
    [PAGE]: intro,
  })
  git(root, 'init', '--quiet')
  commit(root)
  await generate({ root })
  commit(root)
  return root
}

function git(root: string, ...words: string[]) {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...author, ...words], { cwd: root, stdio: 'pipe' })
}

function commit(root: string) {
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '--message', 'Change')
}

const edit = (root: string, change: (parts: Parts) => void) =>
  writeFileSync(join(root, 'openapi.yaml'), yamlOf(edited(change)))
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

function answer(root: string, text: string) {
  writeFileSync(join(root, PAGE), read(root, PAGE).replace(/…$/m, text))
}

const nullableTotal = ({ fields }: Parts) =>
  Object.assign(fields('CourseList').total ?? {}, { nullable: true })

const wrote = (first: string) =>
  `Wrote ${first}, src/api/operations.gen.ts, src/api/schemas.gen.ts and src/api/shapes.gen.ts.`

it('an unchanged contract is reported as unchanged, and the check passes', async () => {
  const root = await committedProject()
  const before = read(root, PAGE)
  expect(await generate({ root })).toEqual([
    'Nothing changed between the committed contract and this one.',
    wrote('src/api/endpoints.gen.ts'),
  ])
  expect(read(root, PAGE)).toBe(before)
  expect(await apiChangeProblems(root)).toEqual([])
})

it('a change that the report cannot read is not reported as no change', async () => {
  const root = await committedProject()
  edit(root, ({ fields }) => Object.assign(fields('CourseList').total ?? {}, { not: { enum: [13] } }))
  const [report] = await generate({ root })
  expect(report).toMatch(
    /^The contract changed in a part that no call uses, or that this report does not read/,
  )
  expect(await apiChangeProblems(root)).toEqual([])
})

it('a breaking change is reported and entered in the page, and the check fails until it is answered', async () => {
  const root = await committedProject()
  edit(root, nullableTotal)
  expect(await apiChangeProblems(root)).toEqual([
    expect.stringContaining('Run `npm run generate`.'),
    expect.stringMatching(/has no line about a breaking change: \*\*getLectures, response 200 › total\*\*/),
  ])
  const [report, , entered] = await generate({ root })
  expect(report).toContain('breaking    getLectures, response 200 › total\n')
  expect(report).toContain('never null → nullable')
  expect(report).toMatch(/1 change: 1 breaking, 0 risky, 0 compatible\.$/)
  expect(entered).toMatch(/^Entered 1 breaking change in docs\/api-changes\.md\./)
  expect(await apiChangeProblems(root)).toEqual([
    expect.stringMatching(/does not say what the client does.*getLectures, response 200 › total/),
  ])
  answer(root, 'the list shows no number.')
  expect(await apiChangeProblems(root)).toEqual([])
  commit(root)
  expect(await apiChangeProblems(root)).toEqual([])
})

it('two breaking changes of one field need a line each', async () => {
  const root = await committedProject()
  edit(root, ({ fields, required }) => {
    Object.assign(fields('CourseList').content ?? {}, { nullable: true })
    required('CourseList').pop()
  })
  await generate({ root })
  const page = read(root, PAGE)
  expect(page.match(/^- \*\*getLectures, response 200 › content\*\*/gm)).toHaveLength(2)
  writeFileSync(join(root, PAGE), page.replace(/^- .*never null.*\n/m, '').replace('…', 'nothing is shown.'))
  expect(await apiChangeProblems(root)).toEqual([
    expect.stringContaining('has no line about a breaking change'),
  ])
})

it('the answer to a change stays after a second edit, and is removed with its change', async () => {
  const root = await committedProject()
  edit(root, nullableTotal)
  await generate({ root })
  answer(root, 'the list shows no number.')
  edit(root, (parts) => {
    nullableTotal(parts)
    delete parts.fields('Failure').code
  })
  await generate({ root })
  expect(read(root, PAGE).match(/^## /gm)).toHaveLength(1)
  expect(read(root, PAGE)).toContain('In the client: the list shows no number.')
  edit(root, () => undefined)
  await generate({ root })
  expect(read(root, PAGE)).not.toContain('##')
  expect(await apiChangeProblems(root)).toEqual([])
})

it('a compatible change needs no line, but npm run generate', async () => {
  const root = await committedProject()
  edit(root, ({ fields }) => Object.assign(fields('Course'), { title: { type: 'string' } }))
  expect(await apiChangeProblems(root)).toEqual([expect.stringContaining('Run `npm run generate`.')])
  await generate({ root })
  expect(await apiChangeProblems(root)).toEqual([])
})

it('a contract that is committed without its lines fails the check until they are written', async () => {
  const root = await committedProject()
  edit(root, nullableTotal)
  commit(root)
  expect(await apiChangeProblems(root)).toHaveLength(2)
  await generate({ root })
  answer(root, 'the list shows no number.')
  commit(root)
  expect(await apiChangeProblems(root)).toEqual([])
})

it('a missing line is found even after its removal was committed', async () => {
  const root = await committedProject()
  edit(root, nullableTotal)
  await generate({ root })
  const described = /`(\w{12})`\./.exec(read(root, PAGE))?.[1] ?? ''
  writeFileSync(join(root, PAGE), intro.replace('000000000000', described))
  commit(root)
  expect(await apiChangeProblems(root)).toEqual([
    expect.stringContaining('has no line about a breaking change'),
  ])
})

it('in a folder without git history the check uses the page alone', async () => {
  const root = await committedProject()
  edit(root, nullableTotal)
  await generate({ root })
  const files = Object.fromEntries(['openapi.yaml', PAGE].map((file) => [file, read(root, file)]))
  expect(await apiChangeProblems(project(files))).toEqual([
    expect.stringContaining('does not say what the client does'),
  ])
  expect(await apiChangeProblems(project({ ...files, [PAGE]: intro }))).toEqual([
    expect.stringContaining('describes the contract 000000000000'),
  ])
})

it('a contract from a file is compared outside git with the one that it replaces', async () => {
  const root = project({
    'openapi.yaml': yamlOf(smallContract()),
    'other.json': JSON.stringify(edited(nullableTotal)),
    'src/api/endpoints.gen.ts': '',
    'tsconfig.json': '{}',
  })
  expect(await generate({ root })).toContain('There is no committed contract to compare with.')
  const former = read(root, 'openapi.yaml')
  const [report] = await generate({ root, source: join(root, 'other.json'), isDryRun: true })
  expect(report).toContain('getLectures, response 200 › total')
  expect(read(root, 'openapi.yaml')).toBe(former)
  const messages = await generate({ root, source: join(root, 'other.json') })
  expect(messages).toContain(wrote('openapi.yaml, src/api/endpoints.gen.ts'))
  expect(read(root, 'openapi.yaml')).toContain('nullable: true')
  expect(read(root, 'src/api/endpoints.gen.ts')).toContain('total?: number | null')
})

it('nothing is written if the source is not a contract', async () => {
  const root = await committedProject()
  const files = ['openapi.yaml', 'src/api/endpoints.gen.ts', PAGE]
  const before = files.map((file) => read(root, file))
  writeFileSync(join(root, 'bad.yaml'), 'openapi: [')
  await expect(generate({ root, source: join(root, 'bad.yaml') })).rejects.toThrow('is no YAML')
  writeFileSync(join(root, 'openapi.yaml'), 'openapi: [')
  await expect(generate({ root })).rejects.toThrow('openapi.yaml is no YAML')
  expect(files.slice(1).map((file) => read(root, file))).toEqual(before.slice(1))
})
