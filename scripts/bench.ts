/**
 * Measures the production build behind the HTTP mock: four pages (bytes, paint, blocking), and what the learning room and the blog
 * promise. Ends with 1 when a promise is broken. `--only pages`, `--only blog`, `--only learning` or one part of learning (such as
 * `--only backlog`) measures less; `--runs 5` changes how many Lighthouse runs a median is taken of (default 3).
 */
import { parseArgs } from 'node:util'
import { measureBlog } from './bench/blog.ts'
import { learningParts, measureLearning } from './bench/learning.ts'
import { measurePages } from './bench/pages.ts'

const DIST = 'dist'

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } },
})
const { only, runs } = values
const sections = ['pages', 'blog', 'learning', ...learningParts]
if (only && !sections.includes(only)) {
  console.error(`There is nothing called ${only} to measure. There are: ${sections.join(', ')}.`)
  process.exit(1)
}

if (!only || only === 'pages') await measurePages(DIST, Number(runs))
if ((!only || only === 'blog') && !(await measureBlog(DIST))) process.exitCode = 1
if (only !== 'pages' && only !== 'blog') {
  const isKept = await measureLearning(DIST, only === 'learning' ? undefined : only)
  if (!isKept) process.exitCode = 1
}
