import { expect, test } from 'vitest'
import { importProblems } from '../../scripts/checkImports.ts'
import { project as plainProject } from './project'

/** A project of these files, by path, with the alias of the product. */
function project(files: Record<string, string>) {
  const tsconfig = JSON.stringify({ compilerOptions: { paths: { '@/*': ['./src/*'] } } })
  return plainProject({ 'tsconfig.json': tsconfig, ...files })
}

const empty = 'export const x = 1\nexport type X = number'
const layers = ['app', 'screens', 'blocks', 'state', 'api', 'domain', 'lib']

test('the top layer may import from all layers below it', () => {
  const files = Object.fromEntries(layers.map((layer) => [`src/${layer}/a/one.ts`, empty]))
  const all = layers.map((layer, index) => `import { x as x${index} } from '@/${layer}/a/one'`).join('\n')
  const root = project({ ...files, 'src/app/all.tsx': `${all}\nexport const view = <p>import</p>` })
  expect(importProblems(root)).toEqual([])
})

test.each([
  ['api', 'screens'],
  ['domain', 'state'],
  ['forms', 'api'],
  ['ui', 'state'],
  ['integrations', 'api'],
  ['lib', 'domain'],
  ['screens', 'app'],
])('an import from %s to %s is a problem', (layer, other) => {
  const root = project({
    [`src/${layer}/one/one.ts`]: `import { x } from '@/${other}/two/two'\nexport const y = x`,
    [`src/${other}/two/two.ts`]: empty,
  })
  expect(importProblems(root)).toEqual([expect.stringContaining(`${layer}-not-${other}`)])
})

test('a relative path, a re-export, a dynamic import and a type count as imports', () => {
  const root = project({
    'src/domain/a.ts': "import { x } from '../api/one'\nexport const y = x",
    'src/domain/b.ts': "export { x } from '@/api/one'",
    'src/domain/c.ts': "export const load = () => import('@/api/one')",
    'src/domain/d.ts': "import type { X } from '@/api/one'\nexport type Y = X",
    'src/api/one.ts': empty,
  })
  expect(importProblems(root)).toHaveLength(4)
})

test('the domain may import types of the api layer, but not its values', () => {
  const root = project({
    'src/domain/a.ts': "import type { X } from '@/api/types'\nexport type Y = X",
    'src/domain/b.ts': "import { x } from '@/api/types'\nexport const y = x",
    'src/api/types.ts': empty,
  })
  expect(importProblems(root)).toEqual([expect.stringContaining('src/domain/b.ts → src/api/types.ts')])
})

test.each([
  [
    'a screen and another screen',
    'src/screens/one/One.tsx',
    "import { x } from '@/screens/two/two'",
    'screens-stand-alone',
  ],
  [
    'a screen and the generated endpoints',
    'src/screens/one/One.tsx',
    "import { x } from '@/api/endpoints.gen'",
    'tags-before-hooks',
  ],
  ['the domain and React', 'src/domain/one.ts', "import { useState as x } from 'react'", 'pure-domain'],
  [
    'the product and the mock API',
    'src/lib/one.ts',
    "import { x } from '../../mocks/world'",
    'no-mocks-in-the-product',
  ],
  [
    'the mock API and the product',
    'mocks/one.ts',
    "import { x } from '../src/lib/numbers'",
    'mocks-know-the-contract-only',
  ],
])('an import between %s is a problem', (_pair, file, text, name) => {
  const root = project({
    [file]: `${text}\nexport const y = x`,
    'src/screens/two/two.ts': empty,
    'src/api/endpoints.gen.ts': empty,
    'src/lib/numbers.ts': empty,
    'mocks/world.ts': empty,
  })
  expect(importProblems(root)).toEqual([expect.stringContaining(name)])
})

test('a circular import and an import of a missing file are problems', () => {
  const root = project({
    'src/lib/a.ts': "import { b } from './b'\nexport const a = () => b",
    'src/lib/b.ts': "import { a } from './a'\nexport const b = () => a",
    'src/lib/c.ts': "import { d } from './d'\nexport const c = d",
  })
  expect(importProblems(root)).toEqual([
    'src/lib/c.ts imports "./d", which is not there.',
    expect.stringContaining('src/lib/a.ts\n    → src/lib/b.ts\n    → src/lib/a.ts'),
  ])
})
