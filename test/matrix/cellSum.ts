import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many cells one file of the matrix has passed, has planned, and how many the whole matrix has. */
export interface CellCount {
  passed: number
  planned: number
  whole: number
}

/** Adds the cells of one file to those that the run has in `folder`. */
export function writeCells(folder: string, count: CellCount) {
  appendFileSync(join(folder, `cells-${process.pid}.jsonl`), `${JSON.stringify(count)}\n`)
}

/** The sum of all files; undefined when the run has played no cell. */
export function cellSentence(folder: string): string | undefined {
  const files = globSync(join(folder, 'cells-*.jsonl'))
  const counts = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  if (counts.length === 0) return undefined
  const sum: CellCount = { passed: 0, planned: 0, whole: 0 }
  for (const line of counts) {
    const { passed, planned, whole }: CellCount = JSON.parse(line)
    sum.passed += passed
    sum.planned += planned
    sum.whole = whole
  }
  return `Matrix: ${sum.passed} of ${sum.planned} cells passed; the whole has ${sum.whole}`
}
