import { type Head, headTitle } from '../../src/domain/site/head.ts'
import { directionOf, type LanguageCode } from '../../src/lib/i18n/language.ts'
import type { PageData } from '../../src/lib/page/boot.ts'
import { BUILT_STYLE_ID, RICH_TEXT_CLASS } from '../../src/ui/richTextSheet.ts'
import { escapeMarkup } from './escapeMarkup.ts'
import { filledTags } from './headTags.ts'

type Content = {
  language: LanguageCode
  head: Head
  /** The content of #root. */
  html: string
  styles: string
  /** The API host's style sheet for rich text; '' if the host has none. */
  textStyle: string
  page: PageData
  /** The state with which the program hydrates; undefined if there is nothing to hydrate. */
  state?: object
}

type Site = { origin: string; productName: string }

/**
 * @param template page of the build, without its program
 * @returns the whole document
 */
export function documentOf(template: string, site: Site, content: Content) {
  const { language, head, page, state } = content
  const { html, preloads } = withoutPreloads(content.html)
  const tags = filledTags(head, language, site.origin, (key) => canBeWritten(key, site.origin))
  const title = `<title>${escapeMarkup(headTitle(head, site.productName))}</title>`
  const noscript = page.styles.map((href) => `<noscript><link rel="stylesheet" href="${href}"></noscript>`)
  return fill(template, [
    [/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`],
    [/<title>[^<]*<\/title>/, [title, ...tags, ...preloads].join('\n    ')],
    ['<!--page-->', `<script type="application/json" id="page">${json(page)}</script>`],
    ['<!--styles-->', `<style>${content.styles}</style>${noscript.join('')}`],
    [
      '<div id="root"></div>',
      `${textStyleFor(html, content.textStyle)}<div id="root">${withReadablePanels(html)}</div>`,
    ],
    ['<!--state-->', state ? `<script type="application/json" id="state">${json(state)}</script>` : ''],
  ])
}

/** Whether a tag can be written. A tag with an absolute address needs the site's own address. */
function canBeWritten(key: string, origin: string) {
  return origin !== '' || !(key.startsWith('/') || key === 'image')
}

/**
 * The style sheet is in the body, so that it stays behind our own, which the head gets after the first paint.
 */
function textStyleFor(html: string, style: string) {
  const hasRichText = new RegExp(` class="[^"]*\\b${RICH_TEXT_CLASS}"`).test(html)
  // In css '</' occurs only in strings, where a backslash changes nothing.
  const text = style.replaceAll('</', '<\\/')
  return hasRichText && text ? `<style id="${BUILT_STYLE_ID}">${text}</style>` : ''
}

/**
 * Without scripts all panels of tabs show, and screen readers must find them. With scripts a closed panel is
 * not displayed, which also hides it from screen readers.
 */
function withReadablePanels(html: string) {
  return html.replace(/<div [^>]*role="tabpanel"[^>]*>/g, (tag) => tag.replace(' aria-hidden="true"', ''))
}

/** React puts its hints for the browser before the page, but their place is in the head. */
function withoutPreloads(html: string) {
  const preloads: string[] = []
  const rest = html.replace(/^(?:<link [^>]*>)+/, (links) => {
    preloads.push(...(links.match(/<link [^>]*>/g) ?? []))
    return ''
  })
  return { html: rest, preloads }
}

/** @throws if the template has no such place */
function fill(template: string, places: [RegExp | string, string][]) {
  let text = template
  for (const [place, filling] of places) {
    const filled = text.replace(place, () => filling)
    if (filled === text && !text.includes(filling))
      throw new Error(`The page of the build has no place for ${place}.`)
    text = filled
  }
  return text
}

/** JSON in which no text can end the script element. */
function json(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
