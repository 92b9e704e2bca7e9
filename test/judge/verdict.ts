import { appendFileSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findingSentence, type Verdict } from '../../mocks/judge/tally.ts'

/**
 * The folder that collects the verdicts of a whole run. Without this variable each run prints only its own
 * verdict.
 */
const { JUDGE_FOLDER } = process.env

/** Adds a verdict to the file that this process writes in `folder`. */
export function writeVerdict(folder: string, verdict: Verdict) {
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `verdicts-${process.pid}.jsonl`), `${JSON.stringify(verdict)}\n`)
}

/** The sum of all verdicts in a folder. */
export function readVerdict(folder: string): Verdict {
  const sum: Verdict = { calls: 0, falsified: 0, findings: [] }
  for (const file of globSync(join(folder, 'verdicts-*.jsonl')))
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const { calls, falsified, findings }: Verdict = JSON.parse(line)
      sum.calls += calls
      sum.falsified += falsified
      sum.findings.push(...findings)
    }
  return sum
}

/** Prints the sum of a folder, and adds it to the folder of the whole run. */
export function printVerdict(folder: string): Verdict {
  const verdict = readVerdict(folder)
  if (JUDGE_FOLDER && JUDGE_FOLDER !== folder) writeVerdict(JUDGE_FOLDER, verdict)
  for (const finding of verdict.findings) console.log(`VIOLATION  ${findingSentence(finding)}`)
  console.log(verdictSentence(verdict))
  return verdict
}

export function verdictSentence({ calls, falsified, findings }: Verdict): string {
  const plural = findings.length === 1 ? 'violation' : 'violations'
  const apart = `${falsified} requests or answers falsified on purpose`
  return `Contract: ${calls} calls judged, ${findings.length} ${plural}; ${apart}`
}
