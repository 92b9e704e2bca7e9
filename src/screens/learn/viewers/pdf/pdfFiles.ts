/** Files that some PDFs need: decoders of scanned pages, and two fonts that operating systems lack. */
const files: Record<string, URL> = {
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
}

/** The program that reads PDFs beside the page. */
export const pdfWorker = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url)

/** All that a PDF may need beside the code of its viewer. */
export const pdfParts = [pdfWorker, ...Object.values(files)]

/**
 * The factory through which pdf.js loads these files when a page needs one. They come from our origin, under
 * hashed names.
 */
export class PdfFiles {
  /** @throws if there is no such file; pdf.js then continues without it. */
  async fetch({ filename }: { filename: string }) {
    const url = files[filename]
    if (!url) throw new Error(`${filename} is not shipped`)
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${filename} answered ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
