import { readFileSync } from 'node:fs'
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Frame,
  type Page,
  type Response,
  type WebError,
} from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Fault } from '../../../mocks/faults/fault'
import type { ReceivedRequest } from '../../../mocks/http/places'
import type { OperationId } from '../../../mocks/operations'
import { isWholeRun } from '../../wholeRun'
import { expectJudgedWell, judgeDemo, worldOf } from './judged'
import { watchTraffic } from './traffic'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export type Language = 'en' | 'fa'
export const languages: Language[] = ['en', 'fa']
/**
 * For journeys that prove the same in both languages. Persian also has another direction and digits.
 */
export const languagesOfRun: Language[] = isWholeRun ? languages : ['fa']
/**
 * A journey through many places runs in both languages, but at each place in one of them, chosen by the
 * length of its name.
 */
export function isInTurn(place: string, language: Language) {
  return isWholeRun || languages[place.length % languages.length] === language
}

export const sara = { email: 'sara@example.org', password: 'learn-2026' }
export const omid = { email: 'omid@example.org', password: 'start-2026' }
export const lena = { email: 'lena@example.org', password: 'verify-2026' }

export type Account = typeof sara

type Fixtures = {
  /** The language that the visitor has chosen before. */
  language: Language
  /** The texts of that language: `t('signin.title')`. */
  t: (key: string, values?: Record<string, string | number>) => string
  /** The controls and the log of the mock API in this test's own world. */
  api: MockApi
  /**
   * Allows complaints that the test is about: matching console messages or answers ('500 /api/…').
   */
  expectComplaint: (pattern: RegExp) => void
  /**
   * Whether a visit waits until the page's program has loaded; tests about the time before that do not wait.
   */
  waitsForProgram: boolean
  /** The time to wait for it, in milliseconds; a program that has not loaded by then fails the test. */
  programPatience: number
  printsPageOnFailure: undefined
  judged: undefined
}

/** Each test has its own world of the mock API, and fails on every complaint of its pages. */
export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  waitsForProgram: [true, { option: true }],
  programPatience: [15_000, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  extraHTTPHeaders: async ({}, use, info) => {
    await use(info.project.name !== 'demo' ? { 'x-mock-world': worldOf(info) } : {})
  },
  context: async (
    { context, baseURL, language, waitsForProgram, programPatience, extraHTTPHeaders },
    use,
  ) => {
    prepareContext(context, waitsForProgram ? programPatience : undefined)
    await becomeVisitor(context, baseURL, language, extraHTTPHeaders?.['x-mock-world'])
    await use(context)
  },
  expectComplaint: [
    async ({ context, baseURL }, use) => {
      const expected: RegExp[] = []
      const { complaints, stop } = listenTo(context, baseURL)
      await use((pattern) => void expected.push(pattern))
      stop()
      const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
      expect(unexpected, 'complaints of the pages').toEqual([])
    },
    { auto: true },
  ],
  t: async ({ language }, use) => {
    const texts = JSON.parse(readFileSync(`public/translations/${language}/translation.json`, 'utf8'))
    await use((key, values = {}) => {
      const text = key.split('.').reduce((part, name) => part?.[name], texts)
      if (typeof text !== 'string') throw new Error(`No text ${key} in ${language}`)
      return text.replace(/{{(\w+)}}/g, (_whole, name) => String(values[name] ?? `{{${name}}}`))
    })
  },
  api: async ({ context }, use) => {
    await use(mockApiOf(context))
  },
  judged: [
    async ({ context, baseURL, extraHTTPHeaders }, use, info) => {
      const world = extraHTTPHeaders?.['x-mock-world']
      const expectDemo = world ? undefined : await judgeDemo(context, info)
      await use(undefined)
      await (world ? expectJudgedWell(baseURL, world) : expectDemo?.())
    },
    { auto: true },
  ],
  printsPageOnFailure: [
    async ({ context }, use, info) => {
      await use(undefined)
      if (info.status === info.expectedStatus) return
      for (const page of context.pages()) console.error(await shownOn(page))
    },
    { auto: true },
  ],
})

/** @param patience in milliseconds; without it, a visit does not wait for the page's program */
export function prepareContext(context: BrowserContext, patience: number | undefined) {
  watchTraffic(context)
  if (patience !== undefined) context.on('page', (page) => waitForProgram(page, patience))
}

/** @param world the mock API's world of this test */
export async function becomeVisitor(
  context: BrowserContext,
  url = '',
  language: Language = 'en',
  world?: string,
) {
  await context.addCookies([{ name: 'i18next', value: language, url }])
  // A tab that a page opens sends its first requests before Playwright adds the header to them.
  if (world) await context.addCookies([{ name: 'mock-world', value: world, url }])
}

/**
 * A test that keeps the program away on purpose says `waitsForProgram: false`, or `waitUntil: 'commit'` at a
 * visit.
 */
function waitForProgram(page: Page, timeout: number) {
  const isThere = () =>
    page
      .waitForFunction(() => !window.boot || window.boot.isHydrated, undefined, { timeout })
      .catch((cause: Error) => {
        throw new Error(`The program of ${page.url()} does not come: ${cause.message}`, { cause })
      })
  const { goto, reload } = page
  page.goto = async (...words) => {
    const response = await goto.apply(page, words)
    if (words[1]?.waitUntil !== 'commit') await isThere()
    return response
  }
  page.reload = async (...words) => {
    const response = await reload.apply(page, words)
    if (words[0]?.waitUntil !== 'commit') await isThere()
    return response
  }
}

/** The page as a screen reader has it, so that the log of a failure shows it. */
async function shownOn(page: Page) {
  const shown = await page
    .locator('body')
    .ariaSnapshot({ timeout: 2_000 })
    .catch((error: Error) => error.message)
  return `${page.url()}\n${shown}`
}

export { expect }

/** Addresses that tests open because they have no page or cannot be decoded. */
const NO_PAGE = /^\/nowhere$|%(?![0-9a-f]{2})/i

/** Playwright's own warning, in the journeys whose site has no service worker. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

/** The complaints of this browser's pages. A test fails on each one that it does not expect. */
export function listenTo(context: BrowserContext, baseURL: string | undefined) {
  const complaints: string[] = []
  const onConsole = (message: ConsoleMessage) => {
    // The browser logs every refused call; `onResponse` finds wrong refusals by their status.
    if (
      ['error', 'warning'].includes(message.type()) &&
      !message.text().startsWith('Failed to load resource') &&
      message.text() !== WORKER_BLOCKED
    )
      complaints.push(`console: ${message.text()}`)
  }
  const onError = (event: WebError) => {
    const { message, stack } = event.error()
    // An error without a frame of the program, such as one of the browser itself, has an empty stack.
    complaints.push(`exception: ${stack || message}`)
  }
  const onResponse = (response: Response) => {
    const { pathname, origin } = new URL(response.url())
    // A static host has one document for all unknown pages.
    const isPage = response.headers()['content-type']?.startsWith('text/html')
    const isRightlyMissing = origin !== baseURL || NO_PAGE.test(pathname)
    if (response.status() === 404 && isPage && isRightlyMissing) return
    // A refusal by the API is a valid answer, but none of our own files may be missing.
    const isRefusal = response.status() >= (/^\/(api|v1)\//.test(pathname) ? 500 : 400)
    if (isRefusal) complaints.push(`${response.status()} ${pathname}`)
  }
  context.on('console', onConsole)
  context.on('weberror', onError)
  context.on('response', onResponse)
  const stop = () => {
    context.off('console', onConsole)
    context.off('weberror', onError)
    context.off('response', onResponse)
  }
  return { complaints, stop }
}

export type { OperationId }

export type MockApi = ReturnType<typeof mockApiOf>

function mockApiOf({ request }: BrowserContext) {
  return {
    fail: async (fault: Fault) => {
      const answer = await request.post('/__mock/faults', { data: fault })
      expect(answer.status(), await answer.text()).toBe(204)
    },
    /** Lets the requests that a fault of kind 'hold' keeps waiting go on. */
    release: async () => {
      expect((await request.post('/__mock/release')).status()).toBe(204)
    },
    mend: async () => {
      expect((await request.delete('/__mock/faults')).status()).toBe(204)
    },
    received: async (operationId: OperationId): Promise<ReceivedRequest[]> => {
      const answer = await request.get(`/__mock/requests?operationId=${operationId}`)
      expect(answer.status(), await answer.text()).toBe(200)
      return answer.json()
    },
  }
}

/**
 * Stores the session record, as if this browser had signed in before.
 * @param origin of the site, for a context without a base URL
 */
export async function signIn(page: Page, account: Account, origin = '') {
  const answer = await page.request.post(`${origin}/api/auth/login`, { data: { ...account, remember: true } })
  expect(answer.status()).toBe(200)
  const { accessToken, refreshToken, id: userId } = await answer.json()
  await page.goto(`${origin}/favicon.svg`)
  await page.evaluate(
    (record) => localStorage.setItem('user', record),
    JSON.stringify({ accessToken, refreshToken, userId }),
  )
}

const rulesOffByDefault = [
  'target-size',
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
  'identical-links-same-purpose',
]

/** The file is less than half of the package's own `source`, which every page would have to parse. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const axeOptions: RunOptions = {
  rules: Object.fromEntries(rulesOffByDefault.map((rule) => [rule, { enabled: true }])),
  resultTypes: ['violations'],
}

/** The dark theme changes only colours: names, roles, order and sizes are checked in the light one. */
const colorOptions: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

/** Runs axe with the default rules and the useful ones that are off by default (mainly target-size). */
export function expectAccessible(page: Page) {
  return expectNoViolations(page, axeOptions)
}

/** Runs the rules of axe that depend on the theme, on a page that is accessible in another theme. */
export function expectReadableColors(page: Page) {
  return expectNoViolations(page, colorOptions)
}

async function expectNoViolations(page: Page, options: RunOptions) {
  await animationsEnd(page)
  await paintFrames(page)
  const found = []
  for (const frame of page.frames()) found.push(...(await violationsIn(frame, options)))
  expect(found).toEqual([])
}

/** axe's own way joins the results of frames in an empty page, which takes three times as long. */
async function violationsIn(frame: Frame, options: RunOptions) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
  const isInside = frame.parentFrame() !== null
  const { violations } = await frame.evaluate(
    // Rules about a whole page, such as that of its heading, are for the outermost one.
    ([options, isInside]) => window.axe.run(isInside ? document.body : document, options),
    [
      {
        ...options,
        ...(isInside && { rules: { ...options.rules, region: { enabled: false } } }),
        iframes: false,
      },
      isInside,
    ] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.html.slice(0, 200)}`),
  )
}

/**
 * Gives each frame the background that is seen through it, as axe takes a transparent one for white.
 */
async function paintFrames(page: Page) {
  for (const frame of page.frames().filter((frame) => frame.parentFrame() === page.mainFrame())) {
    const element = await frame.frameElement()
    const background = await element.evaluate((node) => {
      for (let around = node.parentElement; around; around = around.parentElement) {
        const { backgroundColor } = getComputedStyle(around)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
      }
      return 'white'
    })
    await frame.evaluate((color) => {
      document.documentElement.style.backgroundColor = color
    }, background)
  }
}

/** A fading element has its final contrast only at its end. */
async function animationsEnd(page: Page) {
  const marked = page.locator('[class*="-appear-"], [class*="-enter-"], [class*="-leave-"]')
  // Ant Design marks an element some frames before it animates it.
  await expect(async () => {
    await page.evaluate(endAnimations)
    expect(await marked.count()).toBe(0)
  }).toPass()
}

/** Finishes all animations: the wave of a pressed button alone takes two seconds. */
function endAnimations() {
  const finite = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      )
  // An element inside a fading one may begin to fade after it.
  for (let ending = finite(); ending.length > 0; ending = finite())
    for (const animation of ending) animation.finish()
}
