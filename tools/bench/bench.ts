/**
 * Measures the production build with the HTTP mock: pages (bytes, paint, blocking), how soon a slow phone
 * answers a press, and the promises of the player and the blog. The exit code is 1 if a promise is broken.
 * `--only pages`, `--only interactions`, `--only blog`, `--only learning` or one part of learning (such as
 * `--only backlog`) measures less, `--only-pages home,catalogue` only these pages; `--runs 5` sets the number
 * of Lighthouse runs for a median (default 3). `--only blocking --against ../before/dist` compares the
 * blocking time with that of another build.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureBlocking } from './blocking.ts'
import { measureBlog } from './blog.ts'
import { measureInteractions } from './interactions.ts'
import { learningParts, measureLearning } from './learning.ts'
import { benchPages, measurePages } from './pages.ts'

const DIST = 'dist'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    against: { type: 'string' },
    'only-pages': { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
})
const pages = values['only-pages']?.split(',')
const only = pages ? 'pages' : values.only
const sections = ['pages', 'blocking', 'interactions', 'blog', 'learning', ...learningParts]
if (only) refuseUnknown([only], sections)
if (pages) refuseUnknown(pages, benchPages)
await refuseIncompleteBuild()

const isKept: boolean[] = []
if (!only || only === 'pages') isKept.push(await measurePages(DIST, Number(values.runs), pages))
if (!only || only === 'blocking') isKept.push(await measureBlocking(DIST, values.against))
if (!only || only === 'interactions') isKept.push(await measureInteractions(DIST))
if (!only || only === 'blog') isKept.push(await measureBlog(DIST))
if (!only || only === 'learning' || learningParts.includes(only))
  isKept.push(await measureLearning(DIST, only === 'learning' ? undefined : only))
if (isKept.includes(false)) process.exitCode = 1

function refuseUnknown(names: string[], known: string[]) {
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return
  console.error(`There is nothing called ${unknown} to measure. There are: ${known.join(', ')}.`)
  process.exit(1)
}

/**
 * A build without an API host has documents without courses and posts; their paint would be measured wrongly.
 */
async function refuseIncompleteBuild() {
  const home = await readFile(join(DIST, 'en.html'), 'utf8').catch(() => undefined)
  if (home && !home.includes('"isComplete":false')) return
  console.error(
    home
      ? `The documents in ${DIST} were built without an API, so they lack its content. Run: npm run build:preview`
      : `There is no build in ${DIST}. Run: npm run build:preview`,
  )
  process.exit(1)
}
