import type { Fit, PageData } from '../lib/page/boot'
import { matched } from './address'
import { language, languageOfDocument } from './language'

/** The data of a prerendered document; empty in the unrendered template of the build. */
export const page: Partial<PageData> = JSON.parse(document.getElementById('page')?.textContent || '{}')

export const fit = fitOfDocument()

function fitOfDocument(): Fit {
  if (!page.path || language !== languageOfDocument) return 'none'
  const isHere =
    page.path === '*' ? !page.routes?.some((route) => matched(route)) : matched(page.path, page.pattern)
  if (!isHere) return 'none'
  const query = new URLSearchParams(location.search)
  return page.query?.some((name) => query.has(name)) ? 'frame' : 'whole'
}
