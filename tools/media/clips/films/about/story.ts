import { bust, cast, reach, type Someone, wearing } from '../../../kit/people.ts'
import * as prop from '../../../kit/props.ts'
import { room } from '../../../kit/room.ts'
import { at, circle, fine, ink, path, plain } from '../../../kit/svg.ts'
import { glow } from '../../../kit/village.ts'
import { kitchenTable, tableLamp } from '../../../scenes/meeting.ts'
import { ease, hop, round, spring, wave } from '../../../video/motion.ts'
import type { Film, FilmLanguage } from '../../film.ts'
import { subtitle, subtitled } from '../../subtitle.ts'

const teacher = wearing(cast.mina, ink.rose)

const lines = [
  { from: 0.3, to: 3.2, en: 'It began at a kitchen table.', fa: 'همه‌چیز دور یک میز شروع شد.' },
  { from: 3.3, to: 6.2, en: 'The table became too small.', fa: 'میز دیگر جا نداشت.' },
  { from: 6.5, to: 11, en: 'Today it stands everywhere.', fa: 'امروز همه‌جا هست.' },
]

/** Each person: when, from which side, and to which place at the table. */
const guests: { who: Someone; at: number; from: number; x: number; book: string }[] = [
  { who: cast.lena, at: 3.1, from: -70, x: 128, book: ink.lilacDeep },
  { who: cast.amir, at: 3.7, from: 710, x: 516, book: ink.sun },
  { who: cast.zahra, at: 4.3, from: -70, x: 58, book: ink.mintDeep },
  { who: cast.ada, at: 4.9, from: 710, x: 586, book: ink.skyDeep },
]

const guest = (t: number, { who, at: start, from, x, book }: (typeof guests)[number]) => {
  const way = ease(t, start, start + 1.1)
  if (way === 0) return ''
  const walking = way < 1 ? Math.abs(wave(t, 0.5)) * 9 : 0
  return (
    at(round(from + (x - from) * way), round(166 - walking), bust(who, { look: [x < 320 ? 4 : -4, 2] }), {
      scale: 1.2,
    }) + (way === 1 ? prop.openBook(x, round(236 - 10 * hop(t, start + 1.1, start + 1.5)), 0.74, book) : '')
  )
}

function kitchen(t: number) {
  const speaking = Math.floor(t * 3) % 2 === 0
  return [
    room(ink.peach, ink.wood, 288, 640, 360),
    prop.windowPane(96, 46, 84, 78, ink.blue, prop.star(124, 74, 6) + prop.star(156, 92, 5)),
    prop.windowPane(460, 46, 84, 78, ink.blue, prop.star(486, 90, 5) + prop.star(520, 70, 6)),
    glow(320, 92, 92),
    tableLamp(320, 82),
    ...guests.map((each) => guest(t, each)),
    at(244, 150, bust(teacher, { look: [4, 3], mouth: speaking ? 'open' : 'smile' }, [reach(1, 40, 52)]), {
      scale: 1.34,
    }),
    at(
      404,
      158,
      bust(cast.omid, { look: [-3, 4], mouth: speaking ? 'smile' : 'open' }, [reach(-1, -36, 52)]),
      { scale: 1.24 },
    ),
    prop.openBook(324, 236, 1.2),
    prop.mug(196, 236, ink.mintDeep),
    kitchenTable(320, 234, 590, 110),
  ].join('')
}

const world: { who: Someone; turn: number }[] = [
  { who: cast.zahra, turn: -66 },
  { who: cast.lena, turn: -44 },
  { who: cast.omid, turn: -22 },
  { who: teacher, turn: 0 },
  { who: cast.amir, turn: 22 },
  { who: cast.ada, turn: 44 },
  { who: cast.emil, turn: 66 },
]

function globe(t: number) {
  const rise = ease(t, 6.2, 7.4)
  const turn = round((t - 7) * 2)
  return at(320, round(700 - 250 * rise), [
    ...world.map(({ who, turn: place }, index) => {
      const shown = spring(t, 7 + index * 0.16, 7.7 + index * 0.16)
      return shown === 0
        ? ''
        : at(
            0,
            0,
            at(
              0,
              round(-262 - 38 * shown - 5 * Math.abs(wave(t + index / 3, 1.6))),
              bust(who, { look: [0, 2], mouth: index % 2 ? 'open' : 'smile' }, [
                reach(1, 34, 2 + round(4 * wave(t + index, 1)), true),
              ]),
            ),
            { rotate: place },
          )
    }),
    circle(0, 0, 252, ink.skyDeep),
    at(
      0,
      0,
      [
        plain(
          path('M-150-160Q-96-214-30-190Q-10-150-60-130Q-80-80-130-90Q-180-110-150-160Z', ink.mintDeep),
          path('M40-130Q110-190 170-150Q210-100 160-70Q110-40 60-60Q20-90 40-130Z', ink.mintDeep),
        ),
        fine(path('M-252 0Q0-120 252 0M0-252Q-140-120-150 0M0-252Q140-120 150 0')),
      ],
      { rotate: turn },
    ),
  ])
}

export default {
  ...subtitled,
  poster: 3.25,
  frame(t: number, language: FilmLanguage) {
    const away = ease(t, 6, 6.8)
    return [
      away > 0
        ? prop.sky(640, 360, ink.sky) + prop.mist(110, 70, 1.4) + prop.mist(540, 96, 1.2) + globe(t)
        : '',
      away < 1 ? `<g opacity="${round(1 - away)}">${kitchen(t)}</g>` : '',
      ...subtitle(t, language, lines),
    ].join('')
  },
} satisfies Film
