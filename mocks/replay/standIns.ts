/** Each kind of value that a recording does not show, with its stand-in. */
const forms = {
  token: (n: number) => `token-${n}`,
  password: (n: number) => `password-${n}`,
  secret: (n: number) => `secret-${n}`,
  email: (n: number) => `person-${n}@example.org`,
  // No number in Denmark begins with 0.
  phone: (n: number) => `+45000000${String(n).padStart(2, '0')}`,
  name: (n: number) => `Person-${n}`,
  address: (n: number) => `Street-${n}`,
  town: (n: number) => `Town-${n}`,
  school: (n: number) => `School-${n}`,
  card: (n: number) => `card-${n}`,
  iban: (n: number) => `iban-${n}`,
  link: (n: number) => `https://example.org/link-${n}`,
  ip: (n: number) => `192.0.2.${n}`,
  text: (n: number) => `Text-${n}, in place of what somebody wrote.`,
  file: (n: number) => `file-${n}`,
} as const

export type StandInKind = keyof typeof forms

/** Numbers from here on stand for numbers. */
const FIRST_NUMBER = 4_000_000_000_000_000
const MOST_NUMBERS = 100_000

/** @param n from 1, in the order of first appearance */
export function standInFor(kind: StandInKind, n: number): string {
  return forms[kind](n)
}

/** A number stays a number. */
export function standInNumber(n: number): number {
  return FIRST_NUMBER + n
}

const kinds = Object.keys(forms) as StandInKind[]

/**
 * '{person-}{digits}{@example.org}' of each kind; a number made of the digit 7 shows where the digits stand.
 */
const sources = kinds.map((kind) =>
  forms[kind](77)
    .replaceAll(/[.+?/]/g, '\\$&')
    .replace('77', '\\d+'),
)
const anywhere = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?:\\.\\w{1,5})?(?!\\p{N})`, 'gu')
const whole = new RegExp(`^(?:${sources.join('|')})$`)

/** Whether all of a value stands for another one. */
export function isStandIn(value: unknown): boolean {
  if (typeof value === 'number') return value >= FIRST_NUMBER && value < FIRST_NUMBER + MOST_NUMBERS
  return typeof value === 'string' && (whole.test(value) || /^file-\d+\.\w{1,5}$/.test(value))
}

/** Whether a value of a call is the recorded one; each stand-in agrees with any value. */
export function agrees(recorded: unknown, asked: unknown): boolean {
  if (isStandIn(recorded)) return asked !== undefined && asked !== null
  if (typeof recorded === 'string') return typeof asked === 'string' && textAgrees(recorded, asked)
  if (typeof recorded !== 'object' || recorded === null) return recorded === asked
  if (typeof asked !== 'object' || asked === null) return false
  if (Array.isArray(recorded) !== Array.isArray(asked)) return false
  const [ours, theirs] = [Object.entries(recorded), new Map(Object.entries(asked))]
  return ours.length === theirs.size && ours.every(([name, value]) => agrees(value, theirs.get(name)))
}

function textAgrees(recorded: string, asked: string) {
  if (recorded === asked) return true
  const parts = recorded.split(anywhere)
  if (parts.length === 1) return false
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
  return new RegExp(`^${escaped.join('[\\s\\S]+?')}$`).test(asked)
}
