/** Pictures of the works: `npx node scripts/media/works.ts` writes mock-media/works/*.svg. */
import { join } from 'node:path'
import { picture } from './kit/svg.ts'
import { MOCK_MEDIA, save } from './pictures.ts'
import { coast, grassland, mountains, river } from './works/banners.ts'
import * as kinds from './works/kinds.ts'
import * as more from './works/more-kinds.ts'
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
  kinds.bicycleLibrary,
  kinds.newRoof,
  kinds.girlsCode,
  kinds.schoolGarden,
  kinds.radioLessons,
  kinds.solarLamps,
  kinds.puppetTheatre,
  more.teacherDays,
  more.readingTent,
  more.repairWorkshop,
  more.puzzleCircle,
  more.wallPainting,
]
write((n) => `work-${String(n).padStart(2, '0')}`, 320, 180, works)
write((n) => `banner-${n}`, 960, 320, [mountains, river, grassland, coast], BANNER_LIMIT)
write((n) => `overlay-${n}`, 320, 240, [friends, world, light, growing])
