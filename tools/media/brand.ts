/**
 * The mark: `npx node tools/media/brand.ts` writes images/logo.svg, favicon.svg and the icons of the
 * installed app. An open book forms a bird.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'
import { ink } from './kit/svg.ts'
import { IMAGES, PUBLIC, save } from './pictures.ts'

/** Two pages form the wings; the third, orange one is the bird that leaves them. Drawn on 64 by 64. */
const mark = [
  `<path fill="${ink.navy}" d="M4 26C14 24 25 27 32 35C39 27 50 24 60 26V50C50 48 39 51 32 58C25 51 14 48 4 50Z"/>`,
  `<path fill="none" stroke="${ink.cream}" stroke-width="3" stroke-linecap="round" d="M11 34C17 34 22 36 26 40M53 34C47 34 42 36 38 40"/>`,
  `<path fill="${ink.orange}" d="M31 31C19 27 13 17 13 6C25 7 31 13 33 20C36 12 42 7 50 8L57 11 51 14C50 24 42 31 31 31Z"/>`,
  `<circle cx="48" cy="12" r="1.8" fill="${ink.navy}"/>`,
].join('')

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${content}</svg>\n`

/** The wings stand on dark backgrounds, too. */
const edge = `stroke="${ink.cream}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"`

save(join(IMAGES, 'logo.svg'), svg(mark.replace(`fill="${ink.navy}" d`, `fill="${ink.navy}" ${edge} d`)))
save(
  join(PUBLIC, 'favicon.svg'),
  svg(
    `<rect width="64" height="64" rx="12" fill="${ink.cream}"/><g transform="translate(4 3) scale(.875)">${mark}</g>`,
  ),
)

const ICONS = join(IMAGES, 'app')

/**
 * `scale`: the part of the icon that the mark fills. A system may cut a maskable icon to a circle of 80 %.
 */
const icons = [
  { file: 'icon-180.png', size: 180, scale: 0.8, corner: 0 },
  { file: 'icon-192.png', size: 192, scale: 0.875, corner: 0.19 },
  { file: 'icon-512.png', size: 512, scale: 0.875, corner: 0.19 },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.6, corner: 0 },
]

mkdirSync(ICONS, { recursive: true })
const browser = await openBrowser()
for (const { file, size, scale, corner } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>
    body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }
  </style><svg viewBox="0 0 64 64"><rect width="64" height="64" rx="${64 * corner}" fill="${ink.cream}"/>
  <g transform="translate(${32 * (1 - scale)} ${31 * (1 - scale)}) scale(${scale})">${mark}</g></svg>`)
  await page.screenshot({ path: join(ICONS, file), omitBackground: true })
  await page.close()
}
await browser.close()
