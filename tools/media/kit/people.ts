import { at, circle, ellipse, fine, ink, limb, path, plain } from './svg.ts'

export const skins = { light: '#fbd9bd', tan: '#eab88e', brown: '#b97e55', dark: '#8a5a3c' } as const
export const hairs = {
  black: '#2a3350',
  brown: '#7a4b2b',
  ginger: '#d98236',
  blond: '#f0c86c',
  grey: '#c3c7d4',
} as const

export type HairStyle =
  | 'short'
  | 'bob'
  | 'buns'
  | 'tail'
  | 'curls'
  | 'braids'
  | 'scarf'
  | 'cap'
  | 'long'
  | 'beard'
  | 'granny'
export type Mouth = 'smile' | 'open' | 'small'
export type Someone = { skin: keyof typeof skins; hair: keyof typeof hairs; style: HairStyle; shirt: string }
type Pose = { look?: [number, number]; mouth?: Mouth; eyes?: 'open' | 'closed'; glasses?: boolean }
type Arm = { d: string; hand: [number, number]; behind?: boolean }

const FRINGE = 'M-18 1C-22-25 22-25 18 1C15-3 13-6 12-9C6-5-6-5-10-10C-12-5-15-2-18 1Z'

/** Hair behind the head, then hair in front of it. */
function hairOf({ style, hair, shirt }: Someone): [string, string] {
  const h = hairs[hair]
  const fringe = path(FRINGE, h)
  switch (style) {
    case 'short':
      return [
        '',
        path('M-18 0C-23-25 23-27 18 0C16-2 15-6 14-8C8-5 4-7 0-10C-4-6-10-6-14-8C-15-5-16-2-18 0Z', h),
      ]
    case 'bob':
      return [path('M-20 15C-28-28 28-28 20 15C12 19-12 19-20 15Z', h), fringe]
    case 'long':
      return [path('M-19 34C-29-30 29-30 19 34C12 39-12 39-19 34Z', h), fringe]
    case 'buns':
      return [circle(-16, -16, 8, h) + circle(16, -16, 8, h), fringe]
    case 'tail':
      return [path('M8-14C30-24 38-4 29 14C27 4 22-2 12-3Z', h), fringe]
    case 'braids':
      return [limb('M-18 4Q-26 14-22 28M18 4Q26 14 22 28', h, 9), fringe]
    case 'curls':
      return [
        '',
        path(
          'M-18 2C-26 1-26-9-20-11C-22-20-11-24-7-20C-3-27 7-26 9-20C16-23 23-16 20-10C26-8 25 1 18 2C18-3 15-7 10-8C4-5-6-5-10-8C-15-6-17-3-18 2Z',
          h,
        ),
      ]
    case 'scarf':
      return [
        path('M-22 30C-28-30 28-30 22 30C12 36-12 36-22 30Z', shirt),
        '<path fill-rule="evenodd" d="M-21 14C-27-28 27-28 21 14C18 24-18 24-21 14ZM-15 4C-15 22 15 22 15 4C15-16-15-16-15 4Z" fill="' +
          shirt +
          '"/>',
      ]
    case 'cap':
      return [
        '',
        path('M-18-4C-20-27 20-27 18-4Z', ink.orange) +
          path('M-2-4H27C26-10 18-12 12-11', ink.orange) +
          circle(0, -21, 2, ink.paper),
      ]
    case 'beard':
      return [
        '',
        path('M-18 0C-22-25 22-25 18 0C16-5 13-9 10-11C2-7-10-8-14-9C-16-5-17-3-18 0Z', h) +
          path('M-18 3C-17 25 17 25 18 3C15 9 7 6 0 6S-15 9-18 3Z', h),
      ]
    case 'granny':
      return [circle(0, -22, 9, h), path('M-19 4C-24-26 24-26 19 4C17-8 8-13 0-14C-8-13-17-8-19 4Z', h)]
  }
}

/** A head of radius 18 around 0,0. `look` moves the face: positive is to the right and down. */
export function head(who: Someone, { look = [0, 0], mouth = 'smile', eyes = 'open', glasses }: Pose = {}) {
  const skin = skins[who.skin]
  const [back, front] = hairOf(who)
  const covered = who.style === 'scarf' || who.style === 'bob' || who.style === 'long'
  const beard = who.style === 'beard'
  const mouthShape = {
    smile: path(beard ? 'M-4 11q4 3 8 0' : 'M-5 7q5 5 10 0', 'none'),
    open: path('M-5 7h10q-1 7-5 7t-5-7Z', ink.rose),
    small: path('M-2 9q2 2 4 0', 'none'),
  }[mouth]
  const eye = (x: number) =>
    eyes === 'open' ? circle(x, 1, 2.2, ink.navy, 'stroke="none"') : path(`M${x - 3} 2q3-4 6 0`, 'none')
  const frames = glasses ? circle(-7, 1, 6) + circle(7, 1, 6) + path('M-1 1h2') : ''
  const face = at(look[0], look[1] - (beard ? 2 : 0), [
    beard
      ? ''
      : plain(
          ellipse(-11, 6, 3.5, 2.5, ink.rose, 'opacity=".7"'),
          ellipse(11, 6, 3.5, 2.5, ink.rose, 'opacity=".7"'),
        ),
    eye(-7),
    eye(7),
    fine(frames, mouthShape),
  ])
  const ears = covered ? '' : circle(-18, 3, 4, skin) + circle(18, 3, 4, skin)
  const skull = ellipse(0, 0, 18, 17.5, skin)
  return [back, ears, skull, beard ? front + face : face + front].join('')
}

const handOf = (who: Someone, [x, y]: [number, number]) => circle(x, y, 5.5, skins[who.skin])

/** An arm from a shoulder along `d`, with its hand. */
export const arm = (who: Someone, { d, hand }: Arm) => handOf(who, hand) + limb(d, who.shirt, 11)

/** Head and chest; the chest ends at y = 66, to be hidden behind a table or continued by legs. */
export function bust(who: Someone, pose: Pose = {}, arms: Arm[] = []) {
  const chest = path('M-19 66C-25 36-14 20 0 20S25 36 19 66Z', who.shirt)
  return [
    ...arms.filter(({ behind }) => behind).map((each) => arm(who, each)),
    chest,
    at(0, 0, head(who, pose), { scale: 1.14 }),
    ...arms.filter(({ behind }) => !behind).map((each) => arm(who, each)),
  ].join('')
}

/** Legs of somebody standing, hips at y = 62, soles at y = 108. */
export const legs = (trousers: string, shoes: string = ink.orange, step = 0) =>
  [
    path(`M${-17 - step} 104h13v7h-18q0-6 5-7ZM${17 + step} 104h-13v7h18q0-6-5-7Z`, shoes),
    limb(`M-9 64L${-10 - step} 101M9 64L${10 + step} 101`, trousers, 13),
  ].join('')

/** Somebody standing, head at 0,0 and soles at y = 111. */
export const standing = (who: Someone, trousers: string, pose: Pose = {}, arms: Arm[] = [], step = 0) =>
  legs(trousers, ink.orange, step) + bust(who, pose, arms)

/** Somebody sitting cross-legged on the ground, head at 0,0 and soles at y = 94. */
export const seated = (who: Someone, trousers: string, pose: Pose = {}, arms: Arm[] = []) =>
  bust(who, pose, []) +
  path('M-20 62H20L34 78 0 88-34 78Z', trousers) +
  ellipse(-20, 88, 9, 6, ink.orange) +
  limb('M20 66Q44 72 36 80Q26 88-8 86', trousers, 14) +
  ellipse(20, 88, 9, 6, ink.orange) +
  limb('M-20 66Q-44 72-36 80Q-26 88 8 86', trousers, 14) +
  arms.map((each) => arm(who, each)).join('')

/** Arms that recur. */
export const arms = {
  downLeft: { d: 'M-17 38Q-27 50-25 62', hand: [-25, 68] } as Arm,
  downRight: { d: 'M17 38Q27 50 25 62', hand: [25, 68] } as Arm,
  upLeft: { d: 'M-17 38Q-32 30-31 14', hand: [-31, 7], behind: true } as Arm,
  upRight: { d: 'M17 38Q32 30 31 14', hand: [31, 7], behind: true } as Arm,
  frontLeft: { d: 'M-17 38Q-28 54-12 58', hand: [-6, 58] } as Arm,
  frontRight: { d: 'M17 38Q28 54 12 58', hand: [6, 58] } as Arm,
  reachRight: { d: 'M16 38Q30 46 42 40', hand: [48, 38] } as Arm,
  reachLeft: { d: 'M-16 38Q-30 46-42 40', hand: [-48, 38] } as Arm,
} as const

export const reach = (side: 1 | -1, x: number, y: number, behind = false, bend = 8): Arm => {
  const dx = x - 16 * side
  const dy = y - 38
  const length = Math.hypot(dx, dy) || 1
  const stop = (length - 7) / length
  const midX = Math.round(16 * side + dx / 2 - (dy / length) * bend * side)
  const midY = Math.round(38 + dy / 2 + (dx / length) * bend * side)
  return {
    d: `M${16 * side} 38Q${midX} ${midY} ${Math.round(16 * side + dx * stop)} ${Math.round(38 + dy * stop)}`,
    hand: [x, y],
    behind,
  }
}

export const cast = {
  sara: { skin: 'light', hair: 'brown', style: 'buns', shirt: ink.orange },
  omid: { skin: 'tan', hair: 'black', style: 'short', shirt: ink.mintDeep },
  lena: { skin: 'light', hair: 'blond', style: 'braids', shirt: ink.lilacDeep },
  amir: { skin: 'brown', hair: 'black', style: 'curls', shirt: ink.sun },
  nika: { skin: 'tan', hair: 'black', style: 'bob', shirt: ink.skyDeep },
  zahra: { skin: 'tan', hair: 'black', style: 'scarf', shirt: ink.rose },
  ada: { skin: 'dark', hair: 'black', style: 'tail', shirt: ink.peachDeep },
  emil: { skin: 'light', hair: 'ginger', style: 'cap', shirt: ink.blue },
  mina: { skin: 'brown', hair: 'brown', style: 'long', shirt: ink.mintDeep },
  father: { skin: 'tan', hair: 'brown', style: 'beard', shirt: ink.blue },
  granny: { skin: 'light', hair: 'grey', style: 'granny', shirt: ink.lilacDeep },
} as const satisfies Record<string, Someone>

/** The same person in another shirt. */
export const wearing = (who: Someone, shirt: string): Someone => ({ ...who, shirt })
