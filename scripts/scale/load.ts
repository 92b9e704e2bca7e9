import type { OperationId } from '../../mocks/operations.ts'
import type { Call } from './call.ts'

/** The counts of a learner's day. */
export type Measured = {
  coldVisit: Call[]
  warmVisit: Call[]
  tenMinutesOfFilm: Call[]
  tenMinutesOfTexts: Call[]
}

/** Assumptions, which nobody can count here. */
export const assumptions = {
  learners: 1_000_000,
  /** The share of visits with an empty cache: a new device, or a new release. */
  coldShare: 0.2,
  minutesOfFilm: 20,
  minutesOfTexts: 10,
  /** The busiest second against the mean: most children learn in the same four hours after school. */
  peakFactor: 6,
  /** Megabits per second of a film of middling quality. */
  filmRate: 1,
}

export type Assumptions = typeof assumptions

export type Load = {
  apiCallsPerSecond: number
  apiCallsAtPeak: number
  apiGigabytes: number
  siteCallsPerSecond: number
  siteCallsAtPeak: number
  siteGigabytes: number
  /** The share of the site's calls and bytes that a cache answers without asking. */
  keptCalls: number
  keptBytes: number
  filmGigabytes: number
  /** Calls of a day by operation, the most frequent first. */
  operations: { operation: OperationId; calls: number; share: number; bytesPerCall: number }[]
}

const DAY_SECONDS = 86_400
const GIGABYTE = 1e9
const BITS = 8e-6

/** @returns what a day of these learners costs the host of the API and a CDN */
export function loadOf(measured: Measured, assumed: Assumptions = assumptions): Load {
  const { learners, coldShare, minutesOfFilm, minutesOfTexts, peakFactor, filmRate } = assumed
  const day: { calls: Call[]; times: number }[] = [
    { calls: measured.coldVisit, times: coldShare },
    { calls: measured.warmVisit, times: 1 - coldShare },
    { calls: measured.tenMinutesOfFilm, times: minutesOfFilm / 10 },
    { calls: measured.tenMinutesOfTexts, times: minutesOfTexts / 10 },
  ]
  const sum = (isMeant: (call: Call) => boolean, value: (call: Call) => number = () => 1) =>
    learners *
    day.reduce(
      (total, { calls, times }) =>
        total + times * calls.filter(isMeant).reduce((all, call) => all + value(call), 0),
      0,
    )
  const bytesOf = ({ bytes }: Call) => bytes
  const isApi = ({ kind }: Call) => kind === 'API'
  // Films of the mock API are short loops, so their bytes are assumed.
  const isSite = ({ kind }: Call) => kind !== 'API' && kind !== 'films and papers'
  const isKept = (call: Call) => isSite(call) && call.rule === 'kept'
  const [apiCalls, siteCalls] = [sum(isApi), sum(isSite)]
  const names = new Set(day.flatMap(({ calls }) => calls.flatMap(({ operation }) => operation ?? [])))
  const operations = [...names].map((operation) => {
    const isMeant = (call: Call) => call.operation === operation
    const calls = sum(isMeant)
    return { operation, calls, share: calls / apiCalls, bytesPerCall: sum(isMeant, bytesOf) / calls }
  })
  return {
    apiCallsPerSecond: apiCalls / DAY_SECONDS,
    apiCallsAtPeak: (peakFactor * apiCalls) / DAY_SECONDS,
    apiGigabytes: sum(isApi, bytesOf) / GIGABYTE,
    siteCallsPerSecond: siteCalls / DAY_SECONDS,
    siteCallsAtPeak: (peakFactor * siteCalls) / DAY_SECONDS,
    siteGigabytes: sum(isSite, bytesOf) / GIGABYTE,
    keptCalls: sum(isKept) / siteCalls,
    keptBytes: sum(isKept, bytesOf) / sum(isSite, bytesOf),
    filmGigabytes: (learners * minutesOfFilm * 60 * filmRate) / BITS / GIGABYTE,
    operations: operations.sort((a, b) => b.calls - a.calls),
  }
}
