/**
 * Measures cold visits of dist/, and fails if one transfers more kilobytes (1000 bytes, brotli) than
 * budgets.json allows.
 */
import budgets from './budgets.json' with { type: 'json' }
import { coldVisit, learner, openBrowser, serveSite, type Transfer } from './visit.ts'

const KILOBYTE = 1000
/** Beginnings of the paths that need a signed-in user. */
const guarded = ['/learn/', '/my-courses', '/user/']

const site = await serveSite('dist')
const browser = await openBrowser()
const problems: string[] = []
try {
  for (const [path, budget] of Object.entries<Partial<Transfer>>(budgets)) {
    const as = guarded.some((start) => path.startsWith(start)) ? learner : undefined
    const transfer = await coldVisit(browser, site.origin, path, as)
    for (const kind of Object.keys(transfer) as (keyof Transfer)[]) {
      const [used, granted] = [transfer[kind] / KILOBYTE, budget[kind]]
      if (granted === undefined) continue
      console.log(`${path} ${kind}: ${used.toFixed(1)} of ${granted} kB`)
      if (used > granted)
        problems.push(`${path} transfers ${used.toFixed(1)} kB of ${kind}; its budget is ${granted}.`)
    }
  }
} finally {
  await browser.close()
  await site.close()
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
