import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutRules } from '../../../build/site/kitStyles.ts'

test('the build leaves a style hook of Ant Design only the name of its part', () => {
  const code = `import { genStyleHooks } from '../../theme/internal'
const rules = (token) => ({ [token.componentCls]: { color: 'red' } })
export default genStyleHooks(['Input', 'Search'], (token) => [rules(token)], () => ({ width: 1 }), { order: 2 })
export const useSmall = genStyleHooks("Small")
`
  expect(withoutRules(code, 'style.js')).toBe(`import { genStyleHooks } from '../../theme/internal'
const rules = (token) => ({ [token.componentCls]: { color: 'red' } })
export default genStyleHooks(['Input', 'Search'])
export const useSmall = genStyleHooks("Small")
`)
})

test('the build leaves code without style hooks unchanged', () => {
  const code = "import { genStyleHooks } from './x'\nexport { genStyleHooks }\n"
  expect(withoutRules(code, 'x.js')).toBe(code)
})

test('the build leaves no style hook with rules in the installed Ant Design', () => {
  const kit = join(dirname(createRequire(import.meta.url).resolve('antd/package.json')), 'es')
  const files = globSync('**/style/**/*.js', { cwd: kit })
  const calls = files.flatMap((file) => {
    const code = withoutRules(readFileSync(join(kit, file), 'utf8'), file)
    return [...code.matchAll(/gen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)\((.*)/g)].map(
      ([, rest]) => rest,
    )
  })
  expect(calls.length).toBeGreaterThan(70)
  for (const rest of calls) expect(rest).toMatch(/^('\w+'|\['\w+', '[\w-]+'\])\)/)
})
