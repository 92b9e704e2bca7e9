/** Measures the product's promises in a real browser on the production build, part by part. */
import type { Browser } from '@playwright/test'
import { openBrowser, serveSite } from '../../scripts/visit.ts'
import type { Finding } from './finding.ts'

type Measure = (browser: Browser, origin: string, dist: string) => Promise<Finding[]>

/**
 * Measures all parts or one, and prints a table.
 * @returns whether every promise is kept
 */
export async function measureParts(
  title: string,
  parts: Record<string, Measure>,
  dist: string,
  only?: string,
): Promise<boolean> {
  const site = await serveSite(dist)
  const browser = await openBrowser()
  const findings: Finding[] = []
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (only && name !== only) continue
      console.error(`${title}: ${name}`)
      findings.push(...(await measure(browser, site.origin, dist)))
    }
  } finally {
    await browser.close()
    await site.close()
  }
  printTable(title, findings)
  return findings.every(({ isKept }) => isKept)
}

function printTable(title: string, findings: Finding[]) {
  console.log(`\n| ${title} | Measured | Promised | |`)
  console.log('|---|--:|--:|---|')
  for (const { what, measured, limit = '', isKept } of findings)
    console.log(`| ${what} | ${measured} | ${limit} | ${limit && (isKept ? 'kept' : 'BROKEN')} |`)
}
