/**
 * My first 300 words, a book of 300 pages in English and Persian: `npx node tools/media/words.ts` prints
 * mock-media/pdf/words.pdf with Chromium. Needs a Python with fontTools and brotli (PYTHON names it).
 */
import { fontFaces, nunito, vazirmatn } from './guide/fonts.ts'
import { printPapers } from './guide/print.ts'
import { wordBook } from './words/page.ts'

const weights = [700, 800]
const [arabic, latin] = vazirmatn
const files = [...(latin ? [latin] : []), ...nunito, ...(arabic ? [arabic] : [])]

await printPapers([
  { file: 'words.pdf', html: wordBook(fontFaces('WordFont', files, weights)), tagged: false },
])
