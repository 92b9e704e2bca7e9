import { arms, bust, cast, reach, type Someone, skins, standing, wearing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import * as studio from '../kit/studio.ts'
import { at, circle, ellipse, fine, ink, limb, line, path, plain, rect } from '../kit/svg.ts'
import type { Scene } from './scene.ts'

const GLYPHS = {
  A: 'M-9 11L0-11 9 11M-5.500 3H5.500',
  B: 'M-6 0H2Q9 0 9 5.500T2 11H-6V-11H1Q7-11 7-5.500T1 0',
  C: 'M8-7Q4-11-1-11-9-10-9 0T-1 11Q4 11 8 7',
}

const cube = (x: number, y: number, fill: string, letter: keyof typeof GLYPHS, rotate = 0) =>
  at(x, y, rect(-24, -24, 48, 48, fill, 5) + path(GLYPHS[letter], 'none', 'stroke-width="6"'), { rotate })

/** The alphabet: three cubes, an apple, a ball and a cat. */
const alphabet: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.mist(58, 36, 1),
  prop.mist(280, 60, 0.9),
  prop.hill('M0 148Q160 132 320 150V180H0Z', ink.mintDeep),
  cube(148, 130, ink.sun, 'A'),
  cube(202, 130, ink.skyDeep, 'B'),
  cube(176, 80, ink.rose, 'C', -7),
  studio.cat(266, 156, ink.peachDeep),
  at(178, 36, [
    circle(0, 0, 17, ink.paper),
    path('M-17 2Q-4-8 0-17M17-2Q4 8 0 17', 'none'),
    path('M-11-13Q6-2 11 13', 'none', `stroke="${ink.orange}"`),
  ]),
  at(82, 48, standing(who, ink.blue, { look: [4, -1], mouth: 'open' }, [arms.downLeft, reach(1, 40, 6)])),
  studio.apple(126, 44, 1),
  fine(path('M150 26l-5-6M206 28l6-5M152 48l-7 2')),
  prop.tuft(30, 168),
  prop.tuft(294, 172),
  prop.sparkle(238, 32, 6),
  prop.star(112, 130, 6),
]

/** Conversation: two friends, two bubbles, a sun and a heart. */
const speaking: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.hill('M0 146Q160 130 320 146V180H0Z', ink.mintDeep),
  prop.tree(160, 148, 1, ink.leaf),
  prop.bubble(106, 38, 66, 42, -1),
  prop.sun(94, 38, 9),
  fine(path('M94 23v3M94 50v3M79 38h3M106 38h3M84 28l2 2M104 28l-2 2M84 48l2-2M104 48l-2-2')),
  prop.mist(120, 42, 0.5, ink.skyDeep),
  prop.bubble(214, 30, 62, 38, 1, ink.sun),
  prop.heart(200, 30, 1),
  plain(circle(216, 30, 3, ink.navy), circle(226, 30, 3, ink.navy), circle(236, 30, 3, ink.navy)),
  at(62, 82, bust(who, { look: [4, -1], mouth: 'open' }, [reach(-1, -30, 62, false, -6), reach(1, 42, 28)])),
  at(256, 80, bust(cast.omid, { look: [-4, 0] }, [reach(1, 30, 62, false, 6), reach(-1, -42, 34)])),
  path('M20 146H104V158H20ZM214 146H300V158H214Z', ink.wood),
  path('M32 158v16M92 158v16M226 158v16M288 158v16', 'none', 'stroke-width="5"'),
  prop.tuft(160, 170),
  prop.sparkle(30, 40, 6),
  prop.star(296, 44, 6, ink.peachDeep),
]

/** Songs: a child and a bird share the notes. */
const songs: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  path(
    'M118 74Q190 20 330 58M120 90Q190 36 330 74M122 106Q192 52 330 90',
    'none',
    `stroke="${ink.paper}" stroke-width="4"`,
  ),
  prop.hill('M0 152Q160 138 320 152V180H0Z', ink.lilacDeep),
  prop.note(156, 64, 1.5),
  prop.note(206, 52, 1.3, ink.skyDeep),
  prop.note(252, 62, 1.5, ink.mintDeep),
  prop.note(296, 56, 1.2, ink.sun),
  limb('M326 134Q280 122 224 134', ink.wood, 9),
  path('M290 126Q292 110 308 110Q308 126 290 126ZM250 130Q250 146 264 148Q266 134 250 130Z', ink.leaf),
  studio.finch(230, 113, ink.orange, true),
  fine(path('M196 108l-8-3M196 118l-9 3')),
  at(
    80,
    50,
    standing(who, ink.navy, { look: [3, -2], mouth: 'open', eyes: 'closed' }, [
      reach(-1, -36, 40),
      reach(1, 38, 26),
    ]),
  ),
  at(150, 168, studio.flower(0, 0, ink.rose, 26)),
  at(176, 172, studio.flower(0, 0, ink.sun, 18)),
  prop.tuft(28, 170),
  prop.sparkle(34, 40, 6),
  prop.star(130, 130, 6),
]

/** Grammar: a sentence is a train; every wagon carries its part and a dot ends it. */
const grammar: Scene = ({ back, who }) => {
  const wheels = (x: number, w: number) =>
    circle(x + 12, 146, 9, ink.paper) + circle(x + w - 12, 146, 9, ink.paper)
  const wagon = (x: number, fill: string, load: string) =>
    line(`M${x - 10} 136h12`, 5) + at(x + 30, 104, load) + path(`M${x} 108h60v32h-60Z`, fill) + wheels(x, 60)
  return [
    prop.sky(320, 180, back),
    prop.mist(270, 26, 0.9),
    prop.cloud(152, 28, 0.9),
    prop.cloud(106, 38, 0.6),
    prop.hill('M0 122Q70 92 150 118T320 108V180H0Z', ink.mint),
    prop.hill('M0 156H320V180H0Z', ink.mintDeep),
    line('M0 156H320'),
    fine(
      path(
        'M12 156v7M42 156v7M72 156v7M102 156v7M132 156v7M162 156v7M192 156v7M222 156v7M252 156v7M282 156v7M312 156v7',
      ),
    ),
    path('M70 74V56h-6l-4-10h28l-4 10h-6v18Z', ink.navy),
    at(36, 66, bust(who, { look: [-3, 0], mouth: 'open' }, [])),
    path('M12 140V96H54V72H82Q100 74 100 96V140Z', ink.orange),
    rect(6, 92, 54, 12, ink.peachDeep, 3),
    circle(84, 106, 7, ink.sun),
    wheels(10, 94),
    wagon(116, ink.rose, studio.dog(4, 6, ink.wood, 0.9)),
    wagon(
      188,
      ink.skyDeep,
      at(0, 0, path('M-18 4V-12H6V-24L28-4 6 16V4Z', ink.mintDeep, 'transform="translate(-4 -8)"')),
    ),
    wagon(260, ink.lilacDeep, studio.apple(0, -14, 1.1)),
    prop.sparkle(220, 52, 6),
    prop.star(30, 30, 6),
  ]
}

/** Stories: a castle and a whale rise out of an open book. */
const stories: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  plain(circle(206, 76, 66, ink.paper, 'opacity=".55"')),
  prop.hill('M0 152Q160 140 320 154V180H0Z', ink.mintDeep),
  prop.mist(286, 40, 0.8),
  path('M186 126V72h10v8h10v-8h10v8h10v-8h10v54Z', ink.lilac),
  path('M170 126V56h24v70Z', ink.paper),
  path('M228 126V64h24v62Z', ink.paper),
  path('M166 56L182 30 198 56Z', ink.rose),
  path('M224 64L240 38 256 64Z', ink.orange),
  path('M182 30V18l12 5-12 4', ink.sun),
  fine(path('M178 70v8M186 70v8M240 78v8')),
  path('M202 126v-20q9-12 18 0v20Z', ink.wood),
  path('M206 166Q170 146 120 158V110Q168 100 206 124Q244 100 294 110V158Q242 146 206 166Z', ink.orange),
  path('M206 158Q170 140 128 150V104Q168 96 206 118Q244 96 286 104V150Q242 140 206 158Z', ink.paper),
  fine(
    path(
      'M206 118V158M142 116q24-4 48 6M142 128q24-4 48 6M142 140q24-3 48 8M270 116q-24-4-48 6M270 128q-24-4-48 6M270 140q-24-3-48 8',
    ),
  ),
  at(74, 56, standing(who, ink.navy, { look: [4, -1], mouth: 'open' }, [arms.downLeft, reach(1, 48, 50)])),
  prop.star(136, 62, 8),
  prop.sparkle(152, 34, 6, ink.orange),
  prop.sparkle(272, 78, 6),
  prop.star(128, 26, 5, ink.peachDeep),
  prop.tuft(26, 170),
]

/** Letters: a child writes, envelopes learn to fly. */
const writing: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.mist(40, 40, 0.9),
  `<g stroke-width="2" stroke-dasharray="3 5">${path('M180 104Q230 96 226 70T276 34')}</g>`,
  prop.paperPlane(278, 34, -24, 0.9),
  at(202, 44, [
    path('M-18-2C-34-20-40-12-46-14C-42 0-32 6-18 6ZM18-2C34-20 40-12 46-14C42 0 32 6 18 6Z', ink.sky),
    studio.envelope(0, 0, 42, ink.paper),
  ]),
  prop.table(132, 320, 180, ink.wood),
  at(110, 68, bust(who, { look: [3, 3] }, [reach(-1, -20, 62, false, -8), reach(1, 42, 60)])),
  path('M92 156L106 128H176L184 156Z', ink.paper),
  fine(path('M112 136h36M110 142h44M107 149h26')),
  prop.pencil(144, 146, 34, ink.orange, 0.95),
  circle(153, 132, 5.5, skins[who.skin]),
  studio.envelope(236, 152, 46, ink.peach, -8, ink.rose),
  studio.envelope(276, 156, 46, ink.mint, 10),
  at(42, 156, [
    prop.pencil(-6, -12, -10, ink.mintDeep, 0.9),
    prop.pencil(5, -16, 9, ink.sun, 0.9),
    path('M-14-28H14L11 0H-11Z', ink.lilacDeep),
  ]),
  prop.sparkle(146, 30, 6),
  prop.star(70, 92, 6),
]

/** Travel: a suitcase, a map of dots and a balloon that waits. */
const travel: Scene = ({ back, who }) => [
  prop.sky(320, 180, back),
  prop.mist(60, 34, 1),
  prop.mist(292, 28, 0.8),
  plain(path('M150 150L196 92 218 118 256 74 330 150Z', ink.lilacDeep)),
  plain(path('M245 87l11-13 12 12-8 4-6-4-5 5Z', ink.paper)),
  prop.hill('M0 148Q160 134 320 150V180H0Z', ink.mintDeep),
  at(170, 52, [
    ellipse(0, 0, 34, 36, ink.sun),
    path('M-12-34C-22-12-20 18-8 35M12-34C22-12 20 18 8 35'),
    path('M-14-33C-26-10-22 20-9 35H9C22 20 26-10 14-33Q0-40-14-33Z', ink.orange),
    path('M0-36V36'),
    line('M-14 32L-9 52M14 32L9 52'),
    path('M-12 50h24l-3 18h-18Z', ink.wood),
  ]),
  line('M262 156V78', 6),
  path('M240 82H282L294 92 282 102H240Z', ink.paper),
  path('M286 108H244L232 118 244 128H286Z', ink.peach),
  plain(circle(256, 92, 3, ink.skyDeep), circle(266, 92, 3, ink.skyDeep), circle(276, 92, 3, ink.skyDeep)),
  prop.heart(264, 118, 0.7),
  at(82, 52, [
    path('M-24 34Q-34 34-33 46V62Q-32 70-22 70H0V34Z', ink.rose),
    standing(
      who,
      ink.blue,
      { look: [4, -2], mouth: 'open' },
      [reach(-1, -36, 66, false, -4), reach(1, 42, 6)],
      2,
    ),
    fine(path('M-10 24Q-15 40-12 62M10 24Q15 40 12 62')),
  ]),
  at(124, 164, [
    path('M-9-34V-42H9V-34'),
    rect(-20, -34, 40, 32, ink.skyDeep, 5),
    fine(path('M-10-34v32M10-34v32')),
    prop.star(0, -18, 6),
  ]),
  prop.tuft(28, 168),
  prop.tuft(206, 168),
  prop.sparkle(126, 24, 6),
]

export const english: Record<string, { scene: Scene; who: Someone; back: string }> = {
  alphabet: { scene: alphabet, who: cast.lena, back: ink.sky },
  speaking: { scene: speaking, who: cast.zahra, back: ink.sky },
  songs: { scene: songs, who: wearing(cast.ada, ink.rose), back: ink.lilac },
  grammar: { scene: grammar, who: wearing(cast.emil, ink.mintDeep), back: ink.peach },
  stories: { scene: stories, who: wearing(cast.nika, ink.sun), back: ink.lilac },
  writing: { scene: writing, who: wearing(cast.mina, ink.sun), back: ink.sky },
  travel: { scene: travel, who: wearing(cast.amir, ink.paper), back: ink.mint },
}
