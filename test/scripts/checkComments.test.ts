import { expect, it } from 'vitest'
import { commentProblems } from '../../scripts/checkComments.ts'

it.each([
  '// What the server sends.',
  '/** Who looks at the page. */',
  '/**\n * Whoever presses twice.\n */',
  '// Of a signed-in user.',
])('a comment that hides its subject is a problem: %s', (comment) => {
  const [problem, ...others] = commentProblems('src/one.ts', `const one = 1\n${comment}\n`)
  expect(problem).toMatch(/^src\/one\.ts:2 opens with '(What|Who|Whoever|Of)'\./)
  expect(others).toEqual([])
})

it.each([
  '// The server sends what the page needs.',
  '/** Of-course is a name. */',
  "const text = '// What a text says is no comment.'",
])('a comment that names its subject passes: %s', (code) => {
  expect(commentProblems('src/one.ts', code)).toEqual([])
})
