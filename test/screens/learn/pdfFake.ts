import { onTestFinished } from 'vitest'
import type { OpenPdf, PdfPage } from '@/screens/learn/viewers/pdf/openPdf'
import type { PageLink } from '@/screens/learn/viewers/pdf/pageLinks'

/** An error with a name, like those that pdf.js rejects with. */
export const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more })

type Drawing = { page: number; scale: number; isCancelled: boolean; finish: (error?: Error) => void }

/**
 * A fake of pdf.js, because jsdom draws nothing. A test sets its file and its behaviour. Journeys use the
 * real one.
 */
export const pdfFake = {
  pageCount: 300,
  /** The reason why the file cannot be loaded; undefined if it can. */
  problem: undefined as Error | undefined,
  /** Page → the reason why it cannot be drawn. */
  badPages: {} as Record<number, Error>,
  linksOf: (_page: number): PageLink[] => [],
  textOf: (page: number) => `The words of page ${page}`,
  /** Whether drawings wait until the test finishes them. */
  isSlow: false,
  opened: [] as string[],
  closed: 0,
  drawings: [] as Drawing[],
  released: [] as number[],
}

/** Resets the fake for one test, and again after it. */
export function preparePdf(changes: Partial<typeof pdfFake> = {}) {
  const start = { ...pdfFake, badPages: {}, opened: [], drawings: [], released: [] }
  Object.assign(pdfFake, start, changes)
  onTestFinished(() => void Object.assign(pdfFake, start))
}

export function openPdf(url: string) {
  pdfFake.opened.push(url)
  const file: OpenPdf = { pageCount: pdfFake.pageCount, page: async (number) => pageOf(number) }
  const { problem } = pdfFake
  return {
    opened: problem ? Promise.reject(problem) : Promise.resolve(file),
    close: () => {
      pdfFake.closed += 1
    },
  }
}

/** 400 × 600 pixels at 100 %. */
function pageOf(number: number): PdfPage {
  return {
    width: 400,
    height: 600,
    unit: 1,
    isCoarse: () => false,
    draw: (scale, signal) =>
      new Promise((resolve, reject) => {
        const canvas = document.createElement('canvas')
        canvas.title = `page ${number}`
        const finish = (error?: Error) => (error ? reject(error) : resolve(canvas))
        const drawing: Drawing = { page: number, scale, isCancelled: false, finish }
        pdfFake.drawings.push(drawing)
        signal.addEventListener('abort', () => {
          drawing.isCancelled = true
          reject(named('RenderingCancelledException'))
        })
        if (!pdfFake.isSlow) finish(pdfFake.badPages[number])
      }),
    async drawTextLayer() {
      const words = document.createElement('div')
      words.textContent = pdfFake.textOf(number)
      return words
    },
    links: async () => pdfFake.linksOf(number),
    release: () => void pdfFake.released.push(number),
  }
}
