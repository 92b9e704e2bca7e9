import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

export type OpenPdf = {
  pageCount: number
  /** Draws a page (counts from 1) as wide as the canvas is shown. @returns its words, for people who do not see it. */
  draw: (page: number, canvas: HTMLCanvasElement) => Promise<string>
}

/** Reads a file page by page, as far as it is looked at. @returns how to stop it, too. */
export function openPdf(url: string) {
  const task = getDocument({ url, disableAutoFetch: true })
  const opened = task.promise.then((pdf): OpenPdf => {
    let drawing: { cancel: () => void } | undefined
    return {
      pageCount: pdf.numPages,
      async draw(number, canvas) {
        drawing?.cancel()
        const page = await pdf.getPage(number)
        const natural = page.getViewport({ scale: 1 })
        const sharpness = Math.min(window.devicePixelRatio || 1, 2)
        const viewport = page.getViewport({ scale: (canvas.clientWidth * sharpness) / natural.width })
        canvas.width = Math.floor(viewport.width)
        canvas.height = Math.floor(viewport.height)
        const rendering = page.render({ canvas, viewport })
        drawing = rendering
        await rendering.promise
        const { items } = await page.getTextContent()
        return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
      },
    }
  })
  return { opened, close: () => void task.destroy() }
}
