/** Settings of this tab: a reload keeps them, `/?scenario=…` and `/?reset-demo` do not. */
const SPEED_KEY = 'mock-speed'
const CLOCK_KEY = 'mock-clock'

/** Milliseconds that an answer takes at least and at most. */
export const speeds = {
  // Enough to see what loading looks like, too little to be a nuisance.
  usual: { least: 80, most: 280 },
  instant: { least: 0, most: 0 },
  slow: { least: 1200, most: 2000 },
  verySlow: { least: 5000, most: 7000 },
} as const

export type Speed = keyof typeof speeds

/** Days that the clock of the demo's server is ahead. */
export const clocks = [0, 1, 31, 366] as const

const DAY_MS = 86_400_000

const isSpeed = (name: string | null): name is Speed => name !== null && Object.hasOwn(speeds, name)

export function chosenSpeed(): Speed {
  const kept = sessionStorage.getItem(SPEED_KEY)
  return isSpeed(kept) ? kept : 'usual'
}

export function chooseSpeed(speed: string) {
  sessionStorage.setItem(SPEED_KEY, speed)
}

export function chosenClock(): number {
  return Number(sessionStorage.getItem(CLOCK_KEY) ?? 0)
}

/** @param days that the clock is ahead */
export function chooseClock(days: number) {
  sessionStorage.setItem(CLOCK_KEY, String(days))
}

/** Milliseconds since 1970, by the clock of the demo's server. */
export function serverNow(): number {
  return Date.now() + chosenClock() * DAY_MS
}

export function forgetSettings() {
  for (const key of [SPEED_KEY, CLOCK_KEY]) sessionStorage.removeItem(key)
}
