import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { density, forget, sharpness } from './canvas'
import { linksOf, type PageLink } from './pageLinks'
import { PdfFiles, pdfWorker } from './pdfFiles'
import { inReadingOrder } from './readingOrder'

GlobalWorkerOptions.workerSrc = pdfWorker.toString()

const PIXELS_PER_POINT = 96 / 72

/** A part of a page in CSS pixels at the scale at which it is shown. */
export type PageRegion = { x: number; y: number; width: number; height: number }

export type PdfPage = {
  /** CSS pixels at 100 %. */
  width: number
  height: number
  /** CSS pixels at 100 % per unit of the text layer. */
  unit: number
  /** The screen is sharper than a canvas of the whole page can be. */
  isCoarse: (scale: number) => boolean
  /** @returns a new canvas. @throws when it cannot be drawn or `signal` aborts. */
  draw: (scale: number, signal: AbortSignal, part?: PageRegion) => Promise<HTMLCanvasElement>
  /** The text over the drawing, which users can select and screen readers can read. */
  drawTextLayer: (signal: AbortSignal) => Promise<HTMLElement>
  links: () => Promise<PageLink[]>
  /** Frees what the page holds; it can still be drawn again. */
  release: () => void
}

export type OpenPdf = {
  pageCount: number
  /** @param number counts from 1. */
  page: (number: number) => Promise<PdfPage>
}

/**
 * Opens a file. pdf.js loads only the ranges that it needs if the server supports that. @returns the file and
 * a function that stops it.
 */
export function openPdf(url: string) {
  const task = getDocument({
    url,
    disableAutoFetch: true,
    disableStream: true,
    verbosity: VerbosityLevel.ERRORS,
    BinaryDataFactory: PdfFiles,
    useWorkerFetch: false,
  })
  const opened = task.promise.then((pdf): OpenPdf => {
    if (pdf.numPages < 1) throw Object.assign(new Error('No pages'), { name: 'InvalidPDFException' })
    return { pageCount: pdf.numPages, page: async (number) => pageOf(await pdf.getPage(number), pdf) }
  })
  return { opened, close: () => void task.destroy() }
}

function pageOf(page: PDFPageProxy, pdf: PDFDocumentProxy): PdfPage {
  const natural = page.getViewport({ scale: PIXELS_PER_POINT })
  const { width, height } = natural
  return {
    width,
    height,
    unit: PIXELS_PER_POINT * page.userUnit,
    isCoarse: (scale) => sharpness(width * scale, height * scale) < density(),
    async draw(scale, signal, part = { x: 0, y: 0, width: width * scale, height: height * scale }) {
      const fine = sharpness(part.width, part.height)
      const viewport = page.getViewport({
        scale: PIXELS_PER_POINT * scale * fine,
        offsetX: -part.x * fine,
        offsetY: -part.y * fine,
      })
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(1, Math.floor(part.width * fine))
      canvas.height = Math.max(1, Math.floor(part.height * fine))
      const rendering = page.render({ canvas, viewport })
      const cancel = () => rendering.cancel()
      signal.addEventListener('abort', cancel)
      try {
        await rendering.promise
        signal.throwIfAborted()
        return canvas
      } catch (error) {
        forget(canvas)
        throw error
      } finally {
        signal.removeEventListener('abort', cancel)
      }
    },
    async drawTextLayer(signal) {
      const { items, styles, lang } = await page.getTextContent()
      signal.throwIfAborted()
      const container = document.createElement('div')
      const textContentSource = { items: inReadingOrder(items), styles, lang }
      await new TextLayer({ textContentSource, container, viewport: natural }).render()
      signal.throwIfAborted()
      const { pageWidth, pageHeight } = natural.rawDims as { pageWidth: number; pageHeight: number }
      // pdf.js rounds the size with a CSS function that the oldest supported browsers lack.
      container.style.width = `calc(var(--total-scale-factor) * ${pageWidth}px)`
      container.style.height = `calc(var(--total-scale-factor) * ${pageHeight}px)`
      // The text never inherits the language of the interface: without a valid one its language is unknown.
      container.lang = lang && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(lang) ? lang : ''
      return container
    },
    links: () => linksOf(page, pdf),
    release: () => void page.cleanup(),
  }
}
