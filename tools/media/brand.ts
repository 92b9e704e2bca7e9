/** The mark: `npx node tools/media/brand.ts` writes images/logo.svg and favicon.svg. A book opens and is a bird. */
import { join } from 'node:path'
import { ink } from './kit/svg.ts'
import { IMAGES, PUBLIC, save } from './pictures.ts'

/** Two pages are the wings; the third, orange, is the bird that leaves them. Drawn on 64 by 64. */
const mark = [
  `<path fill="${ink.navy}" d="M4 26C14 24 25 27 32 35C39 27 50 24 60 26V50C50 48 39 51 32 58C25 51 14 48 4 50Z"/>`,
  `<path fill="none" stroke="${ink.cream}" stroke-width="3" stroke-linecap="round" d="M11 34C17 34 22 36 26 40M53 34C47 34 42 36 38 40"/>`,
  `<path fill="${ink.orange}" d="M31 31C19 27 13 17 13 6C25 7 31 13 33 20C36 12 42 7 50 8L57 11 51 14C50 24 42 31 31 31Z"/>`,
  `<circle cx="48" cy="12" r="1.8" fill="${ink.navy}"/>`,
].join('')

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${content}</svg>\n`

save(join(IMAGES, 'logo.svg'), svg(mark))
save(
  join(PUBLIC, 'favicon.svg'),
  svg(
    `<rect width="64" height="64" rx="12" fill="${ink.cream}"/><g transform="translate(4 3) scale(.875)">${mark}</g>`,
  ),
)
