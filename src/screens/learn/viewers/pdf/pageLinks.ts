import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { safeUrl } from '@/domain/site/url'
import { isRecord } from '@/lib/values/isRecord'
import { asRead } from './visualOrder'

/**
 * A link on a page. The rectangle is in fractions of the page's size from its top left corner; `words` is the
 * text below the link.
 */
export type PageLink = { x: number; y: number; width: number; height: number; words: string } & LinkTarget

type LinkTarget =
  | { url: string; pageNumber?: undefined }
  /** The number is looked up when the user follows the link, because that may load more of the file. */
  | { url?: undefined; pageNumber: () => Promise<number | undefined> }

/** The links of a page to a web address or to a page of the same file. Links of other kinds are left out. */
export async function linksOf(page: PDFPageProxy, pdf: PDFDocumentProxy): Promise<PageLink[]> {
  const annotations: unknown[] = await page.getAnnotations({ intent: 'display' })
  const viewport = page.getViewport({ scale: 1 })
  return annotations.flatMap((annotation) => {
    if (!isRecord(annotation) || annotation.subtype !== 'Link' || !isRectangle(annotation.rect)) return []
    const target = targetOf(annotation, pdf)
    const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect
    // The page may be rotated, so the order of the corners is unknown.
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom)
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top)
    const place = {
      x: Math.min(x1, x2) / viewport.width,
      y: Math.min(y1, y2) / viewport.height,
      width: Math.abs(x2 - x1) / viewport.width,
      height: Math.abs(y2 - y1) / viewport.height,
    }
    return target ? [{ ...place, words: linkTextOf(annotation.overlaidText), ...target }] : []
  })
}

function targetOf(annotation: Record<string, unknown>, pdf: PDFDocumentProxy): LinkTarget | undefined {
  const { url, dest } = annotation
  const address = safeUrl(url)
  if (address) return { url: address }
  return dest ? { pageNumber: () => pageNumberOf(dest, pdf) } : undefined
}

/** A destination is a list or the name of one. It begins with a reference to the page, or its index. */
async function pageNumberOf(dest: unknown, pdf: PDFDocumentProxy) {
  const place: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
  const page: unknown = Array.isArray(place) ? place[0] : undefined
  if (Number.isInteger(page)) return (page as number) + 1
  if (!isRecord(page)) return undefined
  return (await pdf.getPageIndex(page as Parameters<typeof pdf.getPageIndex>[0])) + 1
}

const drawnForm = /[\ufb50-\ufdff\ufe70-\ufefc]/

/** Presentation forms of letters stand from left to right; all other text is in reading order. */
function linkTextOf(overlaid: unknown) {
  const text = typeof overlaid === 'string' ? overlaid.trim() : ''
  return drawnForm.test(text) ? asRead([...text]).text : text.replace(/\s+/g, ' ')
}

function isRectangle(value: unknown): value is number[] {
  return Array.isArray(value) && value.length === 4 && value.every(Number.isFinite)
}
