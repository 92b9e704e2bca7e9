import type { Fault } from '../faults/fault.ts'
import type { Pair } from '../fixtures/bilingual.ts'
import type { WorldState } from '../state.ts'
import type { RowId } from './rows.ts'

/**
 * One thing that a visitor does. A selector finds what is visible; `at` counts the matches from 0, or from
 * the end when it is negative.
 */
export type Step =
  | { press: string; at?: number }
  | { fill: string; with: string }
  | { key: string }
  | { scroll: string; at?: number }
  | { wait: string; at?: number }
  /** A film; whether it comes or not. */
  | { play: string }
  /** A file for an upload: one at an address, or so many bytes. */
  | { attach: string; file: string }
  | { attach: string; bytes: number }
  /** The number of a card, with a date and a code; then Enter. */
  | { card: string }

export const subjects = {
  frame: ['The frame and the home page', 'قاب صفحه‌ها و صفحهٔ خانه'],
  session: ['Session and sign-in', 'نشست و ورود'],
  asking: ['About, contact and questions', 'درباره، تماس و پرسش‌ها'],
  blog: ['Blog', 'وبلاگ'],
  works: ['Works by country', 'کارها به تفکیک کشور'],
  catalogue: ['Courses and enrolment', 'دوره‌ها و ثبت‌نام در آن‌ها'],
  learning: ['Learning', 'یادگیری'],
  donation: ['Donation', 'کمک مالی'],
  registration: ['Registration and files', 'ثبت‌نام و فایل‌ها'],
  profile: ['Profile and payments', 'نمایه و پرداخت‌ها'],
} as const satisfies Record<string, Pair>

export type Subject = keyof typeof subjects

/** A state of the product that a link leads to: `/?scenario=NAME`. */
export interface Scenario {
  /** In kebab-case, unique; the name of its picture. */
  name: string
  /** [English, Persian] */
  title: readonly [en: string, fa: string]
  /** The rows of the error catalogues and the named states that it shows. */
  rows?: readonly RowId[]
  /** Path and query of the page. */
  path: string
  /** E-mail of the account that is signed in; left out for a visitor. */
  as?: string
  /** How the server's world differs from a fresh one. @param now milliseconds since 1970 */
  world?: (state: WorldState, now: number) => void
  /** Records in the device's localStorage. @param now milliseconds since 1970 */
  device?: (now: number) => Record<string, unknown>
  faults?: readonly Fault[]
  steps?: readonly Step[]
  /** Key of a text that can be read in the end. */
  shows?: string
  /** The console's complaint about it. */
  complains?: RegExp
  /** Widths of the screen at which it is worth a look; default wide and narrow. */
  widths?: readonly number[]
}

export interface SubjectScenario extends Scenario {
  subject: Subject
}
