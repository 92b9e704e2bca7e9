import { arm, bust, cast, reach, seated, skins, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as home from '../kit/room.ts'
import * as studio from '../kit/studio.ts'
import { at, circle, ellipse, fine, ink, limb, path, plain, rect } from '../kit/svg.ts'

/** An evening on the sofa: a lesson on the tablet, coins and a plant in the jar. */
export const evening = [
  home.room(ink.peach, ink.wood, 142),
  prop.windowPane(20, 22, 62, 58, ink.lilacDeep, home.moon(38, 38) + prop.sparkle(66, 66, 4, ink.paper)),
  home.clock(286, 38, 15, 'M0 0V-9M0 0H7'),
  home.rug(160, 166, 128, 14, ink.mintDeep, ink.mint),
  home.floorLamp(36, 158, 64),
  home.sofa(164, 152, 192, ink.lilacDeep, ink.lilac),
  at(132, 58, home.sitting(cast.father, ink.navy, { look: [3, 3] })),
  at(132, 58, arm(cast.father, reach(1, 40, 48, false, -6))),
  at(196, 66, home.sitting(cast.sara, ink.blue, { look: [-3, 3], mouth: 'open' })),
  home.tablet(164, 118, 54, 38, prop.star(0, 0, 9)),
  at(132, 58, arm(cast.father, reach(-1, 4, 66, false, -14))),
  at(196, 66, arm(cast.sara, reach(1, -4, 56, false, 14))),
  rect(272, 132, 44, 8, ink.wood, 2),
  path('M280 140v26M308 140v26'),
  at(294, 132, [
    path('M0-30Q-14-44-16-54Q0-54 0-34Q2-56 16-58Q16-44 0-30V-14', ink.leaf),
    rect(-13, -30, 26, 30, ink.sky, 5),
    plain(ellipse(-4, -5, 5, 3, ink.sun), ellipse(5, -6, 5, 3, ink.sun), ellipse(0, -11, 5, 3, ink.sun)),
  ]),
]

/** A desk of one's own: a volunteer explains, the globe is near. */
export const desk = [
  home.room(ink.mint, ink.peach, 150),
  prop.windowPane(
    24,
    24,
    66,
    60,
    ink.sky,
    plain(prop.hill('M25 74Q50 54 89 70V83H25Z', ink.mintDeep)) + prop.sun(44, 42, 8),
  ),
  home.shelf(236, 56, 72, home.bookRow(242, 56, [ink.rose, ink.sun, ink.skyDeep]) + prop.plant(288, 56, 0.7)),
  at(188, 50, standing(wearing(cast.ada, ink.lilacDeep), ink.navy, { look: [-4, 2], mouth: 'open' }, [])),
  at(104, 74, bust(cast.omid, { look: [3, 2] }, [])),
  limb('M97 140V160M111 140V160', ink.navy, 12),
  path('M84 168q0-7 6-7h12v7ZM124 168q0-7-6-7h-12v7Z', ink.orange),
  path('M40 136v40M240 136v40', 'none', 'stroke-width="6"'),
  rect(28, 132, 224, 10, ink.wood, 2),
  path('M92 132L102 112H152L144 132Z', ink.paper),
  fine(path('M108 119h32M105 126h26')),
  at(104, 74, arm(cast.omid, reach(-1, -12, 56, false, -10)) + arm(cast.omid, reach(1, 28, 46, false, 12))),
  prop.pencil(130, 122, 30, ink.orange, 0.6),
  at(188, 50, arm(wearing(cast.ada, ink.lilacDeep), reach(-1, -38, 62, false, -4))),
  prop.lamp(46, 132, ink.orange),
  home.globe(234, 132),
  prop.sparkle(144, 40, 6),
  prop.star(116, 30, 6, ink.peachDeep),
]

/** Father and daughter read a letter that has just come. */
export const letter = [
  home.room(ink.lilac, ink.sand, 150),
  prop.windowPane(124, 18, 72, 60, ink.sky, prop.tree(172, 78, 0.7, ink.leaf) + prop.mist(144, 38, 0.5)),
  home.frame(42, 46, 44, 40, prop.heart(0, 0, 1.4), -3),
  home.frame(276, 44, 48, 36, studio.landscape(48, 36), 3),
  prop.table(134, 320, 180, ink.wood),
  at(104, 70, bust(cast.father, { look: [4, 2] }, [])),
  at(208, 76, bust(cast.lena, { look: [-4, 1], mouth: 'open' }, [])),
  path('M126 106Q140 100 158 106Q176 100 192 106V140Q176 134 158 140Q140 134 126 140Z', ink.paper),
  fine(path('M135 114q8-3 16 0M135 121q8-3 16 0M167 114q8-3 16 0M135 128q8-3 12 0')),
  prop.heart(174, 126, 0.7),
  at(
    104,
    70,
    arm(cast.father, reach(1, 26, 58, false, 12)) + arm(cast.father, reach(-1, -30, 66, false, -6)),
  ),
  at(208, 76, arm(cast.lena, reach(-1, -20, 52, false, -12)) + arm(cast.lena, reach(1, 32, 60, false, 6))),
  studio.envelope(62, 160, 46, ink.peach, -8),
  studio.envelope(252, 160, 46, ink.mint, 6, ink.rose),
  prop.mug(294, 148, ink.lilacDeep),
  prop.sparkle(158, 90, 5, ink.orange),
  prop.sparkle(86, 30, 5),
]

/** Rain on the window, colours on the table. */
export const rainyDay = [
  home.room(ink.peach, ink.sand, 140),
  prop.windowPane(
    150,
    14,
    140,
    92,
    ink.skyDeep,
    plain(path('M152 92Q190 66 222 84T288 80V104H152Z', ink.mintDeep)) +
      prop.cloud(190, 38, 0.8) +
      prop.cloud(252, 34, 0.8) +
      home.rain([
        [178, 50],
        [192, 56],
        [206, 50],
        [170, 66],
        [186, 72],
        [240, 50],
        [254, 56],
        [268, 50],
        [234, 66],
        [262, 70],
        [276, 64],
      ]),
  ),
  studio.cat(262, 106, ink.paper, 0.9, true),
  prop.table(136, 320, 180, ink.wood),
  at(86, 70, bust(cast.nika, { look: [3, 3] }, [reach(-1, -34, 60, false, -6)])),
  path('M92 160L110 126H188L196 160Z', ink.paper),
  plain(
    path('M104 154L112 140Q130 128 146 140T190 138L193 154Z', ink.mint),
    circle(172, 134, 5, ink.sun),
    path('M118 138q10-8 22-4l-4 8q-10-4-18 2Z', ink.skyDeep),
  ),
  prop.brush(140, 142, 22, ink.blue, 0.9),
  at(86, 70, arm(cast.nika, reach(1, 64, 44, false, 12))),
  studio.jar(226, 156, ink.skyDeep, prop.brush(-3, -58, 172, ink.rose, 0.8)),
  studio.palette(272, 154, 0.9),
  prop.mug(34, 166, ink.rose),
  prop.sparkle(40, 40, 6),
  prop.star(120, 36, 6, ink.lilacDeep),
]

/** Grandmother and grandson look hard at an apple. */
export const grandmother = [
  home.room(ink.sky, ink.sand, 140),
  home.shelf(14, 44, 60, home.bookRow(20, 44, [ink.lilacDeep, ink.rose, ink.mintDeep, ink.sun])),
  home.clock(160, 34),
  prop.windowPane(
    226,
    20,
    66,
    58,
    ink.mint,
    prop.sun(246, 40, 8) + plain(path('M227 66Q256 52 291 66V77H227Z', ink.mintDeep)),
  ),
  at(92, 74, bust(cast.granny, { look: [4, 1], glasses: true }, [])),
  at(226, 78, bust(cast.emil, { look: [-4, 1] }, [])),
  prop.table(138, 320, 180, ink.wood),
  at(158, 140, path('M-28-6H28Q24 6 0 6T-28-6Z', ink.skyDeep) + studio.apple(0, -16, 1.1)),
  path('M64 168L78 144H126L132 168Z', ink.paper) +
    at(
      104,
      155,
      path('M0-5C9-9 13 0 8 6C5 9 2 7 0 8C-2 7-5 9-8 6C-13 0-9-9 0-5Z', 'none', 'stroke-width="2"'),
    ),
  path('M188 168L194 144H242L256 168Z', ink.paper) +
    at(
      222,
      155,
      path('M0-5C9-9 13 0 8 6C5 9 2 7 0 8C-2 7-5 9-8 6C-13 0-9-9 0-5Z', ink.rose, 'stroke-width="2"'),
    ),
  prop.pencil(114, 158, 26, ink.mintDeep, 0.7),
  prop.pencil(212, 158, -26, ink.orange, 0.7),
  at(92, 74, arm(cast.granny, reach(1, 30, 64, false, 12)) + arm(cast.granny, reach(-1, -34, 68, false, -6))),
  at(226, 78, arm(cast.emil, reach(-1, -22, 60, false, -12)) + arm(cast.emil, reach(1, 34, 64, false, 6))),
  prop.sparkle(158, 84, 6),
]

/** A child reads to the dog and the bear. */
export const listener = [
  home.room(ink.mint, ink.wood, 132),
  home.shelf(
    24,
    46,
    100,
    home.bookRow(32, 46, [ink.rose, ink.sun, ink.skyDeep, ink.lilacDeep, ink.orange, ink.mintDeep]),
  ),
  home.shelf(
    24,
    92,
    100,
    home.bookRow(56, 92, [ink.lilacDeep, ink.peachDeep, ink.skyDeep, ink.rose, ink.sun]) +
      prop.star(42, 82, 7),
  ),
  prop.windowPane(232, 18, 66, 62, ink.skyDeep, prop.cloud(256, 44, 0.6) + prop.sun(284, 36, 7)),
  home.rug(160, 160, 136, 18, ink.lilacDeep, ink.lilac),
  at(158, 70, seated(wearing(cast.ada, ink.orange), ink.blue, { look: [4, 2], mouth: 'open' }, [])),
  prop.openBook(158, 142, 1, ink.rose),
  circle(126, 128, 5.5, skins.dark) + circle(190, 128, 5.5, skins.dark),
  studio.dog(236, 162, ink.peachDeep),
  home.teddy(92, 162, ink.wood, 0.95),
  at(288, 164, [
    path('M-9-28Q-9-46 2-46T13-28'),
    at(-8, -28, rect(-5, -12, 10, 16, ink.sun, 1, 'stroke-width="2"'), { rotate: -10 }),
    path('M-20-30H20L16 0H-16Z', ink.skyDeep),
    prop.heart(0, -15, 0.8),
  ]),
  prop.sparkle(204, 70, 6),
]
