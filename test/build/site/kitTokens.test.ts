import { globSync, readFileSync } from 'node:fs'
import { theme } from 'antd'
import { expect, test } from 'vitest'
import { derivedTokens } from '../../../build/site/kitTokens'
import { antdTheme } from '../../../src/ui/theme/antdTheme'

test("the derived tokens equal those of Ant Design's algorithm, without the shades of hues", async () => {
  const { default: algorithm } = await import(`data:text/javascript,${encodeURIComponent(derivedTokens())}`)
  const seed = { ...theme.defaultSeed, ...antdTheme.token }
  const derived = algorithm(seed)
  const whole: Record<string, unknown> = { ...theme.defaultAlgorithm(seed) }
  const missing = Object.keys(whole).filter((name) => !(name in derived))
  expect({ ...whole, ...derived }).toEqual(whole)
  expect(missing.length).toBeGreaterThan(200)
  for (const name of missing)
    expect(name).toMatch(
      /^(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)/,
    )
})

test("the build replaces the module of Ant Design's algorithm, and the product has one theme", () => {
  expect(readFileSync('node_modules/antd/es/theme/themes/default/index.js', 'utf8')).toContain(
    'export default function derivative(token)',
  )
  const themed = globSync('src/**/*.tsx').filter((file) =>
    /<ConfigProvider[^>]*\btheme=/.test(readFileSync(file, 'utf8')),
  )
  expect(themed).toEqual(['src/ui/theme/AntdTheme.tsx'])
})
