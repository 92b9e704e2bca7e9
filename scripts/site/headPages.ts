import { type HeadTag, headTags, headTitle, pathIn } from '../../src/domain/head.ts'
import { defaultLanguage, directionOf, type LanguageCode, languages } from '../../src/lib/language.ts'
import { escapeMarkup } from './escapeMarkup.ts'
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

const NOWHERE = 'https://site.invalid'

/**
 * The page of the build once more for each public path and language, with its head: who reads a shared link without running scripts
 * finds title, description and picture. The page that answers for all other paths says only what is true of the whole site.
 * @param html with a title and nothing else of its own. @returns the pages by file name.
 */
export function headPages(html: string, site: Site): Record<string, string> {
  const pages: Record<string, string> = {
    'index.html': pageOf(html, site, { path: '/', name: 'home', language: defaultLanguage }, isOfWholeSite),
  }
  for (const doorway of ['', ...languages.map(({ code }) => code)] as const)
    for (const page of publicPages) {
      const file = pathIn(doorway, page.path).slice(1)
      const language = doorway || defaultLanguage
      if (file) pages[`${file}.html`] = pageOf(html, site, { ...page, language })
    }
  return pages
}

function pageOf(html: string, site: Site, { path, name, language }: Shown, isSaid = (_tag: HeadTag) => true) {
  const { productName, origin } = site
  const { titles, descriptions } = site.texts[language]
  const head = { path, title: titles[name], description: descriptions[name] }
  const tags = headTags(head, { language, languages, productName, origin: origin || NOWHERE })
    .filter((tag) => origin || !JSON.stringify(tag).includes(NOWHERE))
    .filter(isSaid)
    .map(markupOf)
  const title = `<title>${escapeMarkup(headTitle(head, productName))}</title>`
  return html
    .replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(/<title>[^<]*<\/title>/, () => [title, ...tags].join('\n    '))
}

function isOfWholeSite({ name, attributes }: HeadTag) {
  return name === 'meta' && attributes.property !== 'og:url'
}

/** The mark lets the program put its own in their place (src/ui/PageHead.tsx). */
function markupOf({ name, attributes, text }: HeadTag) {
  const words = Object.entries({ ...attributes, 'data-head': '' })
  const start = [name, ...words.map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(' ')
  return text === undefined ? `<${start}>` : `<${start}>${text}</${name}>`
}
