import { median } from '../../tools/bench/finding.ts'
import type { CountedCall } from './countingHost.ts'
import { kilobytes, table, transfers } from './figures.ts'

/** The calls of one lesson, by what the learner does. */
export type LessonCalls = {
  opened: CountedCall[]
  gated: CountedCall[]
  kept: CountedCall[]
  reopened: CountedCall[]
}

/** First paints in milliseconds, of visits in turn with and without a connection. */
export type Paints = { online: number[]; offline: number[] }

export type DeviceMeasures = {
  visits: Record<string, CountedCall[]>
  /** The visit whose calls are listed one by one. */
  second: CountedCall[]
  lessons: Record<string, LessonCalls>
  paints: Record<string, Paints>
}

export function deviceFigures({ visits, second, lessons, paints }: DeviceMeasures): string {
  return [transfers(visits), callsOf(second), lessonTable(lessons), paintTable(paints)].join('\n\n')
}

export const bytesOf = (calls: readonly { bytes: number }[]) =>
  calls.reduce((total, { bytes }) => total + bytes, 0)

/** Calls that ask for the same, in their order, with what their heads alone take. */
function callsOf(calls: readonly CountedCall[]) {
  const groups = new Map<string, CountedCall[]>()
  for (const call of calls) {
    const name = `${nameOf(call)} | ${call.status}`
    groups.set(name, [...(groups.get(name) ?? []), call])
  }
  const rows = [...groups].map(([name, group]) => [...name.split(' | '), ...sizesOf(group)])
  return table(
    ['A second visit asks for', 'status', 'calls', 'heads of answers, kB', 'bodies, kB', 'requests, kB'],
    [...rows, ['together', '', ...sizesOf(calls)]],
  )
}

function sizesOf(calls: readonly CountedCall[]) {
  const sizes = [
    calls.map(({ bytes, body }) => bytes - body),
    calls.map(({ body }) => body),
    calls.map(({ asked }) => asked),
  ]
  return [String(calls.length), ...sizes.map((parts) => kilobytes(parts.map((bytes) => ({ bytes }))))]
}

const nameOf = ({ operation, path }: Pick<CountedCall, 'operation' | 'path'>) =>
  operation ? `\`${operation}\`` : `\`${path.replace(/\?.*/, '')}\``

function lessonTable(lessons: Record<string, LessonCalls>) {
  const rows = Object.entries(lessons).map(([name, { opened, gated, kept, reopened }]) => [
    name,
    ...[opened, gated, kept, reopened].map(partsOf),
  ])
  return table(
    [
      'kB: program · API · files of the lesson',
      'opened',
      'opened, saving data',
      'kept on the device',
      'opened from the device',
    ],
    rows,
  )
}

function partsOf(calls: readonly CountedCall[]) {
  const isFile = ({ path }: CountedCall) => /^\/mock-media\/(?!courses\/)/.test(path)
  const parts = [
    calls.filter((call) => call.kind !== 'API' && !isFile(call)),
    calls.filter(({ kind }) => kind === 'API'),
    calls.filter(isFile),
  ]
  return parts.map((part) => (part.length === 0 ? '–' : kilobytes(part))).join(' · ')
}

function paintTable(paints: Record<string, Paints>) {
  const rows = Object.entries(paints).map(([name, { online, offline }]) => [
    name,
    `${median(online).toFixed(0)} ms`,
    `${median(offline).toFixed(0)} ms`,
    (median(offline) / median(online)).toFixed(2),
  ])
  return table(['First contentful paint of a second visit', 'online', 'offline', 'offline / online'], rows)
}
