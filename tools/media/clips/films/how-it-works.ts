import { arms, bust, cast, reach } from '../../kit/people.ts'
import * as prop from '../../kit/props.ts'
import { robot } from '../../kit/robot.ts'
import { moon } from '../../kit/room.ts'
import { balloon, bunting } from '../../kit/studio.ts'
import { at, circle, ink, line, path, plain, rect } from '../../kit/svg.ts'
import { between, ease, hop, round, spring, wave } from '../../video/motion.ts'
import { caption, type Film, type FilmLanguage } from '../film.ts'

const STEP = 4 // seconds
const { sara, omid, father, granny } = cast

type Drawing = (t: number, upright: Upright) => string[]
/** Keeps a sign readable in a mirrored picture. */
type Upright = (sign: string) => string
type Step = Record<FilmLanguage, string> & {
  sky: string
  ground: string
  drawing: Drawing
  isMirrored?: boolean
}

const eyesAt = (t: number, blink: number) => (between(t, blink, blink + 0.17) ? 'closed' : 'open')
const check = (x: number, y: number, size: number) =>
  size <= 0
    ? ''
    : at(x, y, circle(0, 0, 17, ink.mintDeep) + path('M-8 0l6 6 10-12', 'none', 'stroke-width="4"'), {
        scale: round(size),
      })

/** The three covers to choose from, on sheets of 112 by 150. */
const covers = [
  { fill: ink.sky, art: at(0, -18, robot({ look: [0, 0] }), { scale: 0.62 }) },
  { fill: ink.peach, art: at(0, 12, prop.openBook(0, 0, 0.86, ink.orange)) + prop.star(0, -44, 13) },
  {
    fill: ink.lilac,
    art: at(0, 4, prop.note(0, -14, 2.4)) + prop.sparkle(-26, -34, 8) + prop.sparkle(26, 8, 7, ink.orange),
  },
] as const

const sheet = (x: number, y: number, fill: string, art: string, edge: string = ink.navy) =>
  at(x, y, [
    rect(-56, -78, 112, 156, ink.paper, 8, edge === ink.navy ? '' : `stroke="${edge}" stroke-width="6"`),
    rect(-46, -68, 92, 96, fill, 5, 'stroke-width="2"'),
    at(0, -20, art),
    `<g stroke="${ink.sand}" stroke-width="7"><path d="M-42 44H30"/><path d="M-42 60H2"/></g>`,
  ])

const choosing: Drawing = (t, upright) => {
  const chosen = t > 2.3
  return [
    ...covers.map(({ fill, art }, index) => {
      const here = spring(t, 0.3 + index * 0.3, 1.1 + index * 0.3)
      const lift = index === 0 ? 10 * ease(t, 2.1, 2.5) : 0
      return here === 0
        ? ''
        : sheet(
            270 + index * 134,
            round(152 + (1 - here) * 170 - lift),
            fill,
            index === 2 ? upright(art) : art,
            index === 0 && chosen ? ink.orange : ink.navy,
          )
    }),
    at(318, 72, upright(check(0, 0, spring(t, 2.4, 3)))),
    at(
      120,
      round(204 - 5 * hop(t, 2.5, 3) - 5 * hop(t, 3, 3.5)),
      bust(sara, { look: [4, 0], mouth: chosen ? 'open' : 'smile', eyes: eyesAt(t, 1.3) }, [
        arms.frontLeft,
        reach(1, round(30 + 18 * ease(t, 1.6, 2.2)), round(54 - 30 * ease(t, 1.6, 2.2))),
      ]),
      { scale: 1.5 },
    ),
  ]
}

const enrolling: Drawing = (t, upright) => {
  const pressed = ease(t, 1.7, 1.85) - ease(t, 1.95, 2.15)
  const done = t > 2.15
  return [
    rect(252, 42, 320, 220, ink.paper, 12),
    rect(270, 60, 124, 184, ink.sky, 8, 'stroke-width="2"'),
    at(332, 140, robot({ right: done ? `M24 24Q44 20 ${round(46 + 5 * wave(t, 0.7))} -4` : undefined }), {
      scale: 1.05,
    }),
    `<g stroke="${ink.sand}" stroke-width="10"><path d="M418 86H546"/><path d="M418 112H546"/><path d="M418 138H498"/></g>`,
    at(
      482,
      206,
      rect(-66, -25, 132, 50, done ? ink.mintDeep : ink.orange, 10) +
        (done
          ? upright(path('M-14 0l10 10 18-22', 'none', 'stroke-width="5"'))
          : at(
              0,
              0,
              `${circle(-22, 0, 5, ink.navy)}${circle(0, 0, 5, ink.navy)}${circle(22, 0, 5, ink.navy)}`,
            )),
      {
        scale: round((1 - 0.07 * pressed) * 100) / 100,
      },
    ),
    t > 0.6 && t < 3
      ? at(
          round(560 - 66 * ease(t, 0.7, 1.6)),
          round(270 - 48 * ease(t, 0.7, 1.6)),
          path('M0 0L0 30 8 23 14 35 20 32 14 20 24 19Z', ink.paper),
        )
      : '',
    prop.confetti(
      done
        ? [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [
            round(482 + 100 * Math.cos(i * 0.8) * ease(t, 2.15, 3)),
            round(206 - (60 + 30 * (i % 3)) * ease(t, 2.15, 2.8) * (1 - 0.4 * ease(t, 2.8, 4))),
            [ink.orange, ink.sun, ink.rose, ink.lilacDeep][i % 4] ?? ink.sun,
          ])
        : [],
    ),
    at(178, 190, bust(father, { look: [4, 2], eyes: eyesAt(t, 0.9) }, [arms.downLeft]), { scale: 1.6 }),
    at(
      92,
      round(214 - 6 * hop(t, 2.2, 2.7) - 6 * hop(t, 2.7, 3.2)),
      bust(
        sara,
        { look: [4, 0], mouth: done ? 'open' : 'smile', eyes: eyesAt(t, 3.3) },
        done ? [arms.upLeft, arms.frontRight] : [arms.frontLeft, arms.frontRight],
      ),
      { scale: 1.3 },
    ),
  ]
}

/** The content of the laptop's and the tablet's screen: the robot walks, and a bar shows the progress. */
const onScreen = (x: number, y: number, scale: number, t: number, progress: number) =>
  at(
    x,
    y,
    [
      rect(-120, -76, 240, 152, ink.sky, 4, 'stroke="none"'),
      prop.hill('M-120 40Q-40 18 30 36T120 30V76H-120Z', ink.mintDeep),
      prop.mist(60, -44, 1),
      at(
        round(-60 + 120 * progress),
        round(-8 - 16 * Math.abs(wave(t, 1.2))),
        robot({ step: round(4 * wave(t, 0.6)) }),
        { scale: 0.62 },
      ),
      plain(rect(-104, 58, 208, 8, ink.paper, 4), rect(-104, 58, round(208 * progress), 8, ink.orange, 4)),
      circle(round(-104 + 208 * progress), 62, 7, ink.orange, 'stroke-width="2"'),
    ],
    { scale },
  )

const learning: Drawing = (t) => [
  rect(250, 40, 268, 182, ink.navy, 12),
  onScreen(384, 130, 1.02, t, 0.1 + 0.5 * (t / STEP)),
  path('M226 222H542L532 240H236Z', ink.paper),
  ...[ink.sun, ink.mintDeep, ink.peachDeep].map((fill, index) => {
    const here = spring(t, 1 + index * 0.7, 1.6 + index * 0.7)
    const art = [
      path('M-8-10L12 0-8 10Z', ink.paper),
      path('M-12-9h24M-12 0h24M-12 9h14', 'none'),
      path('M-9 1l6 6 12-14', 'none', 'stroke-width="4"'),
    ][index]
    return here === 0
      ? ''
      : at(572, 76 + index * 62, circle(0, 0, 25, fill) + (art ?? ''), { scale: round(here * 100) / 100 })
  }),
  at(
    140,
    196,
    bust(
      sara,
      { look: [4, round(1 + wave(t, 2))], eyes: eyesAt(t, 1.1), mouth: t > 2.4 ? 'open' : 'smile' },
      [arms.frontLeft, t > 2.4 ? { ...arms.upRight, d: arms.upRight.d } : arms.frontRight],
    ),
    { scale: 1.55 },
  ),
]

const goingOn: Drawing = (t) => {
  const night = ease(t, 0.7, 1.3) - ease(t, 1.9, 2.5)
  const opens = ease(t, 2.1, 2.8)
  const shut = ease(t, 0.5, 1)
  const half = 0.6
  return [
    plain(rect(0, 0, 640, 292, ink.navy, 0, `opacity="${round(night * 8) / 10}"`)),
    night > 0.05 ? at(110, 70, moon(0, 0), { scale: round(night * 22) / 10 }) : '',
    night > 0.3 ? prop.star(210, 52, 7) + prop.star(500, 60, 6) + prop.star(360, 40, 5) : '',
    rect(60, round(62 + 150 * shut), 232, round(160 * (1 - shut) + 10), ink.navy, 10),
    shut < 1
      ? at(176, round(142 + 75 * shut), onScreen(0, 0, 0.88, 0, half), {
          scale: round((1 - shut) * 100) / 100 || 0.01,
        })
      : '',
    path('M40 222H312L304 240H48Z', ink.paper),
    opens > 0
      ? at(round(470 + 190 * (1 - opens)), 150, [
          rect(-134, -92, 268, 184, ink.paper, 16),
          onScreen(0, 0, 1, opens < 1 ? 0 : t, half + 0.1 * ease(t, 2.9, 4)),
        ])
      : '',
    at(
      round(266 + 114 * opens),
      round(52 + 126 * shut * (1 - opens) - 40 * Math.sin(Math.PI * opens)),
      path('M-13-6h26v48l-13-11-13 11Z', ink.orange),
    ),
  ]
}

const finishing: Drawing = (t) => [
  bunting(20, 18, 600, [
    ink.orange,
    ink.skyDeep,
    ink.sun,
    ink.mintDeep,
    ink.lilacDeep,
    ink.rose,
    ink.skyDeep,
    ink.orange,
    ink.sun,
    ink.mintDeep,
  ]),
  balloon(66, round(120 + 5 * wave(t, 2)), ink.rose),
  balloon(580, round(116 - 5 * wave(t, 2)), ink.skyDeep),
  at(
    150,
    200,
    bust(granny, { look: [4, 0], mouth: 'open', eyes: eyesAt(t, 1.4), glasses: true }, [
      reach(-1, -8, round(34 + 4 * wave(t, 0.5))),
      reach(1, 8, round(34 - 4 * wave(t, 0.5))),
    ]),
    { scale: 1.45 },
  ),
  at(
    500,
    198,
    bust(omid, { look: [-4, 0], mouth: 'open', eyes: eyesAt(t, 2.6) }, [arms.upLeft, arms.upRight]),
    { scale: 1.45 },
  ),
  at(320, 134, bust(sara, { mouth: 'open', eyes: eyesAt(t, 3) }), { scale: 1.6 }),
  at(320, round(238 - 18 * spring(t, 0.4, 1.3)), [
    rect(-96, -44, 192, 92, ink.paper, 6),
    rect(-86, -34, 172, 72, 'none', 3, `stroke="${ink.orange}" stroke-width="2"`),
    `<g stroke="${ink.sand}" stroke-width="7"><path d="M-50-14H50"/><path d="M-60 2H60"/></g>`,
    prop.star(0, 24, 13),
    circle(-96, 4, 9, '#fbd9bd') + circle(96, 4, 9, '#fbd9bd'),
  ]),
  ...Array.from({ length: 20 }, (_, index) => {
    const age = t - 0.8 - (index % 6) * 0.3
    if (age < 0) return ''
    const y = round(30 + ((age * (52 + (index % 4) * 12)) % 250))
    return rect(
      round(30 + ((index * 97) % 580) + 5 * wave(age, 1.6)),
      y,
      8,
      8,
      [ink.orange, ink.sun, ink.rose, ink.mintDeep, ink.lilacDeep][index % 5] ?? ink.sun,
      2,
      'stroke="none"',
    )
  }),
]

const steps: Step[] = [
  {
    en: 'Choose a course you like',
    fa: 'دوره‌ای را که دوست دارید انتخاب کنید',
    sky: '#fff1de',
    ground: ink.peachDeep,
    drawing: choosing,
    isMirrored: true,
  },
  {
    en: 'Enrol. Many courses are free',
    fa: 'ثبت‌نام کنید؛ خیلی از دوره‌ها رایگان‌اند',
    sky: ink.mint,
    ground: ink.mintDeep,
    drawing: enrolling,
    isMirrored: true,
  },
  {
    en: 'Watch, read, try it yourself',
    fa: 'ببینید، بخوانید و خودتان امتحان کنید',
    sky: ink.peach,
    ground: ink.peachDeep,
    drawing: learning,
  },
  {
    en: 'Stop any time. Your place is kept',
    fa: 'خسته شدید؟ جایتان محفوظ می‌ماند',
    sky: ink.sky,
    ground: ink.skyDeep,
    drawing: goingOn,
  },
  {
    en: 'Finish, and the certificate is yours',
    fa: 'تا آخر بروید و گواهی‌تان را بگیرید',
    sky: ink.lilac,
    ground: ink.lilacDeep,
    drawing: finishing,
  },
]

const digits = { en: ['1', '2', '3', '4', '5'], fa: ['۱', '۲', '۳', '۴', '۵'] }

function stepAt(step: Step, index: number, t: number, language: FilmLanguage) {
  const isRtl = language === 'fa'
  const isMirrored = isRtl && step.isMirrored
  const picture = step.drawing(t, (sign) => (isMirrored ? at(0, 0, sign, { flip: true }) : sign)).join('')
  const side = (x: number) => (isRtl ? 640 - x : x)
  return [
    prop.sky(640, 292, step.sky),
    prop.hill('M0 250Q160 226 330 246T640 236V292H0Z', step.ground),
    isMirrored ? at(640, 0, picture, { flip: true }) : picture,
    plain(rect(0, 288, 640, 72, ink.paper, 0)),
    line('M0 288H640'),
    circle(side(48), 324, 22, ink.orange),
    caption(side(48), isRtl ? 334 : 333, digits[language][index] ?? '', 26, { language, weight: 900 }),
    caption(side(86), isRtl ? 334 : 333, step[language], 27, { language, anchor: 'start' }),
    ...steps.map((_, dot) =>
      circle(side(548 + dot * 18), 348, 3.5, dot === index ? ink.orange : ink.sand, 'stroke="none"'),
    ),
  ].join('')
}

/** Five steps from the catalogue to the certificate, with their texts in the picture. */
export default {
  width: 640,
  height: 360,
  scale: 1.5,
  seconds: steps.length * STEP,
  fps: 20,
  poster: 3.4,
  languages: ['en', 'fa'],
  limit: 400_000,
  frame(t, language) {
    const index = Math.min(steps.length - 1, Math.floor(t / STEP))
    const here = steps[index]
    const before = steps[index - 1]
    if (!here) return ''
    const inside = t - index * STEP
    const shown = ease(inside, 0, 0.5)
    const way = language === 'fa' ? -1 : 1
    if (!before || shown === 1) return stepAt(here, index, inside, language)
    return [
      at(round(-640 * shown * way), 0, stepAt(before, index - 1, STEP - 0.001, language)),
      at(round(640 * (1 - shown) * way), 0, stepAt(here, index, inside, language)),
    ].join('')
  },
} satisfies Film
