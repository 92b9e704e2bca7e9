import { HttpResponse, http } from 'msw'
import { operationOf } from '../operations.ts'
import type { Fault } from './fault.ts'
import { misshapen } from './wrongShape.ts'

const OK = 200
const FOUND = 302
const BYTES_PER_MEGABYTE = 1_000_000
const DEFAULT_MEGABYTES = 5
const MS_PER_SECOND = 1000

/** A page as of the network of a hotel, which has every call answered with its own sign-in. */
const PORTAL = '/mock-portal'
export const portalHandler = http.all(`*${PORTAL}`, () =>
  HttpResponse.html('<h1>Sign in to this network</h1>'),
)

/** The answer that comes instead of the server's work; undefined where the server works. */
export function answerInstead(fault: Fault, url: string): Response | undefined {
  const { kind, status = OK, body, headers } = fault
  switch (kind) {
    case 'status':
      return given(body, 'application/json', { status, headers })
    case 'html':
      return given(body ?? '<h1>Bad gateway</h1>', 'text/html', { status, headers })
    case 'redirect': {
      const location = new URL(fault.to ?? PORTAL, url).href
      return new HttpResponse(null, { status: fault.status ?? FOUND, headers: { Location: location } })
    }
    default:
      return undefined
  }
}

function given(
  body: unknown,
  type: string,
  { status, headers }: { status: number; headers: Fault['headers'] },
) {
  const all = new Headers(headers)
  if (!all.has('Content-Type')) all.set('Content-Type', type)
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  return new HttpResponse(text, { status, headers: all })
}

/** The answer that the client gets after the server's work; most faults leave its bytes alone. */
export async function answerAfter(
  { kind, megabytes = DEFAULT_MEGABYTES, seed, seconds = 0 }: Fault,
  answer: Response,
  { method, url }: { method: string; url: string },
): Promise<Response> {
  switch (kind) {
    case 'empty':
      return new HttpResponse(null, { status: answer.status })
    case 'huge':
      // Spaces are no part of a JSON value, nor of a stylesheet: the answer keeps the contract.
      return withBody(answer, `${await answer.text()}${' '.repeat(megabytes * BYTES_PER_MEGABYTE)}`)
    case 'wrong-shape': {
      const operationId = operationOf(method, new URL(url, 'http://localhost').pathname)
      const value = misshapen(operationId, parsed(await answer.text()), seed)
      return HttpResponse.json(value ?? null, { status: answer.status })
    }
    case 'clock':
      answer.headers.set('Date', new Date(Date.now() + seconds * MS_PER_SECOND).toUTCString())
      return answer
    default:
      return answer
  }
}

function withBody(answer: Response, body: BodyInit) {
  return new HttpResponse(body, { status: answer.status, headers: answer.headers })
}

/** @returns undefined for a text that is no JSON: a stylesheet, an empty body. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
