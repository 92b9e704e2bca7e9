import type { RsbuildPlugin } from '@rsbuild/core'

const CARD = /[\\/]antd[\\/]es[\\/]card[\\/]Card\.js$/
const IMPORT_OF_TABS = /^import Tabs from '\.\.\/tabs';$/m

/**
 * Keeps the kit's Tabs out of pages with cards. The kit's Card imports them for its prop `tabList`, which no
 * card of the product uses.
 */
export function pluginKitCard(): RsbuildPlugin {
  return {
    name: 'kit-card',
    setup(api) {
      api.transform({ test: CARD }, ({ code }) => withoutTabs(code))
    },
  }
}

/**
 * @param code of the kit's Card
 * @throws if it does not import Tabs in the expected way
 */
export function withoutTabs(code: string): string {
  if (!IMPORT_OF_TABS.test(code)) throw new Error("Ant Design's Card imports Tabs in another way.")
  return code.replace(IMPORT_OF_TABS, 'const Tabs = () => null;')
}
