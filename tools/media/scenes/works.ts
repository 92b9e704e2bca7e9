import { shade, spot } from '../kit/garden.ts'
import { arms, bust, cast, reach, seated, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as home from '../kit/room.ts'
import * as studio from '../kit/studio.ts'
import { at, circle, fine, ink, limb, line, path, plain } from '../kit/svg.ts'
import * as place from '../kit/village.ts'

const keeper = wearing(cast.father, ink.mintDeep)

/**
 * One road along several works: a school, its garden, the library on two wheels, the reading tent. 960 by
 * 320.
 */
export const worksBanner = [
  prop.sky(960, 320, ink.lilac),
  prop.sun(500, 70, 28),
  prop.mist(120, 56, 1.8),
  prop.mist(380, 88, 1.3),
  prop.mist(640, 50, 1.6),
  prop.mist(870, 84, 1.8),
  place.peak(350, 220, 300, 110, ink.lilacDeep),
  place.peak(640, 220, 340, 130, ink.lilacDeep),
  prop.hill('M0 206Q240 164 480 208T960 196V320H0Z', ink.mint),
  prop.hill('M0 236Q260 206 520 240T960 232V320H0Z', ink.mintDeep),
  plain(path('M-4 284Q240 262 480 282T964 274V304Q720 310 480 308T-4 312Z', ink.cream)),
  place.school(170, 238, ink.rose, ink.paper, 1.25),
  studio.bunting(96, 130, 148, [ink.sun, ink.skyDeep, ink.orange, ink.mintDeep]),
  prop.tree(34, 246, 1.2, ink.leaf),
  place.cypress(326, 240, 84),
  place.pumpkin(366, 264, 0.8),
  place.pumpkin(394, 268, 0.62),
  prop.tuft(430, 272),
  at(262, 196, standing(cast.sara, ink.navy, { look: [4, 0], mouth: 'open' }, [arms.downLeft, arms.upRight])),
  at(508, 184, [
    limb('M-2 60L12 84L10 102', ink.navy, 12),
    place.bicycle(26, 108),
    limb('M0 60L26 78L32 104', ink.navy, 12),
    path('M26 108q10-2 13 3l-2 5h-12Z', ink.orange),
    bust(keeper, { look: [4, 0] }, [reach(1, 52, 58)]),
    path('M46 74h52l-5 28h-42Z', ink.wood),
    home.bookRow(50, 74, [ink.rose, ink.sun, ink.lilacDeep, ink.skyDeep, ink.orange]),
    path('M46 74h52v8h-51Z', ink.wood),
  ]),
  place.house(672, 222, ink.peach, ink.orange, 0.8),
  place.house(724, 226, ink.paper, ink.blue, 0.7),
  place.tent(846, 268, 190, 142, ink.blue, ink.skyDeep),
  at(816, 188, seated(cast.granny, ink.blue, { look: [3, 2], mouth: 'open', glasses: true }, []), {
    scale: 0.95,
  }),
  at(882, 192, seated(cast.amir, ink.lilacDeep, { look: [-4, 2] }, []), { scale: 0.9 }),
  prop.openBook(818, 256, 0.95, ink.rose),
  studio.dog(756, 286, ink.peachDeep, 0.8),
  prop.bird(420, 60, ink.sun),
  prop.bird(458, 42, ink.sun),
  prop.bush(20, 306, 1, ink.leaf),
  prop.tuft(640, 266),
]

/** A map that is looked at, with a heart where something was begun. 320 by 240. */
export const worksMap = [
  spot(160, 122, 1.35, ink.mint),
  shade(160, 226, 200),
  path('M62 92L126 74V196L62 214Z', ink.paper),
  path('M126 74L194 92V214L126 196Z', ink.cream),
  path('M194 92L258 74V196L194 214Z', ink.paper),
  plain(path('M64 150Q92 132 125 146V194L64 211Z', ink.skyDeep)),
  plain(path('M128 110Q160 96 192 118V160Q160 176 128 160Z', ink.mintDeep)),
  plain(path('M196 136Q226 118 256 132V180Q226 190 196 176Z', ink.peachDeep)),
  fine(line('M126 74V196M194 92V214')),
  `<g stroke-width="2" stroke-dasharray="4 6">${path('M92 148Q128 196 160 134T222 128')}</g>`,
  ...(
    [
      [92, 146, ink.rose],
      [160, 130, ink.orange],
      [228, 140, ink.lilacDeep],
    ] as const
  ).map(([x, y, fill]) =>
    at(x, y, path('M0 0C-22-28-20-54 0-54C20-54 22-28 0 0Z', fill) + circle(0, -34, 7, ink.paper)),
  ),
  prop.heart(160, 48, 1.1, ink.rose),
  prop.star(54, 64, 8),
  prop.sparkle(282, 112, 6),
  prop.sparkle(36, 128, 5, ink.orange),
  prop.paperPlane(258, 50, -20, 0.8),
]
