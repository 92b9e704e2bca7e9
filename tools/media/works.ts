/**
 * Pictures of the works: `npx node tools/media/works.ts` writes mock-media/works/*.svg, and two of the pages'
 * own to images/works-*.svg.
 */
import { join } from 'node:path'
import { picture } from './kit/svg.ts'
import { IMAGES, MOCK_MEDIA, save } from './pictures.ts'
import { worksBanner, worksMap } from './scenes/works.ts'
import { coast, grassland, mountains, river } from './works/banners.ts'
import * as circles from './works/circles.ts'
import * as inside from './works/inside.ts'
import * as outside from './works/outside.ts'
import { friends, growing, light, world } from './works/overlays.ts'

const BANNER_LIMIT = 14_336

function write(
  name: (n: number) => string,
  width: number,
  height: number,
  scenes: string[][],
  limit?: number,
) {
  for (const [i, scene] of scenes.entries()) {
    const file = `works/${name(i + 1)}.svg`
    save(join(MOCK_MEDIA, file), picture(width, height, scene), limit)
  }
}

const works = [
  outside.bicycleLibrary,
  outside.newRoof,
  inside.girlsCode,
  outside.schoolGarden,
  inside.radioLessons,
  inside.solarLamps,
  outside.puppetTheatre,
  inside.teacherDays,
  circles.readingTent,
  circles.repairWorkshop,
  circles.puzzleCircle,
  circles.wallPainting,
]
write((n) => `work-${String(n).padStart(2, '0')}`, 320, 180, works)
write((n) => `banner-${n}`, 960, 320, [mountains, river, grassland, coast], BANNER_LIMIT)
write((n) => `overlay-${n}`, 320, 240, [friends, world, light, growing])

save(join(IMAGES, 'works-banner.svg'), picture(960, 320, worksBanner), BANNER_LIMIT)
save(join(IMAGES, 'works-map.svg'), picture(320, 240, worksMap))
