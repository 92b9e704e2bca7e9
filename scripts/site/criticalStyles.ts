import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Beasties from 'beasties'
import { directionOf, type LanguageCode } from '../../src/lib/language.ts'

/** Rules that wait for what the boot script finds out. */
const ALWAYS = [/\[data-boot/, /\[data-session/, /\[data-pressed/]

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
  // The families stand in custom properties, where Beasties does not look for them.
  const fonts = styles.flatMap(
    (href) => readFileSync(join(folder, href), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [],
  )
  return async (html: string, language: LanguageCode) => {
    const page = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>${links}</head><body>${html}</body></html>`
    const processed = await beasties.process(page)
    const [, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(processed) ?? []
    if (rules === '') throw new Error('No styles were found for a page.')
    return fonts.join('') + rules
  }
}
