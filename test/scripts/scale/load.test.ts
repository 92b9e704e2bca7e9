import { expect, it } from 'vitest'
import type { Call } from '../../../scripts/scale/call.ts'
import { assumptions, loadOf } from '../../../scripts/scale/load.ts'

const api = (operation: Call['operation'], bytes: number): Call => ({
  kind: 'API',
  operation,
  bytes,
  rule: 'not kept',
})
const program: Call = { kind: 'program', bytes: 900, rule: 'kept' }
const document: Call = { kind: 'documents', bytes: 100, rule: 'asked again' }
const film: Call = { kind: 'films and papers', bytes: 5e9, rule: 'kept' }

const measured = {
  coldVisit: [document, program, api('getUser', 100)],
  warmVisit: [document, api('getUser', 100)],
  tenMinutesOfFilm: [film, ...Array.from({ length: 120 }, () => api('updateProgress', 1000))],
  tenMinutesOfTexts: [api('markComplete', 500)],
}
const assumed = {
  ...assumptions,
  learners: 86_400,
  coldShare: 0.5,
  minutesOfFilm: 20,
  minutesOfTexts: 5,
  peakFactor: 6,
  filmRate: 1,
}

it('the load of the API is computed from the visits and minutes of a day', () => {
  const load = loadOf(measured, assumed)
  // One visit, twice ten minutes of video, half of ten minutes of texts.
  expect(load.apiCallsPerSecond).toBeCloseTo(1 + 240 + 0.5)
  expect(load.apiCallsAtPeak).toBeCloseTo(6 * 241.5)
  expect(load.apiGigabytes).toBeCloseTo((86_400 * (100 + 240_000 + 250)) / 1e9)
})

it('the load of a CDN is computed from the files of the site and the bit rate of videos', () => {
  const load = loadOf(measured, assumed)
  expect(load.siteCallsPerSecond).toBeCloseTo(1.5)
  expect(load.siteGigabytes).toBeCloseTo((86_400 * (100 + 450)) / 1e9)
  expect(load.keptCalls).toBeCloseTo(0.5 / 1.5)
  expect(load.keptBytes).toBeCloseTo(450 / 550)
  // 20 minutes at one megabit a second are 150 megabytes.
  expect(load.filmGigabytes).toBeCloseTo(86_400 * 0.15)
})

it('operations are sorted by the number of their calls', () => {
  const { operations } = loadOf(measured, assumed)
  expect(operations.map(({ operation }) => operation)).toEqual(['updateProgress', 'getUser', 'markComplete'])
  expect(operations[0]).toMatchObject({ calls: 86_400 * 240, bytesPerCall: 1000 })
  expect(operations.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1)
})
