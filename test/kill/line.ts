import type { Fault } from '../../mocks/http/faults.ts'
import type { Random } from './random.ts'

/** What the way to the server and the server itself are like while she learns. */
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
}

export const pickLine = (random: Random) => random.weighted(weights)

/** Both calls that carry what she learned. */
export const faultsOf = (name: LineName): Fault[] =>
  lines[name].flatMap((fault: Fault) =>
    (['updateProgress', 'markComplete'] as const).map((operationId) => ({ ...fault, operationId })),
  )

/** Nothing that a page asks the API is answered. */
export const silence: Fault = { kind: 'drop-request', path: '/api/*', times: 500 }
