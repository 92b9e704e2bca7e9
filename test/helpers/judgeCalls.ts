import { afterAll, beforeEach, expect, inject } from 'vitest'
import {
  createTally,
  type Finding,
  findingSentence,
  type Observation,
  type Tally,
  type Verdict,
} from '../../mocks/judge/tally'
import { loadRules } from '../../mocks/judge/writtenRules'
import { server } from '../../mocks/node'
import { writeVerdict } from '../judge/verdict'

let expected: RegExp[] = []

const ADVICE =
  'A stub that breaks the contract on purpose is marked: falsified.get(…) in place of http.get(…). See test/README.md.'

/** Marks matching violations in the running test as intended: the judge counts them separately. */
export function expectViolation(pattern: RegExp) {
  expected.push(pattern)
}

/**
 * Judges each call of this file's tests against openapi.yaml.
 * @returns the step at the end of each test that fails it when a call was against the contract
 */
export function judgeCalls() {
  const door = watchDoor(() => expected)
  beforeEach(() => {
    expected = []
  })
  afterAll(() => {
    const verdict = door.verdict()
    if (verdict) writeVerdict(inject('judgeFolder'), verdict)
  })
  return async () => {
    const findings = await door.newFindings()
    if (findings.length > 0)
      throw new Error(`Against the contract:\n${findings.map(findingSentence).join('\n')}\n${ADVICE}`)
  }
}

/** @param expectedNow the violations that the running test is about */
export function watchDoor(expectedNow: () => RegExp[]) {
  const observations = new Map<string, Observation>()
  // A file without a call needs no rules.
  let tally: Tally | undefined
  let reported = 0

  // A test that fixes Math.random gives all requests one id.
  const keyOf = ({ request, requestId }: { request: Request; requestId: string }) =>
    `${requestId} ${request.method} ${request.url}`

  server.events.on('request:start', ({ request, requestId }) => {
    tally ??= createTally(loadRules(inject('judgeFolder')))
    const observation = tally.observe(request, expect.getState().currentTestName ?? '', expectedNow())
    if (observation) observations.set(keyOf({ request, requestId }), observation)
  })
  server.events.on('response:mocked', ({ response, ...call }) => {
    observations.get(keyOf(call))?.answered(response)
    observations.delete(keyOf(call))
  })
  return {
    /** Findings since the last call. */
    async newFindings(): Promise<Finding[]> {
      await tally?.done()
      const findings = tally?.verdict.findings.slice(reported) ?? []
      reported += findings.length
      return findings
    },
    verdict: (): Verdict | undefined => tally?.verdict,
  }
}
