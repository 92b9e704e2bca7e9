import { headTitle, pathIn } from '../../src/domain/head.ts'
import { defaultLanguage, directionOf, type LanguageCode, languages } from '../../src/lib/language.ts'
import { escapeMarkup } from './escapeMarkup.ts'
import { filledTags } from './headTags.ts'
import { publicPages } from './publicPages.ts'

type Site = {
  /** '' when nobody told: then nothing is said that needs an absolute address. */
  origin: string
  productName: string
  /** The translations. */
  texts: Record<
    LanguageCode,
    { titles: Record<string, string | undefined>; descriptions: Record<string, string | undefined> }
  >
}

type Shown = { path: string; name: string; language: LanguageCode }

/**
 * The page of the build once more for each public path and language, with its head: who reads a shared link without running scripts
 * finds title, description and picture. The page that answers for all other paths says only what is true of the whole site.
 * @param html with a title and nothing else of its own. @returns the pages by file name.
 */
export function headPages(html: string, site: Site): Record<string, string> {
  const home = { path: '/', name: 'home', language: defaultLanguage }
  const pages = { 'index.html': pageOf(html, site, home, (key) => !isAddress(key)) }
  for (const doorway of ['/', ...languages.map(({ code }) => `/${code}` as const)] as const)
    for (const page of publicPages) {
      const file = pathIn(doorway, page.path).slice(1)
      const language = languages.find(({ code }) => doorway === `/${code}`)?.code ?? defaultLanguage
      if (file) Object.assign(pages, { [`${file}.html`]: pageOf(html, site, { ...page, language }) })
    }
  return pages
}

function isAddress(key: string) {
  return key.startsWith('/')
}

function pageOf(html: string, site: Site, { path, name, language }: Shown, isTrue = (_key: string) => true) {
  const { productName, origin } = site
  const { titles, descriptions } = site.texts[language]
  const head = { path, title: titles[name], description: descriptions[name] }
  const canBeSaid = (key: string) => origin !== '' || !(isAddress(key) || key === 'image')
  const tags = filledTags(head, language, origin, (key) => isTrue(key) && canBeSaid(key))
  const title = `<title>${escapeMarkup(headTitle(head, productName))}</title>`
  return html
    .replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => [title, ...tags].join('\n    '))
}
