/** Pictures that replace a missing one: `npx node tools/media/fallbacks.ts`. */
import { join } from 'node:path'
import * as prop from './kit/props.ts'
import { at, circle, fine, ink, line, path, picture, plain, rect } from './kit/svg.ts'
import { IMAGES, save } from './pictures.ts'

/** A course without a picture: books, a plant and a lamp on a shelf. */
const course = [
  prop.sky(320, 180, ink.peach),
  plain(circle(160, 84, 66, ink.paper, 'opacity=".6"')),
  rect(40, 138, 240, 10, ink.wood, 3),
  path('M70 148v12M250 148v12'),
  rect(104, 76, 18, 62, ink.lilacDeep, 3),
  rect(122, 64, 22, 74, ink.orange, 3),
  rect(144, 84, 16, 54, ink.mintDeep, 3),
  at(176, 138, rect(-9, -66, 18, 66, ink.skyDeep, 3) + fine(path('M-9-54h18M-9-12h18')), { rotate: 14 }),
  fine(path('M104 88h18M104 126h18M122 78h22M122 124h22M144 96h16')),
  prop.plant(228, 138, 1),
  prop.lamp(66, 138, ink.sun),
  prop.star(196, 44, 7),
  prop.sparkle(150, 44, 5, ink.orange),
  prop.sparkle(262, 70, 5),
]

/** A picture that could not be loaded: an empty frame that waits, with a sleeping sun in it. */
const image = [
  prop.sky(320, 180, ink.sky),
  line('M160 18L110 44M160 18L210 44', 2),
  circle(160, 18, 4, ink.orange),
  rect(82, 44, 156, 104, ink.wood, 6),
  rect(96, 58, 128, 76, ink.paper, 2),
  path('M97 120Q120 88 142 108T184 98T223 118V133H97Z', ink.mint),
  circle(160, 88, 14, ink.sun),
  path('M97 124Q126 104 156 120T223 120V133H97Z', ink.mintDeep),
  fine(path('M152 86q3 3 6 0M162 86q3 3 6 0M157 93q3 2 6 0')),
  prop.mist(118, 78, 0.5, ink.sky),
  prop.mist(200, 76, 0.5, ink.sky),
  prop.sparkle(60, 70, 6),
  prop.sparkle(262, 110, 6),
  prop.sparkle(268, 48, 4, ink.orange),
]

/** Before a lesson's film starts: a little cinema with a play button of stars. */
const poster = [
  prop.sky(640, 360, ink.lilac),
  plain(circle(320, 170, 150, ink.paper, 'opacity=".5"')),
  prop.hill('M0 300Q320 260 640 300V360H0Z', ink.mintDeep),
  prop.mist(110, 90, 1.6),
  prop.mist(530, 70, 1.4),
  at(320, 160, [
    rect(-150, -94, 300, 180, ink.paper, 10),
    rect(-136, -80, 272, 152, ink.sky, 4),
    path('M-136 40Q-70-10 0 34T136 20V72H-136Z', ink.mint),
    path('M-60 86l-30 68M60 86l30 68'),
    prop.sun(84, -40, 18),
  ]),
  at(190, 306, prop.openBook(0, 0, 1.6)),
  prop.plant(470, 312, 1.7),
  prop.star(84, 190, 12),
  prop.star(560, 180, 10, ink.peachDeep),
  prop.sparkle(60, 250, 8, ink.orange),
  prop.sparkle(590, 240, 8),
]

save(join(IMAGES, 'course-fallback.svg'), picture(320, 180, course))
save(join(IMAGES, 'image-fallback.svg'), picture(320, 180, image))
save(join(IMAGES, 'lesson-poster.svg'), picture(640, 360, poster))
