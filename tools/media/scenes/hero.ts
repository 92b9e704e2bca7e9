import { bigStar, pot, shade, starPlant, thickBooks } from '../kit/garden.ts'
import { arms, bust, cast, reach, seated, standing } from '../kit/people.ts'
import * as prop from '../kit/props.ts'
import { at, fine, ink, path, rect } from '../kit/svg.ts'
import { between, ease, hop, round, wave } from '../video/motion.ts'
import { paperPlaneFlight } from './flight.ts'

const { amir, omid, sara, zahra } = cast

/** Eyes that are closed for a moment at each of these seconds. */
const eyesAt = (t: number, ...blinks: number[]) =>
  blinks.some((blink) => between(t, blink, blink + 0.17)) ? 'closed' : 'open'

function behindTheLaptop(t: number) {
  const waving = hop(t, 0.6, 4.2)
  const raised = reach(-1, round(-31 - waving * (5 + 7 * wave(t, 0.9))), round(7 - waving * 9), true, -6)
  const laughing = between(t, 4.6, 6.6)
  return [
    at(
      172,
      186,
      bust(omid, { look: [3, 3], mouth: laughing ? 'smile' : 'open', eyes: eyesAt(t, 1.9, 5.6) }, [raised]),
      { scale: 1.35 },
    ),
    at(
      268,
      round(188 - 2 * hop(t, 4.8, 5.3) - 2 * hop(t, 5.4, 5.9)),
      bust(zahra, { look: [-3, 3], mouth: laughing ? 'open' : 'smile', eyes: eyesAt(t, 3.1, 6.9) }),
      { scale: 1.35 },
    ),
  ]
}

/** Amir lifts a star towards the plant, again and again. */
function withTheStar(t: number) {
  const up = round(10 * (ease(t, 1, 2.2) - ease(t, 3, 4.2) + ease(t, 5, 6) - ease(t, 6.6, 7.6)))
  return [
    at(
      362,
      174,
      standing(amir, ink.blue, { look: [3, -2], mouth: 'open', eyes: eyesAt(t, 0.7, 4.4) }, [
        arms.downLeft,
        reach(1, 34, -4 - up, true),
      ]),
      { scale: 1.28 },
    ),
    at(408, round(158 - up * 1.28), bigStar(0, 0, 16), { rotate: round(9 * wave(t, 4)) }),
  ]
}

/** A page that turns over the spine of the open book. */
function turningPage(t: number) {
  const turned = ease(t, 2.6, 3.8)
  if (turned === 0 || turned === 1) return ''
  const x = round(33 * Math.cos(Math.PI * turned))
  const lift = round(15 * Math.sin(Math.PI * turned))
  const middle = round(x * 0.42)
  return path(
    `M0-1Q${middle} ${-8 - lift} ${x} ${-5 - lift}V${-30 - lift}Q${middle} ${-33 - lift} 0-25Z`,
    ink.paper,
  )
}

function withTheBook(t: number) {
  const reading = round(2 * wave(t, 2))
  return [
    at(
      80,
      236,
      seated(sara, ink.blue, { look: [reading, 4], eyes: eyesAt(t, 2.5, 6.2) }, [
        reach(-1, -25, 66, false, -10),
        reach(1, 25, 66, false, -10),
      ]),
      { scale: 1.34 },
    ),
    at(80, 338, prop.openBook(0, 0, 1, ink.mintDeep) + turningPage(t), { scale: 0.9 }),
  ]
}

/**
 * Children learn together: two at a laptop, one with a book, one hangs a star into a plant. 480 by 384.
 * @param t second of a loop of eight; if nothing moves, the picture at 0 shows
 */
export function heroFrame(t: number) {
  const glint = (period: number) => 1 + 0.28 * wave(t, period)
  return [
    prop.sky(480, 384, '#fff1de'),
    at(round(310 + 9 * wave(t, 8)), 58, prop.mist(0, 0, 1.3)),
    at(round(60 - 7 * wave(t, 8)), 150, prop.mist(0, 0, 1)),
    prop.hill('M0 292Q120 244 250 272T480 250V384H0Z', ink.sky),
    prop.hill('M0 338Q150 306 300 322T480 312V384H0Z', ink.mint),
    shade(240, 364, 456),
    paperPlaneFlight(t),
    at(220, 72, bigStar(0, 0, 17), { rotate: round(8 * wave(t, 4)) }),
    prop.sparkle(266, 114, round(8 * glint(2)), ink.orange),
    prop.sparkle(180, 122, round(7 * glint(1.6))),
    prop.sparkle(372, 100, round(7 * glint(2)), ink.orange),
    ...behindTheLaptop(t),
    rect(136, 276, 172, 86, ink.wood),
    rect(122, 265, 200, 15, ink.wood, 5),
    fine(
      rect(222, 292, 72, 26, ink.peach, 3),
      rect(222, 326, 72, 26, ink.peach, 3),
      path('M252 305h12M252 339h12'),
    ),
    prop.laptopBack(220, 264, ink.skyDeep, 1.1),
    prop.mug(300, 264, ink.sun),
    thickBooks(364, 363, [ink.skyDeep, ink.orange, ink.lilacDeep]),
    at(434, 363, starPlant(0, 0), { rotate: round(1.2 * wave(t, 4)) }),
    pot(434, 363, 1.2, ink.lilacDeep),
    ...withTheStar(t),
    ...withTheBook(t),
  ].join('')
}
