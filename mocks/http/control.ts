import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from '../faults/fault.ts'
import { faultProblem, operationProblem } from '../faults/faultProblem.ts'
import { type ReplayOptions, replayHandler } from '../replay/handler.ts'
import { RecordingError, readSet } from '../replay/readRecordings.ts'
import { sendJson } from './exchange.ts'
import type { createPlaces, Place } from './places.ts'

interface Control {
  places: ReturnType<typeof createPlaces>
  place: Place
  url: URL
  body: Buffer
  outgoing: ServerResponse
}

const NO_CONTENT = 204

/** The calls by which tests change and read a world; each answers a status and a body. */
const controls: Record<string, (control: Control) => Promise<[status: number, body?: unknown]>> = {
  'POST /__mock/reset': async ({ places, place }) => {
    await places.reset(place)
    return [NO_CONTENT]
  },
  'POST /__mock/faults': async ({ place, body, outgoing }) => {
    const asked = jsonOf(body.toString())
    if (asked === undefined) return refusal(NO_JSON)
    const faults = Array.isArray(asked) ? asked : [asked]
    const problem = faults.map(faultProblem).find((one) => one !== undefined)
    if (problem) return refusal(problem)
    for (const fault of faults as Fault[]) place.faults.add(fault)
    for (const connection of place.idle) connection.end()
    // And what comes next on this one would have to be asked again, which a client that is no browser does
    // not do.
    outgoing.setHeader('Connection', 'close')
    return [NO_CONTENT]
  },
  'DELETE /__mock/faults': async ({ place }) => {
    place.faults.clear()
    return [NO_CONTENT]
  },
  'POST /__mock/release': async ({ place }) => {
    place.faults.release()
    return [NO_CONTENT]
  },
  'POST /__mock/replay': async ({ place, body }) => {
    try {
      place.replay = replayOf(body.toString())
      return [NO_CONTENT]
    } catch (error) {
      if (error instanceof RecordingError) return [400, { message: error.message, statusCode: 400 }]
      throw error
    }
  },
  'DELETE /__mock/replay': async ({ place }) => {
    place.replay = undefined
    return [NO_CONTENT]
  },
  'GET /__mock/requests': async ({ place, url }) => {
    const operationId = url.searchParams.get('operationId')
    const problem = operationId ? operationProblem(operationId) : undefined
    if (problem) return refusal(problem)
    return [200, place.requests.filter((one) => !operationId || one.operationId === operationId)]
  },
  'DELETE /__mock/requests': async ({ place }) => {
    place.requests.length = 0
    return [NO_CONTENT]
  },
  'GET /__mock/findings': async ({ places, place }) => {
    await places.tally?.done()
    return [200, places.tally?.verdict.findings.filter(({ test }) => test === place.title) ?? []]
  },
  'GET /__mock/verdict': async ({ places }) => {
    await places.tally?.done()
    return places.tally ? [200, places.tally.verdict] : [NO_CONTENT]
  },
  'GET /__mock/state': async ({ place }) => [200, await place.world.transact((state) => state)],
}

const REPLAY_KEYS = ['set', 'strict', 'latency']
const LATENCIES = ['recorded', 'none']

/** @param text {set, strict?, latency?} as JSON @throws RecordingError, in a sentence */
function replayOf(text: string) {
  const asked = jsonOf(text)
  if (asked === undefined) throw new RecordingError(NO_JSON)
  const { set, ...options }: ReplayOptions & { set?: unknown } = Object(asked)
  if (typeof set !== 'string') throw new RecordingError("Name the set to replay: {set: 'bug-123'}.")
  const unknown = Object.keys(options).filter((key) => !REPLAY_KEYS.includes(key))
  if (unknown.length > 0)
    throw new RecordingError(`A replay has no ${unknown.join(', ')}; it has ${REPLAY_KEYS.join(', ')}.`)
  const { strict = true, latency = 'none' } = options
  if (typeof strict !== 'boolean') throw new RecordingError("'strict' is true or false.")
  if (!LATENCIES.includes(latency)) throw new RecordingError(`'latency' is ${LATENCIES.join(' or ')}.`)
  return replayHandler(readSet(set), options)
}

const NO_JSON = 'The body is not JSON.'

/** @returns undefined if the text is not JSON */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusal(message: string): [status: number, body: unknown] {
  return [400, { message, statusCode: 400 }]
}

/** @returns whether the request was one for the control of a world */
export async function answerControl(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  control: Omit<Control, 'outgoing'>,
): Promise<boolean> {
  const run = controls[`${incoming.method} ${control.url.pathname}`]
  if (!run) return false
  const [status, body] = await run({ ...control, outgoing })
  if (body === undefined) outgoing.writeHead(status).end()
  else sendJson(outgoing, status, body)
  return true
}
