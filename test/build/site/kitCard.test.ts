import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutTabs } from '../../../build/site/kitCard'

it("the build removes the import of Tabs from Ant Design's Card, and nothing else", () => {
  const card = readFileSync('node_modules/antd/es/card/Card.js', 'utf8')
  const changed = withoutTabs(card).split('\n')
  expect(card.split('\n').filter((line) => !changed.includes(line))).toEqual(["import Tabs from '../tabs';"])
})

it('the build fails if a release of Ant Design imports Tabs into Card in another way', () => {
  expect(() => withoutTabs("import { Tabs } from '../tabs/Tabs';")).toThrow('imports Tabs in another way')
})

it('no card of the product uses tabs', () => {
  const files = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'))
  expect(files.filter((text) => /<(Card|Panel)\b/.test(text)).length).toBeGreaterThan(5)
  expect(files.filter((text) => text.includes('tabList'))).toEqual([])
})
