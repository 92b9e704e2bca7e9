import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileSheet } from 'beasties/compiler'
import { createProcessor } from 'beasties/runtime'
import postcss, { type AtRule, type ChildNode, type Container } from 'postcss'
import { LAYERS } from './themeStyles.ts'

/** Rules that depend on the boot script, and those of a language, which Beasties cannot match. */
const ALWAYS = [/\[data-boot/, /\[data-session/, /\[data-pressed/, /\[data-theme/, /:lang\(/]

/**
 * @param folder of the build
 * @returns a function that selects the rules for the elements of pages in both languages, in the rules' order
 */
export function criticalStyles(folder: string, styles: readonly string[]) {
  const sheets = styles.map((href) => ({ href, css: readFileSync(join(folder, href), 'utf8') }))
  // Beasties' `process` parses the whole style sheet for each document, which takes ten times as long.
  const { extract } = createProcessor(
    sheets.map(({ href, css }) => compileSheet(css, { href, allowRules: ALWAYS })),
    { keyframes: 'critical', fonts: false, cache: false },
  )
  // Beasties does not look for font families in custom properties. A document contains only the local
  // stand-in fonts; our fonts have the same height and width and come after the first paint, with the whole
  // style sheet.
  const fonts = sheets
    .flatMap(({ css }) => css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((face) => face.includes('local('))
  return (html: string) => {
    // Some rules are for right to left alone, none for left to right alone.
    const page = `<!doctype html><html lang="fa" dir="rtl"><head></head><body>${html}</body></html>`
    const { css: rules } = extract(page)
    if (rules === '') throw new Error('No styles were found for a page.')
    const used = withoutUnusedVariables(withoutOtherPages(withoutTouches(rules), html))
    return LAYERS + fonts.join('') + beneathTheSheet(used)
  }
}

/** The layer of a document's own rules, in each layer of the style sheet. */
const OWN = 'document'

/**
 * Puts the rules of a document into layers that are weaker than the style sheet's. The boot script may
 * request the sheet before the parser has reached these rules, so the sheet cannot rely on coming after them.
 */
export function beneathTheSheet(css: string): string {
  const root = postcss.parse(css)
  const moveIn = (parent: Container, nodes: ChildNode[]) => {
    if (nodes.length > 0) parent.append(postcss.atRule({ name: 'layer', params: OWN }).append(nodes))
  }
  const unlayered = root.nodes.filter((node) => !isLayer(node) && !isDefinition(node))
  for (const layer of root.nodes.filter(isLayer)) moveIn(layer, [...(layer.nodes ?? [])])
  moveIn(root, unlayered)
  return root.toString()
}

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer'

/** Fonts, animations and properties have no order among rules. */
const isDefinition = (node: ChildNode) =>
  node.type === 'atrule' && /^(font-face|property|(-webkit-)?keyframes)$/.test(node.name)

/** Properties of transitions and touches. */
const TOUCHES = /^(transition(-.*)?|-webkit-tap-highlight-color|-webkit-touch-callout)$/

/**
 * The first paint needs no styles for hover and presses. The whole style sheet contains them and comes right
 * after it.
 */
export function withoutTouches(css: string): string {
  const root = postcss.parse(css)
  root.walkDecls(TOUCHES, (declaration) => void declaration.remove())
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return
    rule.selectors = rule.selectors.filter(
      (selector) => !/(?<!:not\():(hover|active)(?![\w-])/.test(selector),
    )
    if (rule.selector === '') rule.remove()
  })
  return root.toString()
}

/**
 * Beasties keeps every rule of a language.
 * @returns the rules without those whose classes no element of the page has
 */
export function withoutOtherPages(css: string, html: string): string {
  const root = postcss.parse(css)
  const isHere = (selector: string) =>
    [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => html.includes(name))
  root.walkRules(/:lang\(/, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => !selector.includes('.') || isHere(selector))
    if (rule.selector === '') rule.remove()
  })
  return root.toString()
}

/** A theme declares hundreds of custom properties, of which a page uses only some. */
export function withoutUnusedVariables(css: string): string {
  const root = postcss.parse(css)
  const values = new Map<string, string[]>()
  root.walkDecls(/^--/, ({ prop, value }) => void values.set(prop, [...(values.get(prop) ?? []), value]))
  const used = new Set<string>()
  const use = (value: string) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      if (used.has(name)) continue
      used.add(name)
      values.get(name)?.forEach(use)
    }
  }
  root.walkDecls((declaration) => {
    if (!declaration.variable) use(declaration.value)
  })
  root.walkDecls(/^--(ant|color)-/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove()
  })
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((at) => {
    if (at.nodes?.length === 0) at.remove()
  })
  return root.toString()
}
