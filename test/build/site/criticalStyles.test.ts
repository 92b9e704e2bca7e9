import { expect, it } from 'vitest'
import { beneathTheSheet } from '../../../build/site/criticalStyles.ts'

const compact = (css: string) => css.replace(/\s+/g, '')

it("a document's rules of a layer go into a weaker layer within the layer of that name", () => {
  expect(compact(beneathTheSheet('@layer base{a{color:red}}@layer antd{b{color:red}}'))).toBe(
    compact('@layer base{@layer document{a{color:red}}}@layer antd{@layer document{b{color:red}}}'),
  )
})

it("a document's rules without a layer go into a layer that is stronger than the named ones", () => {
  expect(compact(beneathTheSheet('a{color:red}@layer base{b{color:red}}@media print{c{color:red}}'))).toBe(
    compact(
      '@layer base{@layer document{b{color:red}}}@layer document{a{color:red}@media print{c{color:red}}}',
    ),
  )
})

it("a document's fonts, animations and order of layers stay unchanged", () => {
  const definitions = '@layer base,antd;@font-face{font-family:x}@keyframes y{to{opacity:0}}'
  expect(compact(beneathTheSheet(definitions))).toBe(compact(definitions))
})
