/** The worksheet: `npx node scripts/media/guide.ts` prints mock-media/pdf/guide.pdf and guide-fa.pdf with Chromium. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'
import { guideOf } from './guide/pages.ts'
import { english, persian, type Words } from './guide/words.ts'
import { FONTS, IMAGES, MOCK_MEDIA } from './pictures.ts'

const FILES = {
  Nunito: ['nunito/files/nunito-latin-wght-normal.woff2'],
  Vazirmatn: [
    'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    'vazirmatn/files/vazirmatn-latin-wght-normal.woff2',
  ],
}
const ARABIC = 'unicode-range:U+0600-06FF,U+200C-200F,U+FB50-FDFF,U+FE70-FEFF;'

function fontFaces(family: Words['font']) {
  const face = (file: string) => {
    const data = readFileSync(join(FONTS, file)).toString('base64')
    const range = file.includes('arabic') ? ARABIC : ''
    return `@font-face{font-family:GuideFont;font-weight:100 1000;${range}src:url(data:font/woff2;base64,${data})}`
  }
  // The face declared last is asked first, so the one with a range comes last.
  return [...FILES[family]].reverse().map(face).join('')
}

const logo = readFileSync(join(IMAGES, 'logo.svg'), 'utf8')
const folder = join(MOCK_MEDIA, 'pdf')
mkdirSync(folder, { recursive: true })

const browser = await openBrowser()
for (const [file, words] of [
  ['guide.pdf', english],
  ['guide-fa.pdf', persian],
] as const) {
  const page = await browser.newPage()
  await page.setContent(guideOf(words, logo, fontFaces(words.font)))
  await page.evaluate(() => document.fonts.ready)
  await page.pdf({ path: join(folder, file), preferCSSPageSize: true, printBackground: true, tagged: true })
  await page.close()
}
await browser.close()
