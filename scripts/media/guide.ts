/**
 * The worksheet: `npx node scripts/media/guide.ts` prints mock-media/pdf/guide.pdf and guide-fa.pdf with Chromium.
 * Needs a Python with fontTools and brotli (PYTHON names it).
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'
import { guideOf } from './guide/pages.ts'
import { english, persian, type Words } from './guide/words.ts'
import { FONTS, IMAGES, MOCK_MEDIA } from './pictures.ts'

const WEIGHTS = [500, 700, 800, 900]
const LATIN_RANGE = 'unicode-range:U+0-FF,U+2000-200B,U+2010-206F;'

const FILES: Record<Words['font'], { file: string; range: string }[]> = {
  Nunito: [{ file: 'nunito/files/nunito-latin-wght-normal.woff2', range: '' }],
  Vazirmatn: [
    { file: 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2', range: '' },
    { file: 'vazirmatn/files/vazirmatn-latin-wght-normal.woff2', range: LATIN_RANGE },
  ],
}

const work = mkdtempSync(join(tmpdir(), 'fonts-'))

/** One fixed weight of a variable font: printed from the variable file, every letter would become a drawing. */
function weightOf(file: string, weight: number) {
  const target = join(work, 'font.ttf')
  const options = ['-q', '-o', target, join(FONTS, file), `wght=${weight}`]
  const run = spawnSync(process.env.PYTHON ?? 'python3', ['-m', 'fontTools.varLib.instancer', ...options])
  if (run.status !== 0) throw new Error(`fontTools: ${run.stderr}`)
  return readFileSync(target).toString('base64')
}

/** The face declared last is asked first, so the ones with a range come last. */
const fontFaces = (family: Words['font']) =>
  FILES[family]
    .flatMap(({ file, range }) =>
      WEIGHTS.map(
        (weight) =>
          `@font-face{font-family:GuideFont;font-weight:${weight};${range}src:url(data:font/ttf;base64,${weightOf(file, weight)})}`,
      ),
    )
    .join('')

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
rmSync(work, { recursive: true })
