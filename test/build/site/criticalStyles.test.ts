import { expect, it } from 'vitest'
import { beneathTheSheet } from '../../../build/site/criticalStyles.ts'

const compact = (css: string) => css.replace(/\s+/g, '')

it('puts the rules of each layer into a weaker layer of the same name', () => {
  expect(compact(beneathTheSheet('@layer base{a{color:red}}@layer antd{b{color:red}}'))).toBe(
    compact('@layer base{@layer document{a{color:red}}}@layer antd{@layer document{b{color:red}}}'),
  )
})

it('puts rules without a layer into one that is stronger than the named layers, in their order', () => {
  expect(compact(beneathTheSheet('a{color:red}@layer base{b{color:red}}@media print{c{color:red}}'))).toBe(
    compact(
      '@layer base{@layer document{b{color:red}}}@layer document{a{color:red}@media print{c{color:red}}}',
    ),
  )
})

it('leaves fonts, animations and the order of the layers where they are', () => {
  const definitions = '@layer base,antd;@font-face{font-family:x}@keyframes y{to{opacity:0}}'
  expect(compact(beneathTheSheet(definitions))).toBe(compact(definitions))
})
