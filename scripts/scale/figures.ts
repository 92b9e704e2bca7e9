import { type CacheRule, type Call, kinds } from './call.ts'
import type { Assumptions, Load } from './load.ts'

/** The lines around the figures of each script. */
const places = {
  scale: ['<!-- figures: written by npm run scale -->', '<!-- end of figures -->'],
  device: ['<!-- device: written by npm run scale:device -->', '<!-- end of device -->'],
} as const

const rules: CacheRule[] = ['kept', 'asked again', 'not kept']

/** @throws Error if the page has no place for the figures */
export function withFigures(page: string, figures: string, part: keyof typeof places = 'scale'): string {
  const [begin, last] = places[part]
  const [start, end] = [page.indexOf(begin), page.indexOf(last)]
  if (start < 0 || end < start) throw new Error(`The page has no lines '${begin}' and '${last}'.`)
  return `${page.slice(0, start)}${begin}\n${figures.trim()}\n${page.slice(end)}`
}

/** @returns the page without its figures: what people have written */
export function withoutFigures(page: string): string {
  return withFigures(withFigures(page, ''), '', 'device')
}

/** @returns the two most frequent operations that the text of the page does not name */
export function unexplained(page: string, { operations }: Load): string[] {
  const text = withoutFigures(page)
  return operations
    .slice(0, 2)
    .flatMap(({ operation }) => (text.includes(`\`${operation}\``) ? [] : operation))
}

export function figuresOf(parts: Record<string, Call[]>, load: Load, assumed: Assumptions): string {
  return [
    transfers(parts),
    caching(Object.values(parts).flat()),
    costs(load, assumed),
    operations(load),
  ].join('\n\n')
}

/** Calls and kilobytes by kind, a row for each part. */
export function transfers(parts: Record<string, Call[]>) {
  const cell = (calls: Call[]) => (calls.length === 0 ? '–' : `${calls.length} · ${kilobytes(calls)}`)
  const rows = Object.entries(parts).map(([name, calls]) => [
    name,
    ...kinds.map((kind) => cell(calls.filter((call) => call.kind === kind))),
    cell(calls),
  ])
  return table(['Calls · kB', ...kinds, 'together'], rows)
}

function caching(calls: Call[]) {
  const rows = kinds.flatMap((kind) => {
    const own = calls.filter((call) => call.kind === kind)
    return own.length === 0
      ? []
      : [[kind, ...rules.map((rule) => shareOf(own, (call) => call.rule === rule))]]
  })
  return table(
    ['Share of calls that a shared cache may …', 'answer itself', 'answer after asking', 'not answer'],
    rows,
  )
}

function costs(load: Load, { learners, peakFactor }: Assumptions) {
  const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })
  return table(
    [`${number(learners)} learners a day cost`, 'mean', `peak (× ${peakFactor})`, 'a day'],
    [
      [
        'the host of the API',
        `${number(load.apiCallsPerSecond)} calls/s`,
        `${number(load.apiCallsAtPeak)} calls/s`,
        `${number(load.apiGigabytes)} GB`,
      ],
      [
        'a CDN, for the site',
        `${number(load.siteCallsPerSecond)} calls/s`,
        `${number(load.siteCallsAtPeak)} calls/s`,
        `${number(load.siteGigabytes)} GB; it answers ${percent(load.keptCalls)} of the calls and ${percent(load.keptBytes)} of the bytes itself`,
      ],
      ['a CDN, for films', '', '', `${number(load.filmGigabytes)} GB`],
    ],
  )
}

function operations({ operations: all }: Load) {
  const rows = all
    .slice(0, 8)
    .map(({ operation, calls, share, bytesPerCall }) => [
      `\`${operation}\``,
      `${(calls / 1e6).toFixed(1)} million`,
      percent(share),
      `${(bytesPerCall / 1000).toFixed(1)} kB`,
    ])
  return table(['Operation', 'calls a day', 'share', 'a call'], rows)
}

export const kilobytes = (calls: readonly Pick<Call, 'bytes'>[]) =>
  (calls.reduce((total, { bytes }) => total + bytes, 0) / 1000).toLocaleString('en', {
    maximumFractionDigits: 1,
  })

const percent = (share: number) => `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`

const shareOf = (calls: Call[], isMeant: (call: Call) => boolean) =>
  percent(calls.filter(isMeant).length / calls.length)

export function table(head: string[], rows: string[][]) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
