import Beasties from 'beasties'

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
    fonts: true,
    preloadFonts: false,
    inlineFonts: true,
    allowRules: ALWAYS,
  })
  return async (html: string, language: string) => {
    const page = `<!doctype html><html lang="${language}"><head>${links}</head><body>${html}</body></html>`
    const processed = await beasties.process(page)
    const [, rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(processed) ?? []
    if (rules === '') throw new Error('No styles were found for a page.')
    return rules
  }
}
