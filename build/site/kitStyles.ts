import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin } from '@rsbuild/core'
import { parseSync, Visitor } from 'oxc-parser'
import { derivedTokens } from './kitTokens.ts'

const STAND_IN = fileURLToPath(new URL('../../src/ui/theme/withoutRules.ts', import.meta.url))
const SHEETS = fileURLToPath(new URL('../../src/ui/theme/sheetStyles.ts', import.meta.url))
const NO_VARIABLES = fileURLToPath(new URL('../../src/ui/theme/withoutVariables.ts', import.meta.url))

/** Functions of Ant Design that make a hook from a part's rules. */
const makers = ['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent']

/**
 * Removes the code that writes Ant Design's rules from the program, a sixth of the kit's code. The built
 * style sheet contains the rules (`zeroRuntime`), and Ant Design offers no build without that code.
 */
export function pluginKitStyles(): RsbuildPlugin {
  return {
    name: 'kit-styles',
    setup(api) {
      api.transform({ test: /[\\/]antd[\\/]es[\\/].*\.js$/ }, ({ code, resourcePath }) =>
        withoutRules(code, resourcePath),
      )
      api.transform(
        { test: /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/ },
        () => `export * from ${JSON.stringify(SHEETS)}`,
      )
      api.transform(
        { test: /[\\/]antd[\\/]es[\\/]theme[\\/]themes[\\/]default[\\/]index\.js$/ },
        derivedTokens,
      )
      api.modifyRspackConfig((_config, { appendRules }) =>
        appendRules([
          standsIn('genStyleUtils', '@ant-design/cssinjs-utils'),
          standsIn('useResetIconStyle', '@ant-design/cssinjs'),
          {
            test: /[\\/]@ant-design[\\/]cssinjs[\\/]es[\\/]/,
            resolve: { alias: { '@rc-component/util/es/Dom/dynamicCSS': NO_VARIABLES } },
          },
          // These packages do not declare it. Without it, the program would contain everything that an index
          // exports.
          { test: /[\\/]node_modules[\\/](@rc-component|@ant-design)[\\/]/, sideEffects: false },
        ]),
      )
    },
  }
}

function standsIn(file: string, library: string) {
  const test = new RegExp(`[\\\\/]antd[\\\\/]es[\\\\/]theme[\\\\/]util[\\\\/]${file}\\.js$`)
  return { test, resolve: { alias: { [library]: STAND_IN } } }
}

/**
 * @returns the code of a module of Ant Design in which each call that makes a hook of rules has only the name
 * of the part
 */
export function withoutRules(code: string, file: string): string {
  if (!makers.some((maker) => code.includes(`${maker}(`))) return code
  const cuts: { start: number; end: number }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [name, ...rules] }) {
      const [last] = rules.slice(-1)
      if (callee.type !== 'Identifier' || !makers.includes(callee.name) || !name || !last) return
      cuts.push({ start: name.end, end: last.end })
    },
  }).visit(parseSync(file, code).program)
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code)
}
