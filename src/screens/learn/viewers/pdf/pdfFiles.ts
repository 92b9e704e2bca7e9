/** Some PDFs need these: decoders of scanned pages, and two fonts that no system has. */
const files: Record<string, URL> = {
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
}

/** The form in which pdf.js asks for them, when a page needs one; from our own origin, each under its hashed name. */
export class PdfFiles {
  /** @throws what pdf.js takes as 'do without'. */
  async fetch({ filename }: { filename: string }) {
    const url = files[filename]
    if (!url) throw new Error(`${filename} is not shipped`)
    const answer = await fetch(url)
    if (!answer.ok) throw new Error(`${filename} answered ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
