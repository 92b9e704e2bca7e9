import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { apiChangeProblems } from '../../../scripts/checkApiChanges.ts'
import { generate } from '../../../scripts/generateApi.ts'
import { project } from '../project'

const PAGE = 'docs/api-changes.md'
const [edit = '', printed = '', compiled = '', asked = '', answer = ''] = readFileSync(
  'docs/api-change.md',
  'utf8',
)
  .split('```')
  .filter((_part, index) => index % 2 === 1)
  .map((block) => block.slice(block.indexOf('\n') + 1).trimEnd())

/** A project with the files that the walk-through reads, whose contract is committed. */
function committedCopy() {
  const root = project({})
  const parts = [
    'openapi.yaml',
    'tsconfig.json',
    'package.json',
    PAGE,
    'src',
    'mocks',
    'scripts',
    '.gitignore',
  ]
  for (const part of parts)
    cpSync(part, join(root, part), { recursive: true, filter: (file) => !/mocks.public/.test(file) })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false']
  for (const words of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '--message', 'Start'],
  ])
    execFileSync('git', [...author, ...words], { cwd: root, stdio: 'pipe' })
  return root
}

function replaceIn(root: string, file: string, from: string, to: string) {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text, file).toContain(from)
  writeFileSync(join(root, file), text.replaceAll(from, to))
}

const lineOf = (sign: string) =>
  edit
    .split('\n')
    .find((line) => line.startsWith(sign))
    ?.slice(1) ?? ''
const fileNames = (text: string) => text.match(/(?:src|mocks|scripts)\/[\w./-]+\.\w+/g) ?? []

/** The compiler checks what these files use, and reports on all of it. */
function compile(root: string) {
  const files = ['src/env.d.ts', 'src/lib/page/boot.ts', ...fileNames(compiled)]
  const settings = { extends: './tsconfig.json', include: [], files }
  writeFileSync(join(root, 'tsconfig.walk.json'), JSON.stringify(settings))
  const { stdout } = spawnSync('tsc', ['-p', 'tsconfig.walk.json'], { cwd: root, encoding: 'utf8' })
  return stdout.match(/^\S+: error \w+/gm) ?? []
}

it('each step of docs/api-change.md prints what the page says', { timeout: 300_000 }, async () => {
  const root = committedCopy()
  replaceIn(root, 'openapi.yaml', lineOf('-'), lineOf('+'))
  const [report, , entered] = await generate({ root })
  expect(report).toBe(printed)
  expect(entered).toMatch(/^Entered 1 breaking change/)
  expect(compile(root)).toEqual(compiled.split('\n'))
  expect(await apiChangeProblems(root)).toEqual([asked])

  const [from = '', to = ''] = [lineOf('-'), lineOf('+')].map((line) => line.trim().split(':')[0])
  for (const file of new Set(fileNames(`${printed}\n${compiled}`))) replaceIn(root, file, from, to)
  replaceIn(root, PAGE, '…\n\n', `${answer}\n\n`)
  expect(compile(root)).toEqual([])
  expect(await apiChangeProblems(root)).toEqual([])
  const check = spawnSync(process.execPath, ['scripts/checkRecordings.ts'], { cwd: root, encoding: 'utf8' })
  expect(check.stderr).toBe('')
  expect(check.status).toBe(0)
})
