import { FALSIFIED } from './falsified.ts'
import { createJudge, mediaType, type ReceivedRequest, sentence, type Violation } from './judge.ts'
import { FORM } from './operation.ts'
import type { Rules } from './writtenRules.ts'

export interface Counts {
  /** Calls whose request came in whole. */
  calls: number
  /** Requests and answers that a test falsified on purpose. */
  falsified: number
}

/** A violation with the test that it happened in. */
export type Finding = Violation & { test: string }

/** A call on its way through a door. */
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
  const findings: Finding[] = []
  const pending = new Set<Promise<void>>()
  const counts: Counts = { calls: 0, falsified: 0 }

  /** Bodies are read while the call goes on. */
  function record(test: string, judged: Promise<Violation[]>, expected: RegExp[]) {
    const running = judged.then((violations) => {
      const isExpected = (violation: Violation) =>
        expected.some((pattern) => pattern.test(sentence(violation)))
      const unexpected = violations.filter((violation) => !isExpected(violation))
      if (unexpected.length < violations.length) falsified()
      findings.push(...unexpected.map((violation) => ({ ...violation, test })))
      pending.delete(running)
    })
    pending.add(running)
  }

  function falsified() {
    counts.falsified += 1
  }

  return {
    counts,
    findings,
    /** All calls that have been observed are judged. */
    async settled() {
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
      counts.calls += 1
      record(test, received(request.clone()).then(judge.request), markedOr(expected, headers))
      return {
        answered(response) {
          const { status, headers, type } = response
          if (type === 'error') return falsified()
          const operation = judge.operationOf(method, url)
          if (!operation) return
          const judged = response
            .clone()
            .text()
            .then((body) => judge.answer(operation, { status, headers, body }))
          record(test, judged, markedOr(expected, headers))
        },
        faulted: falsified,
      }
    },
  }
}

/** A mark says that anything may be wrong. */
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
