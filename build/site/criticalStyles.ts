import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Beasties from 'beasties'
import postcss, { type AtRule } from 'postcss'
import { directionOf, type LanguageCode } from '../../src/lib/i18n/language.ts'
import { LAYERS } from './themeStyles.ts'

/** Rules that wait for what the boot script finds out, and those of a language, which Beasties does not match. */
const ALWAYS = [/\[data-boot/, /\[data-session/, /\[data-pressed/, /\[data-theme/, /:lang\(/]

/** @returns what picks the rules that a page's elements use, in their order. @param folder of the build. */
export function criticalStyles(folder: string, styles: readonly string[]) {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    logLevel: 'silent',
    pruneSource: false,
    reduceInlineStyles: false,
    mergeStylesheets: true,
    keyframes: 'critical',
    fonts: false,
    allowRules: ALWAYS,
  })
  // Beasties does not look for families in custom properties. A document holds the fonts that stand in: ours come after the first
  // paint, with the whole stylesheet, and are of the same height and width.
  const fonts = styles
    .flatMap((href) => readFileSync(join(folder, href), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .filter((face) => face.includes('local('))
  return async (html: string, language: LanguageCode) => {
    const page = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>${links}</head><body>${html}</body></html>`
    const processed = await beasties.process(page)
    const [, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(processed) ?? []
    if (rules === '') throw new Error('No styles were found for a page.')
    return LAYERS + fonts.join('') + withoutUnusedVariables(withoutOtherPages(withoutTouches(rules), html))
  }
}

/** How a change moves, and what a touch looks like. */
const TOUCHES = /^(transition(-.*)?|-webkit-tap-highlight-color|-webkit-touch-callout)$/

/**
 * The first paint needs no styles for hover and presses; the whole stylesheet with them comes right after it.
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

/** Beasties keeps every rule of a language. @returns the rules without those whose classes no element of the page has. */
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

/** A theme declares hundreds of custom properties, and a page reads some of them. */
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
