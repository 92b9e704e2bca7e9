/** Pictures of the blog posts: `npx node tools/media/blog.ts` writes mock-media/blog/01.svg and so on. */
import { join } from 'node:path'
import { desk, evening, grandmother, letter, listener, rainyDay } from './blog/home.ts'
import { arrows, bugHunt, party } from './blog/play.ts'
import { kitchenBand, labels, shoeBox } from './blog/together.ts'
import { picture } from './kit/svg.ts'
import { MOCK_MEDIA, save } from './pictures.ts'

const scenes = {
  '01': evening,
  '02': desk,
  '03': letter,
  '04': rainyDay,
  '05': grandmother,
  '06': shoeBox,
  '07': kitchenBand,
  '08': labels,
  '09': listener,
  '10': bugHunt,
  '11': arrows,
  '12': party,
}

for (const [number, scene] of Object.entries(scenes))
  save(join(MOCK_MEDIA, `blog/${number}.svg`), picture(320, 180, scene))
