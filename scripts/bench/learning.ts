/** What the learning room promises, measured in a real browser on the production build. */
import { openBrowser, serveSite } from '../visit.ts'
import { measureBacklog } from './backlog.ts'
import { measureChunks } from './chunks.ts'
import type { Finding } from './finding.ts'
import { measureLargeCourses } from './large-course.ts'
import { measurePlaybackHeap } from './playback-heap.ts'
import { measureWatching } from './watching.ts'

const parts = {
  course: measureLargeCourses,
  watching: measureWatching,
  backlog: measureBacklog,
  memory: measurePlaybackHeap,
  chunks: measureChunks,
}

export const learningParts = Object.keys(parts)

/** Measures all parts, or one, and prints a table. @returns whether every promise is kept */
export async function measureLearning(dist: string, only?: string): Promise<boolean> {
  const site = await serveSite(dist)
  const browser = await openBrowser()
  const findings: Finding[] = []
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (only && name !== only) continue
      console.error(`Learning: ${name}`)
      findings.push(...(await measure(browser, site.origin, dist)))
    }
  } finally {
    await browser.close()
    await site.close()
  }
  printTable(findings)
  return findings.every(({ isKept }) => isKept)
}

function printTable(findings: Finding[]) {
  console.log('\n| Learning | Measured | Promised | |')
  console.log('|---|--:|--:|---|')
  for (const { what, measured, limit = '', isKept } of findings)
    console.log(`| ${what} | ${measured} | ${limit} | ${limit && (isKept ? 'kept' : 'BROKEN')} |`)
}
