/**
 * Measures visits of the production build with the HTTP mock, and compares them with a hand-written page of
 * the same twelve cards.
 */
import { rm } from 'node:fs/promises'
import {
  type Account,
  coldVisit,
  learner,
  openBrowser,
  serveSite,
  type Transfer,
} from '../../scripts/visit.ts'
import { median } from './finding.ts'
import { loadLighthouse, type Vitals, visitsOf } from './lighthouse.ts'
import limits from './limits.json' with { type: 'json' }
import { writeStaticPage } from './staticPage.ts'

/**
 * Limits of a page: `lcp` and `secondLcp` are multiples of the static page's, `tbt` is in milliseconds,
 * `document` in kB.
 */
type Limits = { lcp?: number; secondLcp?: number; tbt?: number; cls?: number; document?: number }
type Page = { name: string; origin: string; path: string; as: Account | undefined; limits: Limits }
type Measured = { transfer: Transfer; first: Vitals; second: Vitals }

const columns = [
  ['Page', '---'],
  ['Document kB', '--:'],
  ['JS kB', '--:'],
  ['CSS kB', '--:'],
  ['LCP ms', '--:'],
  ['LCP ÷ static', '--:'],
  ['TBT ms', '--:'],
  ['CLS', '--:'],
  ['Second LCP ms', '--:'],
  ['Second LCP ÷ static', '--:'],
]

export const benchPages = limits.pages.map(({ name }) => name)

/**
 * Measures pages of the build and the hand-written page, and prints a table with the limits of
 * tools/bench/limits.json.
 * @param runs of Lighthouse for a median
 * @param only names of `benchPages`; all by default
 * @returns whether every limit is kept
 */
export async function measurePages(dist: string, runs: number, only = benchPages): Promise<boolean> {
  const lighthouse = await loadLighthouse()
  const site = await serveSite(dist)
  const staticFolder = await writeStaticPage(site.origin)
  const staticSite = await serveSite(staticFolder)
  const pages: Page[] = [
    { name: 'static page', origin: staticSite.origin, path: '/', as: undefined, limits: {} },
    ...limits.pages
      .filter(({ name }) => only.includes(name))
      .map(({ name, path, isPersonal, ...own }) => ({
        name,
        origin: site.origin,
        path,
        as: isPersonal ? learner : undefined,
        limits: { ...limits.all, ...own },
      })),
  ]
  try {
    const browser = await openBrowser()
    const transfers: Transfer[] = []
    for (const { origin, path, as } of pages) transfers.push(await coldVisit(browser, origin, path, as))
    await browser.close()
    const visits: Awaited<ReturnType<typeof visitsOf>>[][] = pages.map(() => [])
    // Round by round, so that a slow minute of the machine affects all pages alike.
    for (let round = 1; round <= runs; round++)
      for (const [index, { name, origin, path, as }] of pages.entries()) {
        console.error(`Lighthouse, round ${round} of ${runs}: ${name}`)
        visits[index]?.push(await visitsOf(lighthouse, origin, path, as))
      }
    const measured = pages.map((_, index) => ({
      transfer: transfers[index] ?? { document: 0, script: 0, stylesheet: 0 },
      first: medians((visits[index] ?? []).map(({ first }) => first)),
      second: medians((visits[index] ?? []).map(({ second }) => second)),
    }))
    return printTable(pages, measured, runs)
  } finally {
    await site.close()
    await staticSite.close()
    await rm(staticFolder, { recursive: true, force: true })
  }
}

function medians(all: Vitals[]): Vitals {
  const medianOf = (name: keyof Vitals) => median(all.map((vitals) => vitals[name]))
  return { lcp: medianOf('lcp'), tbt: medianOf('tbt'), cls: medianOf('cls') }
}

/** @returns whether every limit is kept */
function printTable(pages: Page[], measured: Measured[], runs: number) {
  const baseline = measured[0]?.first.lcp ?? Number.NaN
  const broken: string[] = []
  console.log(`\n| ${columns.map(([title]) => title).join(' | ')} |`)
  console.log(`|${columns.map(([, rule]) => rule).join('|')}|`)
  for (const [index, { name, limits }] of pages.entries()) {
    const own = measured[index]
    if (!own) continue
    const { transfer, first, second } = own
    // A value that could not be measured counts as above every limit.
    const judged = (what: string, value: number, digits: number, limit?: number) => {
      if (limit === undefined) return value.toFixed(digits)
      const isKept = Number(value.toFixed(digits)) <= limit
      if (!isKept) broken.push(`${name}: ${what} ${value.toFixed(digits)}, at most ${limit}`)
      return `${value.toFixed(digits)} ${isKept ? '≤' : '**>**'} ${limit}`
    }
    const cells = [
      name,
      judged('document kB', transfer.document / 1000, 1, limits.document),
      (transfer.script / 1000).toFixed(1),
      (transfer.stylesheet / 1000).toFixed(1),
      first.lcp.toFixed(0),
      judged('LCP ÷ static', first.lcp / baseline, 2, limits.lcp),
      judged('TBT ms', first.tbt, 0, limits.tbt),
      judged('CLS', first.cls, 3, limits.cls),
      second.lcp.toFixed(0),
      judged('second LCP ÷ static', second.lcp / baseline, 2, limits.secondLcp),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log(
    `\nkB are 1000 bytes as transferred (brotli). Lighthouse mobile profile, medians of ${runs}; the second visit has the cache of the` +
      ' first. Both are divided by the static page with an empty cache.',
  )
  for (const finding of broken) console.log(`BROKEN ${finding}`)
  return broken.length === 0
}
