/**
 * The worksheet: `npx node tools/media/guide.ts` prints mock-media/pdf/guide.pdf and guide-fa.pdf with
 * Chromium. Needs a Python with fontTools and brotli (PYTHON names it).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFaces, nunito, vazirmatn } from './guide/fonts.ts'
import { guideOf } from './guide/pages.ts'
import { printPapers } from './guide/print.ts'
import { english, persian, type Words } from './guide/words.ts'
import { IMAGES } from './pictures.ts'

const logo = readFileSync(join(IMAGES, 'logo.svg'), 'utf8')
const fontOf = { Nunito: nunito, Vazirmatn: vazirmatn }
const html = (words: Words) =>
  guideOf(words, logo, fontFaces('GuideFont', fontOf[words.font], [500, 700, 800, 900]))

await printPapers([
  { file: 'guide.pdf', html: html(english) },
  { file: 'guide-fa.pdf', html: html(persian) },
])
