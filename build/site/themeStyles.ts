import { extractStyle } from '@ant-design/static-style-extract'
import * as antd from 'antd'
import { ConfigProvider, type ThemeConfig, theme } from 'antd'
import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss'
import { createElement, Fragment } from 'react'
import { antdTheme, antdTokens } from '../../src/ui/theme/antdTheme.ts'
import { dark, darkWithContrast, light, lightWithContrast, type Palette } from '../../src/ui/theme/tokens.ts'
import { unusedVariant } from './unusedVariants.ts'

/** Custom properties: name → value. */
type Variables = Map<string, string>

/**
 * The layers from the weakest to the strongest: the product's basic rules (src/app/theme.css), Ant Design's
 * parts, and rules that parts of the product share. A document without one of them keeps the order.
 */
export const LAYERS = '@layer base,antd,shared;'

/** Ant Design's palettes of twelve hues, which the product does not use. */
export const HUES = 'blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold'
const ofHue = new RegExp(`-(color-)?(${HUES})(-inverse)?(?![\\w-])`)

/** Rules of Form.Item's grid, and of parts that Ant Design extracts together with the requested ones. */
const unusedRule = /\.ant-(row|col)(?![\w])|\.ant-otp/
/** Negations: a rule for elements without a class stays. */
const negation = /:not\([^()]*\)/g

/**
 * The whole theme as one style sheet: the variables of every palette, and the rules of Ant Design's parts in
 * the layer `antd`. Rules of the product's modules are in no layer, so they win regardless of specificity.
 * @param parts names of Ant Design's parts, as they are imported
 * @throws if Ant Design has no such part
 */
export function themeStyles(parts: readonly string[]): string {
  const lightTheme = extracted(light, parts)
  const rules = postcss.root({ nodes: [] })
  lightTheme.rules.walkDecls(inRem)
  removeBoxSizing(lightTheme.rules)
  removeUnusedKeyframes(lightTheme.rules)
  rules.append(postcss.atRule({ name: 'layer', params: 'antd', nodes: lightTheme.rules.nodes }))
  const plain = variablesOf(light, lightTheme.variables)
  const ofDark = variablesOf(dark, extracted(dark, parts).variables)
  const needed = neededVariables(lightTheme.rules, plain)
  const written = (variables: Variables, base?: Variables) =>
    [...variables]
      .filter(([name, value]) => needed.has(name) && base?.get(name) !== value)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  const contrast = (colours: Palette) => variablesOf(colours, extracted(colours, parts).variables)
  // A part of the page can ask for the light theme: paper stays white, and so does a certificate on it.
  const LIGHT = ":root,[data-theme='light']"
  const DARK = ":root[data-theme='dark']"
  const MORE = '(prefers-contrast: more)'
  return [
    LAYERS,
    `${LIGHT}{color-scheme:light;${written(plain)}}`,
    `@media ${MORE}{${LIGHT}{${written(contrast(lightWithContrast), plain)}}}`,
    `@media screen{${DARK}{color-scheme:dark;${written(ofDark, plain)}}}`,
    `@media screen and ${MORE}{${DARK}{${written(contrast(darkWithContrast), ofDark)}}}`,
    rules.toString(),
  ].join('\n')
}

/**
 * The extraction renders every part of the kit's Input. Its `Group` is deprecated and warns, and the product
 * does not use it.
 */
const Input: typeof antd.Input = Object.create(antd.Input, { Group: { value: Fragment } })
export const kit = { ...antd, Input }

/**
 * Ant Design sets `border-box` for each part anew, in rules such as `[class*=' ant-btn']::before` that a
 * browser tries on every element. The basic rules of the product (src/app/theme.css) have set it for all
 * elements.
 * @throws if a part wants `content-box`, because it might depend on one of these rules
 */
function removeBoxSizing(rules: Root) {
  rules.walkDecls('box-sizing', (declaration) => {
    if (declaration.value !== 'border-box')
      throw new Error(
        `A part of Ant Design is no border-box, so its rules have to stay: ${declaration.parent}`,
      )
    const { parent } = declaration
    declaration.remove()
    if (parent?.nodes.length === 0) parent.remove()
  })
}

function removeUnusedKeyframes(rules: Root) {
  const animations: string[] = []
  rules.walkDecls(/^animation/, ({ value }) => void animations.push(value))
  rules.walkAtRules(/keyframes$/, (at) => {
    if (!animations.some((value) => value.includes(at.params))) at.remove()
  })
}

/**
 * @returns whether the product can show an element that this selector of Ant Design means
 * @throws if the selector does not tell
 */
function isKept(selector: string) {
  const shown = selector.replaceAll(negation, '')
  const variant = unusedVariant.exec(shown)
  if (variant && /:(is|not|where)\([^)]*$/.test(shown.slice(0, variant.index)))
    throw new Error(`Does this rule of Ant Design concern the unused variant alone? ${selector}`)
  return /\.ant(icon|-)/.test(selector) && !variant && !ofHue.test(shown) && !unusedRule.test(shown)
}

/** Ant Design's variables, and its rules without the variables. */
function extracted(colours: Palette, parts: readonly string[]): { variables: Variables; rules: Root } {
  const css = extractStyle({
    antdInstance: kit,
    includes: [...parts],
    customTheme: (node) => createElement(ConfigProvider, { theme: themeOf(colours) }, node),
  })
  const rules = postcss.parse(css.replaceAll(/<\/?style[^>]*>/g, ''))
  const key = `.${keyOf(antdTheme)}`
  const variables = variablesFor(key, rules)
  const overrides = rules.nodes.flatMap((rule) => overridesIn(rule, key, variables))
  rules.walkRules((rule) => {
    const ownVariables = rule.selectors.some((selector) => selector.startsWith(key))
    const isForeign = rule.selectors.some((selector) => /\.css-var-_R_/.test(selector))
    if (ownVariables)
      rule.walkDecls(/^--/, ({ prop, value }) => {
        if (!variables.has(prop)) variables.set(prop, rem(prop, value))
      })
    if (ownVariables || isForeign) return void rule.remove()
    // Only rules of Ant Design's parts stay. Rules of links and other plain elements are the product's own.
    rule.selectors = rule.selectors.filter((one) => isInKeyframes(rule) || isKept(one))
    if (rule.selector === '') rule.remove()
  })
  for (let isEmpty = true; isEmpty; ) {
    isEmpty = false
    rules.walkAtRules((at) => {
      if (at.nodes?.length !== 0) return
      isEmpty = true
      at.remove()
    })
  }
  rules.append(overrides)
  return { variables, rules }
}

/** Variables that Ant Design declares in all rules of a selector. */
function variablesFor(selector: string, rules: Root): Variables {
  const variables: Variables = new Map()
  rules.walkRules((rule) => {
    if (rule.selector !== selector) return
    rule.walkDecls(/^--/, ({ prop, value }) => void variables.set(prop, rem(prop, value)))
  })
  return variables
}

/**
 * If a part has its own value of a variable that all parts read, such as the width of lines, the part
 * declares it.
 */
function overridesIn(node: ChildNode, key: string, common: Variables): Rule[] {
  if (node.type !== 'rule' || !node.selector.startsWith(`${key}.`)) return []
  const declarations = node.nodes.filter(
    (declaration) => declaration.type === 'decl' && common.has(declaration.prop),
  )
  if (declarations.length === 0) return []
  const selector = node.selectors.map((one) => one.replace(key, '')).join(',')
  return [postcss.rule({ selector, nodes: declarations.map((declaration) => declaration.clone()) })]
}

const isInKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

const keyOf = ({ cssVar }: ThemeConfig) => (typeof cssVar === 'object' ? cssVar.key : '')

/**
 * The browser's theme with two additions: the algorithm that derives dark colours, and no `zeroRuntime`, so
 * that Ant Design writes its rules.
 */
function themeOf(colours: Palette): ThemeConfig {
  const isDark = colours === dark || colours === darkWithContrast
  const exact = antdTokens(colours)
  return {
    ...antdTheme,
    zeroRuntime: false,
    token: exact,
    // Ant Design's dark algorithm dims its colours, but ours are already chosen for dark.
    algorithm: isDark
      ? [
          theme.darkAlgorithm,
          (_seed, derived) => ({ ...theme.darkAlgorithm(_seed, derived), ...coloursOf(exact) }),
        ]
      : undefined,
  }
}

const coloursOf = (token: object) =>
  Object.fromEntries(Object.entries(token).filter(([name]) => name.startsWith('color')))

function variablesOf(colours: Palette, ofKit: Variables): Variables {
  const ours = Object.entries(colours).map(([name, value]): [string, string] => [`--color-${name}`, value])
  return new Map([...ours, ...ofKit])
}

/** Sizes of text follow the visitor's font size. */
const ofText = /font-size|font-height|fontSize/
const rem = (name: string, value: string) =>
  ofText.test(name)
    ? value.replaceAll(/(?<![\w.])(\d+(?:\.\d+)?)px/g, (_px, px) => `${Number(px) / 16}rem`)
    : value

function inRem(declaration: Declaration) {
  if (declaration.prop === 'font-size') declaration.value = rem('font-size', declaration.value)
}

/** Every `--color-…`, and those variables of Ant Design that a rule reads, directly or through others. */
function neededVariables(rules: Root, variables: Variables): Set<string> {
  const needed = new Set([...variables.keys()].filter((name) => name.startsWith('--color-')))
  const take = (value: string) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (needed.has(name)) continue
      needed.add(name)
      take(variables.get(name) ?? '')
    }
  }
  rules.walkDecls(({ value }) => take(value))
  return needed
}
