import type { Fault } from '../../mocks/faults/fault.ts'
import type { Random } from './random.ts'

/** The state of the connection and of the server while the learner works. */
const lines = {
  good: [],
  'a request held': [{ kind: 'hold', times: 3 }],
  'requests dropped': [{ kind: 'drop-request', times: 200 }],
  'answers dropped': [{ kind: 'drop-answer', times: 4 }],
  '500': [{ kind: 'status', status: 500, times: 4, body: { message: 'No.' } }],
  '503': [{ kind: 'status', status: 503, times: 200, body: { message: 'Later.' } }],
  '503, Retry-After': [
    { kind: 'status', status: 503, times: 200, body: { message: 'Later.' }, headers: { 'Retry-After': '3' } },
  ],
  '401': [{ kind: 'status', status: 401, times: 1, body: { message: 'Who?' } }],
  duplicated: [{ kind: 'duplicate', times: 20 }],
  'answers cut': [{ kind: 'cut', times: 4 }],
  'answers of a proxy': [{ kind: 'html', times: 4, status: 502 }],
  'empty answers': [{ kind: 'empty', times: 4 }],
  /** The gate is closed, so no answer is left that could be wrong. */
  'no network': [],
} satisfies Record<string, Fault[]>

export type LineName = keyof typeof lines

const weights: Record<LineName, number> = {
  good: 30,
  'a request held': 9,
  'requests dropped': 9,
  'answers dropped': 9,
  '500': 6,
  '503': 7,
  '503, Retry-After': 5,
  '401': 4,
  duplicated: 8,
  'answers cut': 4,
  'answers of a proxy': 4,
  'empty answers': 4,
  // For kept lessons alone (plan.ts).
  'no network': 0,
}

export const pickLine = (random: Random) => random.weighted(weights)

/** The faults of a line, for both calls that report progress. */
export const faultsOf = (name: LineName): Fault[] =>
  lines[name].flatMap((fault: Fault) =>
    (['updateProgress', 'markComplete'] as const).map((operationId) => ({ ...fault, operationId })),
  )

/** The server answers no API call of a page. */
export const silence: Fault = { kind: 'drop-request', path: '/api/*', times: 500 }
