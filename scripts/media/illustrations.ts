/** Illustrations of the pages: `npx node scripts/media/illustrations.ts` writes images/*.svg. */
import { join } from 'node:path'
import { picture } from './kit/svg.ts'
import { IMAGES, save } from './pictures.ts'
import { signin } from './scenes/arrivals.ts'
import { hero } from './scenes/hero.ts'
import { emptyBox } from './scenes/states.ts'

save(join(IMAGES, 'hero.svg'), picture(480, 384, hero))
save(join(IMAGES, 'signin.svg'), picture(400, 300, signin))
save(join(IMAGES, 'empty-box.svg'), picture(320, 240, emptyBox))
