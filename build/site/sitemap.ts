import { pathIn } from '../../src/domain/site/pathIn.ts'
import { languages } from '../../src/lib/i18n/language.ts'
import { escapeMarkup } from './escapeMarkup.ts'

/** Search engines refuse a file with more addresses. */
const MOST_ADDRESSES = 50_000

/**
 * Lists each page once per language, each time with the addresses of all languages.
 * @param paths percent-encoded, without a language
 */
export function sitemapXml(paths: readonly string[], origin: string) {
  const codes = languages.map(({ code }) => code)
  const shown = [...new Set(paths)].slice(0, Math.floor(MOST_ADDRESSES / codes.length))
  const address = (code: string, path: string) => escapeMarkup(origin + pathIn(`/${code}`, path))
  const alternate = (hreflang: string, href: string) =>
    `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
  const urls = shown.flatMap((path) => {
    const alternates = [
      ...codes.map((code) => alternate(code, address(code, path))),
      alternate('x-default', address('', path)),
    ]
    return codes.map((code) =>
      ['  <url>', `    <loc>${address(code, path)}</loc>`, ...alternates, '  </url>'].join('\n'),
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
