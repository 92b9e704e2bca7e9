/** Measures how quickly a page answers a press or a key on a slow phone, from the event to the next paint. */
import type { Browser, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { interactionDurations, watchInteractions } from './eventTiming.ts'
import { aside, type Finding, limitTo, median } from './finding.ts'
import { measureParts } from './parts.ts'
import { bareField } from './typing.ts'

const SLOWDOWN = 4
const RUNS = 3
const MAX_PAINT_MS = 200
/** How long a finger stays down, in milliseconds. The page may paint meanwhile. */
const PRESS_MS = 60

type Interaction = {
  what: string
  path: string
  /** The visitor's first steps, which are not measured. */
  before?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** Resolves when the page has answered. */
  answered: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const openCountries = (page: Page) => page.locator('input[name=country]').click({ delay: PRESS_MS })
const openLanguages = (page: Page) => button(page, /^Language/).click({ delay: PRESS_MS })

const interactions: Interaction[] = [
  {
    what: 'home: opening the menu of languages',
    path: paths.home,
    act: openLanguages,
    answered: (page) => page.getByRole('menuitemradio', { name: 'فارسی' }).waitFor(),
  },
  {
    what: 'home: changing the language',
    path: paths.home,
    before: openLanguages,
    act: (page) => page.getByRole('menuitemradio', { name: 'فارسی' }).click({ delay: PRESS_MS }),
    answered: (page) => page.locator('html[lang=fa]').waitFor(),
  },
  {
    what: 'catalogue: typing a search and sending it',
    path: paths.courses,
    act: async (page) => {
      await page.getByRole('searchbox').pressSequentially('scratch', { delay: PRESS_MS })
      await page.keyboard.press('Enter')
    },
    answered: (page) => page.waitForURL(/scratch/i),
  },
  {
    what: 'catalogue: opening the filters',
    path: paths.courses,
    act: (page) => button(page, 'Filter').click({ delay: PRESS_MS }),
    answered: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    what: 'catalogue: choosing a filter',
    path: paths.courses,
    before: (page) => button(page, 'Filter').click({ delay: PRESS_MS }),
    act: (page) => page.getByRole('dialog').getByRole('checkbox').first().click({ delay: PRESS_MS }),
    answered: (page) => page.getByRole('checkbox', { checked: true }).first().waitFor(),
  },
  {
    what: 'student: opening the list of countries',
    path: paths.registrationOf('student'),
    act: openCountries,
    answered: (page) => page.getByRole('option').first().waitFor(),
  },
  {
    what: 'student: searching a country',
    path: paths.registrationOf('student'),
    before: openCountries,
    act: (page) => page.keyboard.type('portu', { delay: PRESS_MS }),
    answered: (page) => page.getByRole('option', { name: 'Portugal' }).waitFor(),
  },
  {
    what: 'student: choosing a country',
    path: paths.registrationOf('student'),
    before: openCountries,
    act: (page) => page.getByRole('option').nth(3).click({ delay: PRESS_MS }),
    answered: (page) => page.getByRole('option').first().waitFor({ state: 'hidden' }),
  },
  {
    what: 'donation: choosing an amount',
    path: paths.donation,
    act: (page) => page.locator('label', { hasText: '$30' }).click({ delay: PRESS_MS }),
    answered: (page) => page.getByRole('radio', { name: '$30', checked: true }).waitFor(),
  },
  {
    what: 'course: turning a tab',
    path: paths.course('first-steps-in-scratch'),
    act: (page) => page.getByRole('tab', { name: 'Overview' }).click({ delay: PRESS_MS }),
    answered: (page) => page.getByRole('tab', { name: 'Overview', selected: true }).waitFor(),
  },
  {
    what: 'course: opening a chapter',
    path: paths.course('first-steps-in-scratch'),
    act: (page) => button(page, /Move and speak/).click({ delay: PRESS_MS }),
    answered: (page) => page.getByRole('button', { name: /Move and speak/, expanded: true }).waitFor(),
  },
  {
    what: 'questions: opening a question',
    path: paths.faqs,
    act: (page) => button(page, /For which ages/).click({ delay: PRESS_MS }),
    answered: (page) => page.getByRole('button', { name: /For which ages/, expanded: true }).waitFor(),
  },
]

export function measureInteractions(dist: string): Promise<boolean> {
  return measureParts('Interactions', { 'first visit': measureFirstVisits }, dist)
}

async function measureFirstVisits(browser: Browser, origin: string): Promise<Finding[]> {
  const findings = [await bareField(browser, 'before', SLOWDOWN)]
  const durations = interactions.map(() => [] as number[])
  // Round by round, so that a slow minute of the machine affects all interactions alike.
  for (let round = 0; round < RUNS; round++)
    for (const [index, interaction] of interactions.entries())
      durations[index]?.push(await slowestOf(browser, origin, interaction))
  for (const [index, { what }] of interactions.entries()) {
    const runs = durations[index] ?? []
    findings.push(
      limitTo(`${what}, CPU ÷ ${SLOWDOWN}, median of ${RUNS}`, median(runs), MAX_PAINT_MS, 'ms'),
      aside(`${what}: slowest round`, Math.max(...runs), 'ms'),
    )
  }
  findings.push(await bareField(browser, 'after', SLOWDOWN))
  return findings
}

/** @returns milliseconds to the next paint, for the slowest event of the interaction; 0 for under 16 ms */
async function slowestOf(browser: Browser, origin: string, { path, before, act, answered }: Interaction) {
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 412, height: 823 },
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(path)
    await page.waitForFunction(() => window.boot?.isHydrated)
    await page.waitForLoadState('networkidle')
    await before?.(page)
    await watchInteractions(page)
    await act(page)
    await answered(page)
    const [slowest = 0] = await interactionDurations(page)
    return slowest
  } finally {
    await context.close()
  }
}
