import { addTally, emptyTally, type Tally } from './judge.ts'
import type { LifeReport } from './life.ts'
import { interruptionNames } from './plan.ts'

const head = [
  '',
  '',
  'completions',
  'lost',
  'answers sent off',
  'lost',
  'options chosen',
  'lost',
  'places',
  'worst, s',
]

/**
 * A table of the interruptions by kind, with their claims and losses, then of what the pages show at the end
 * and what the server has.
 */
export function tableOf(reports: LifeReport[]): string {
  const interruptions = reports.flatMap((report) => report.interruptions)
  const kinds = interruptionNames.flatMap((name) => {
    const tallies = interruptions.filter(({ plan }) => plan.interruption === name).map(({ tally }) => tally)
    return tallies.length > 0 ? [rowOf(name, tallies, String(tallies.length))] : []
  })
  const all = rowOf(
    'all interruptions',
    interruptions.map(({ tally }) => tally),
    String(interruptions.length),
  )
  const seen = rowOf(
    'seen at the end',
    reports.map(({ seenAtEnd }) => seenAtEnd),
  )
  const server = rowOf(
    'at the server',
    reports.map(({ atServer }) => atServer),
  )
  return inColumns([head, ...kinds, all, seen, server])
}

function rowOf(name: string, tallies: Tally[], count = ''): string[] {
  const sum = emptyTally()
  for (const tally of tallies) addTally(sum, tally)
  const {
    completions,
    completionsLost,
    answers,
    answersLost,
    choices,
    choicesLost,
    places,
    worstSecondsOff,
  } = sum
  const counts = [completions, completionsLost, answers, answersLost, choices, choicesLost, places]
  return [name, count, ...counts.map(String), worstSecondsOff.toFixed(2)]
}

function inColumns(rows: string[][]) {
  const widths = head.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
  return rows.map((row) => line(row).join('  ')).join('\n')
}
