import { FALSIFIED } from './falsified.ts'
import {
  createJudge,
  type GivenAnswer,
  mediaType,
  type ReceivedRequest,
  sentence,
  type Violation,
} from './judge.ts'
import { FORM } from './operation.ts'
import type { Rules } from './writtenRules.ts'

/** A violation with the test that it happened in. */
export type Finding = Violation & { test: string }

/** How the calls of a door agreed with the contract. */
export interface Verdict {
  calls: number
  /** Requests and answers that a test falsified on purpose, and said so. */
  falsified: number
  /** Violations of client, mock API and the stubs of tests. */
  findings: Finding[]
}

/** A call that passes a door. */
export interface Observation {
  /** Judges a copy of the answer. */
  answered(response: Response): void
  /** A fault has changed the answer or has taken its place. */
  faulted(): void
}

export type Tally = ReturnType<typeof createTally>

/** Judges the calls that pass a door, and counts them. */
export function createTally(rules: Rules) {
  const judge = createJudge(rules)
  const pending = new Set<Promise<void>>()
  const verdict: Verdict = { calls: 0, falsified: 0, findings: [] }

  /** @param expected violations that are falsified on purpose */
  function judged(judgement: Promise<Violation[]>, expected: RegExp[], report: (rest: Violation[]) => void) {
    const running = judgement.catch(failureOfJudge).then((violations) => {
      const rest = violations.filter((one) => !expected.some((pattern) => pattern.test(sentence(one))))
      if (rest.length < violations.length) verdict.falsified += 1
      if (rest.length > 0) report(rest)
      pending.delete(running)
    })
    pending.add(running)
  }

  return {
    verdict,
    /** All calls that have been observed are judged. */
    async done() {
      while (pending.size > 0) await Promise.all(pending)
    },
    /**
     * Judges a copy of a request.
     * @param expected violations that the test is about
     * @returns undefined where the request is none for the API
     */
    observe(request: Request, test: string, expected: RegExp[] = []): Observation | undefined {
      const { method, url, headers } = request
      if (!judge.isOfApi(url)) return undefined
      const find = (rest: Violation[]) => verdict.findings.push(...rest.map((one) => ({ ...one, test })))
      verdict.calls += 1
      judged(ifWhole(received(request.clone()), judge.request), markedOr(expected, headers), find)
      return {
        answered(response) {
          if (response.type === 'error') return this.faulted()
          const operation = judge.operationOf(method, url)
          if (!operation) return
          const judgement = ifWhole(given(response.clone()), (answer) => judge.answer(operation, answer))
          judged(judgement, markedOr(expected, response.headers), find)
        },
        faulted() {
          verdict.falsified += 1
        },
      }
    },
  }
}

/** An aborted call has no complete body to judge. */
async function ifWhole<Call>(call: Promise<Call>, judge: (call: Call) => Violation[]) {
  const whole = await call.catch(() => undefined)
  return whole === undefined ? [] : judge(whole)
}

const failureOfJudge = (error: unknown): Violation[] => [
  { kind: 'judge', operation: 'the judge', place: 'failed', problem: String(error) },
]

/** A marked call may break any rule. */
const markedOr = (expected: RegExp[], headers: Headers) => (headers.has(FALSIFIED) ? [/^/] : expected)

/** 'login › answer 200 › id: must be string, not 7 (in: signs in)' */
export function findingSentence(finding: Finding): string {
  return `${sentence(finding)} (in: ${finding.test})`
}

async function received(request: Request): Promise<ReceivedRequest> {
  const { method, url, headers } = request
  const isForm = mediaType(headers) === FORM
  return { method, url, headers, body: isForm ? await request.formData() : await request.text() }
}

async function given(response: Response): Promise<GivenAnswer> {
  const { status, headers } = response
  return { status, headers, body: await response.text() }
}
