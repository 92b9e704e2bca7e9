import { forget } from './canvas'
import type { PageRegion, PdfPage } from './openPdf'

// The paper is the element that shows a page. It contains a canvas of the whole page, sometimes one of a
// part, and the text layer. It lies in a frame that scrolls.

const SCROLL_REST_MS = 120

/** The page on each paper. If only its scale changes, the text layer stays. */
const shown = new WeakMap<HTMLElement, PdfPage>()

/** Draws a page; the previous one stays until then. @throws if that fails or `signal` aborts. */
export async function drawPage(paper: HTMLElement, page: PdfPage, scale: number, signal: AbortSignal) {
  const isAnotherSize = shown.get(paper) === page
  if (isAnotherSize) stretch(paper, page, scale)
  const canvas = await page.draw(scale, signal)
  canvas.ariaHidden = 'true'
  if (isAnotherSize) {
    removeCanvases(paper)
    paper.prepend(canvas)
    return
  }
  clear(paper)
  paper.append(canvas)
  shown.set(paper, page)
  resize(paper, page, scale)
  if (paper.parentElement) paper.parentElement.scrollTop = 0
}

/** @returns whether the page has text. If the text cannot be loaded, the page counts as a picture. */
export async function drawTextLayer(paper: HTMLElement, page: PdfPage, signal: AbortSignal) {
  const laid = paper.querySelector('[data-words]')
  if (laid) return laid.textContent !== ''
  const words = await page.drawTextLayer(signal).catch(() => undefined)
  signal.throwIfAborted()
  if (!words) return false
  words.dataset.words = ''
  // During a selection this element lies below the text. It keeps the selection from jumping in the gaps.
  const rest = document.createElement('div')
  rest.dataset.rest = ''
  words.append(rest)
  paper.append(words)
  return words.textContent !== ''
}

/**
 * Sharpens a page whose canvas would be too large for the density of the screen: draws the visible part
 * again, also after each scroll, until `signal` aborts.
 */
export function keepVisiblePartSharp(paper: HTMLElement, page: PdfPage, scale: number, signal: AbortSignal) {
  const frame = paper.parentElement
  if (!frame || !page.isCoarse(scale)) return
  let pause: number | undefined
  let latest: AbortController | undefined
  const sharpen = async () => {
    latest?.abort()
    latest = new AbortController()
    const part = partInView(paper, frame)
    const canvas = await page.draw(scale, AbortSignal.any([signal, latest.signal]), part)
    removeCanvases(paper, '[data-part]')
    canvas.ariaHidden = 'true'
    canvas.dataset.part = ''
    Object.assign(canvas.style, {
      insetInlineStart: `${part.x}px`,
      insetBlockStart: `${part.y}px`,
      inlineSize: `${part.width}px`,
      blockSize: `${part.height}px`,
    })
    paper.querySelector('canvas')?.after(canvas)
  }
  const sharpenSoon = () => {
    clearTimeout(pause)
    // If this fails or is cancelled, the coarse page stays.
    pause = window.setTimeout(() => void sharpen().catch(() => {}), SCROLL_REST_MS)
  }
  frame.addEventListener('scroll', sharpenSoon, { signal, passive: true })
  signal.addEventListener('abort', () => clearTimeout(pause))
  sharpenSoon()
}

export function clear(paper: HTMLElement) {
  shown.delete(paper)
  removeCanvases(paper)
  paper.replaceChildren()
  paper.removeAttribute('style')
}

function removeCanvases(paper: HTMLElement, which = '') {
  for (const canvas of paper.querySelectorAll<HTMLCanvasElement>(`canvas${which}`)) {
    forget(canvas)
    canvas.remove()
  }
}

function partInView(paper: HTMLElement, frame: HTMLElement): PageRegion {
  const x = Math.max(0, frame.scrollLeft - paper.offsetLeft)
  const y = Math.max(0, frame.scrollTop - paper.offsetTop)
  const width = Math.min(frame.clientWidth, paper.offsetWidth - x)
  const height = Math.min(frame.clientHeight, paper.offsetHeight - y)
  return { x, y, width, height }
}

/** Resizes the current drawing. The frame keeps what was at its top and, horizontally, in its centre. */
function stretch(paper: HTMLElement, page: PdfPage, scale: number) {
  removeCanvases(paper, '[data-part]')
  const frame = paper.parentElement
  const across = frame ? (frame.scrollLeft + frame.clientWidth / 2) / paper.offsetWidth : 0
  const down = frame ? frame.scrollTop / paper.offsetHeight : 0
  resize(paper, page, scale)
  if (!frame) return
  frame.scrollLeft = across * paper.offsetWidth - frame.clientWidth / 2
  frame.scrollTop = down * paper.offsetHeight
}

function resize(paper: HTMLElement, page: PdfPage, scale: number) {
  paper.style.inlineSize = `${Math.floor(page.width * scale)}px`
  paper.style.blockSize = `${Math.floor(page.height * scale)}px`
  paper.style.setProperty('--total-scale-factor', String(scale * page.unit))
}
