/** Cold visits of the production build behind the HTTP mock, beside a page written by hand with the same twelve cards. */
import { rm } from 'node:fs/promises'
import { loadLighthouse, type Vitals, vitalsOf } from '../../tools/bench/lighthouse.ts'
import { writeStaticPage } from '../../tools/bench/static-page.ts'
import { coldVisit, openBrowser, samplePages, serveSite, type Transfer } from '../visit.ts'
import { median } from './finding.ts'

type Row = { name: string; transfer: Transfer; vitals: Vitals }

/** Weighs and times four pages of the build beside a page written by hand, and prints a table. `runs`: Lighthouse runs for a median. */
export async function measurePages(dist: string, runs: number) {
  const lighthouse = await loadLighthouse()
  const site = await serveSite(dist)
  const staticFolder = await writeStaticPage(site.origin)
  const staticSite = await serveSite(staticFolder)
  const pages = [
    { name: 'static page', origin: staticSite.origin, path: '/', as: undefined },
    ...samplePages.map((page) => ({ name: page.path, origin: site.origin, ...page })),
  ]
  try {
    const browser = await openBrowser()
    const transfers: Transfer[] = []
    for (const { origin, path, as } of pages) transfers.push(await coldVisit(browser, origin, path, as))
    await browser.close()
    const measured: Vitals[][] = pages.map(() => [])
    // Round by round, so that a slow minute of the machine meets all pages alike.
    for (let round = 1; round <= runs; round++)
      for (const [index, { name, origin, path, as }] of pages.entries()) {
        console.error(`Lighthouse, round ${round} of ${runs}: ${name}`)
        measured[index]?.push(await vitalsOf(lighthouse, origin, path, as))
      }
    const rows = pages.map(({ name }, index) => ({
      name,
      transfer: transfers[index] ?? { script: 0, stylesheet: 0 },
      vitals: medians(measured[index] ?? []),
    }))
    printTable(rows, runs)
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

function printTable(rows: Row[], runs: number) {
  const baseline = rows[0]?.vitals
  console.log('\n| Cold visit | JS kB | CSS kB | LCP ms | LCP ÷ static | TBT ms | TBT − static | CLS |')
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
  for (const { name, transfer, vitals } of rows) {
    const cells = [
      kilobytes(transfer.script),
      kilobytes(transfer.stylesheet),
      vitals.lcp.toFixed(0),
      baseline ? (vitals.lcp / baseline.lcp).toFixed(2) : '',
      vitals.tbt.toFixed(0),
      // A page without a script blocks for no time at all, so there is nothing to divide by.
      baseline ? (vitals.tbt - baseline.tbt).toFixed(0) : '',
      vitals.cls.toFixed(3),
    ]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
  console.log(`\nkB are 1000 bytes as transferred (brotli). Lighthouse mobile profile, medians of ${runs}.`)
}

function kilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1)
}
