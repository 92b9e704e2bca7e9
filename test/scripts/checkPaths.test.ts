import { expect, test } from 'vitest'
import { pathProblems } from '../../scripts/checkPaths'
import { project } from './project'

const paths = ['/api/blog/get-blog/{slug}', '/api/course/get-all']

test.each([
  ['a whole path', "fetch('/api/course/get-all')"],
  ['a path that is joined from parts', 'fetch(`$' + '{origin}/api/$' + '{call}`)'],
  ['a path without its first part', "read('course/get-all?page=1')"],
  ['a path with a parameter', 'fetch(`blog/get-blog/$' + '{slug}`)'],
])('%s written by hand is reported with its line', (_what, code) => {
  const root = project({ 'build/read.ts': `\n${code}\n` })
  expect(pathProblems(root, paths)).toEqual([expect.stringMatching(/^build\/read\.ts:2 spells '/)])
})

test('imports, comments and generated files may contain parts of paths', () => {
  const root = project({
    'src/state/one.ts': "// GET /api/course/get-all\nimport { a } from '@/api/course'\nexport const b = a\n",
    'src/api/course.ts': "export { c } from '../api/blog'\n",
    'src/api/operations.gen.ts': "export const getAll = { path: '/api/course/get-all' }\n",
  })
  expect(pathProblems(root, paths)).toEqual([])
})
