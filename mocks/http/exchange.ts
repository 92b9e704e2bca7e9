import type { IncomingMessage, ServerResponse } from 'node:http'
import { nextPiece, piecesOf } from '../faults/streams.ts'
import { compressed } from './compression.ts'
import { markContent } from './freshness.ts'

const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
])

export async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Turns a request of node:http into the Request that handlers understand. */
export function toRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers()
  for (const [name, values] of Object.entries(incoming.headersDistinct))
    if (!OF_THE_CONNECTION.has(name)) for (const value of values ?? []) headers.append(name, value)
  const method = incoming.method ?? 'GET'
  return new Request(`${originOf(incoming)}${incoming.url}`, {
    method,
    headers,
    ...(body.length > 0 && method !== 'GET' && method !== 'HEAD' && { body }),
  })
}

function originOf({ headers }: IncomingMessage) {
  return `http://${headers.host ?? 'localhost'}`
}

export function sendJson(outgoing: ServerResponse, status: number, body: unknown) {
  outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

/**
 * Sends a Response, compressed when the client takes it so.
 * @param isMarked a browser that has the public content of the answer already gets no body
 */
export async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { isMarked = false } = {},
) {
  const raw = forOtherOrigin(Buffer.from(await response.arrayBuffer()), incoming, response)
  for (const [name, value] of response.headers) outgoing.setHeader(name, value)
  if (isMarked && response.status === 200 && markContent(raw, incoming, outgoing)) {
    outgoing.removeHeader('Content-Type')
    return void outgoing.writeHead(304).end()
  }
  const { body, encoding } = compressed(raw, incoming.headers['accept-encoding'])
  outgoing.statusCode = response.status
  if (encoding) outgoing.setHeader('Content-Encoding', encoding)
  outgoing.appendHeader('Vary', 'Accept-Encoding')
  outgoing.setHeader('Content-Length', body.length)
  outgoing.end(body)
}

/** A page of another origin would look for /mock-media/… at home: its answers name this server. */
function forOtherOrigin(body: Buffer, incoming: IncomingMessage, response: Response): Buffer {
  const { origin } = incoming.headers
  const isJson = response.headers.get('Content-Type')?.includes('json')
  if (!origin || !isJson || origin === originOf(incoming)) return body
  return Buffer.from(body.toString().replaceAll('"/mock-media/', `"${originOf(incoming)}/mock-media/`))
}

/**
 * From now on the answer breaks off half way through its first piece, or waits there until `end` has come.
 */
export function cutShort(outgoing: ServerResponse, end?: Promise<unknown>) {
  const write = outgoing.write.bind(outgoing)
  let isCut = false
  const cut = (chunk?: unknown) => {
    if (isCut) return true
    isCut = true
    const part = Buffer.isBuffer(chunk) || typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.alloc(0)
    write(part.subarray(0, Math.ceil(part.length / 2)), async () => {
      await end
      outgoing.destroy()
    })
    return true
  }
  outgoing.write = cut as typeof outgoing.write
  outgoing.end = ((chunk?: unknown) => {
    cut(chunk)
    return outgoing
  }) as typeof outgoing.end
}

/** From now on the answer comes in pieces, with so many bytes in a second. */
export function slowDown(outgoing: ServerResponse, bytesPerSecond: number) {
  const [write, end] = [outgoing.write.bind(outgoing), outgoing.end.bind(outgoing)]
  let sent = Promise.resolve()
  const trickle = (chunk?: unknown) => {
    if (!Buffer.isBuffer(chunk) && typeof chunk !== 'string') return true
    for (const piece of piecesOf(Buffer.from(chunk), bytesPerSecond))
      sent = sent.then(nextPiece).then(() => void (outgoing.destroyed || write(piece)))
    return true
  }
  // Casts: the callbacks and encodings that the types allow are used by nobody here.
  outgoing.write = trickle as typeof outgoing.write
  outgoing.end = ((chunk?: unknown) => {
    trickle(chunk)
    void sent.then(() => end())
    return outgoing
  }) as typeof outgoing.end
}
