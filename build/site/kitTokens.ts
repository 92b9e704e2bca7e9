import { theme } from 'antd'
import { antdTheme } from '../../src/ui/theme/antdTheme.ts'
import { HUES } from './themeStyles.ts'

/** Shades of hues that the product does not use: `blue-1` and `blue1`, `blueHover`. */
const shade = new RegExp(`^(${HUES})(-?\\d+|Hover|Active)$`)

/**
 * Ant Design derives some 200 tokens from the theme's 50 when its first part renders: 10 ms of colour
 * arithmetic on a desktop. CSS variables carry the colours of every palette, so the program has one set of
 * tokens.
 * @returns the code of a module that replaces Ant Design's default algorithm, for the theme of the product
 * alone
 */
export function derivedTokens(): string {
  const seed = { ...theme.defaultSeed, ...antdTheme.token }
  const derived = Object.entries(theme.defaultAlgorithm(seed)).filter(
    ([name, value]) => !shade.test(name) && (seed as Record<string, unknown>)[name] !== value,
  )
  return `const derived = ${JSON.stringify(Object.fromEntries(derived))}
export default (seed) => ({ ...seed, ...derived })`
}
