import type { IncomingMessage, ServerResponse } from 'node:http'
import { getResponse, type HttpHandler } from 'msw'
import { operationOf } from '../operations.ts'
import { connectedAt } from './connections.ts'
import { allowOrigin, answerPreflight, isPreflight } from './cors.ts'
import { cutShort, readBody, send, sendJson, toRequest } from './exchange.ts'
import { changesAnswer, type Fault } from './faults.ts'
import { type createPlaces, type Place, type ReceivedRequest, remember } from './places.ts'

/** The server behind one port: the API host with a site, or the card payment provider. */
export interface Door {
  handlersOf(place: Place): HttpHandler[]
  /** Requests that are not recorded and meet no fault. @returns whether this was one */
  asideOf?(incoming: IncomingMessage, outgoing: ServerResponse, about: About): Promise<boolean>
  /** Requests that no handler answers. */
  otherwise(incoming: IncomingMessage, outgoing: ServerResponse, missing: () => void): void
  /** Each connection is used once, so that a broken one is a failure for the page too (see keepForReuse). */
  isEachOnce?: boolean
}

interface About {
  place: Place
  url: URL
  body: Buffer
}

type Places = ReturnType<typeof createPlaces>

/** Answers one request: its world, its fault, its handler. */
export async function answerAt(
  door: Door,
  places: Places,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const place = places.of(incoming)
  allowOrigin(incoming, outgoing)
  if (door.isEachOnce) outgoing.setHeader('Connection', 'close')
  if (isPreflight(incoming)) return answerPreflight(outgoing)
  const url = new URL(`http://localhost${incoming.url ?? '/'}`)
  const asked = {
    method: incoming.method ?? 'GET',
    pathname: url.pathname,
    connectedAt: connectedAt(incoming.socket),
  }
  const early = place.faults.takeEarly(asked)
  if (early === 'ask again') return void incoming.socket.destroy()
  if (early) return breakInTheMiddle(early, place, incoming, url)
  const body = await readBody(incoming)
  // Setting a fault ends the idle connections. The browser itself repeats a request that came on one of
  // these, on
  // another connection, so this request must not consume the fault.
  if (incoming.socket.writableEnded) return void incoming.socket.destroy()
  place.idle.delete(incoming.socket)
  if (await door.asideOf?.(incoming, outgoing, { place, url, body })) return

  keepForReuse(place, incoming, outgoing)
  const fault = place.faults.take(asked)
  if (fault === 'ask again') return void incoming.socket.destroy()
  let request = recordedRequest(place, incoming, url, body)
  outgoing.on('finish', () => (request.status = outgoing.statusCode))
  request.fault = fault?.kind
  const observation = places.tally?.observe(toRequest(incoming, body), place.title)
  if (fault && changesAnswer(fault)) observation?.faulted()
  if (fault && (await answersInstead(fault, place, outgoing))) return

  const handled = () => getResponse(door.handlersOf(place), toRequest(incoming, body))
  if (fault?.kind === 'duplicate') {
    request.status = (await handled())?.status
    request = { ...request }
    remember(place, request)
  }
  const response = await handled()
  if (fault?.kind === 'drop-answer' || response?.type === 'error') return void outgoing.destroy()
  if (fault?.kind === 'empty') return void outgoing.writeHead(response?.status ?? 200).end()
  if (fault?.kind === 'cut') cutShort(outgoing)
  if (fault?.kind === 'stall') cutShort(outgoing, released(place))
  if (response && !(fault && changesAnswer(fault))) observation?.answered(response)
  if (response) return send(response, incoming, outgoing)
  door.otherwise(incoming, outgoing, () =>
    sendJson(outgoing, 404, { message: 'Not found.', statusCode: 404 }),
  )
}

function recordedRequest(place: Place, incoming: IncomingMessage, url: URL, body: Buffer): ReceivedRequest {
  const method = incoming.method ?? 'GET'
  const request: ReceivedRequest = {
    at: new Date().toISOString(),
    operationId: operationOf(method, url.pathname),
    method,
    path: url.pathname,
    query: url.search,
    headers: incoming.headers,
    body: parsed(body.toString()),
  }
  remember(place, request)
  return request
}

/** With the first piece of the body the line is gone; what comes after it has nowhere to go. */
function breakInTheMiddle({ kind }: Fault, place: Place, incoming: IncomingMessage, url: URL) {
  recordedRequest(place, incoming, url, Buffer.alloc(0)).fault = kind
  incoming.once('data', () => incoming.socket.resetAndDestroy())
}

function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * A browser repeats a request by itself when a connection that it used before breaks without an answer. So that a broken
 * connection is a failure for the page too, a world with faults ahead uses each connection once.
 */
function keepForReuse(place: Place, { socket }: IncomingMessage, outgoing: ServerResponse) {
  if (place.faults.areAhead()) outgoing.setHeader('Connection', 'close')
  else outgoing.on('finish', () => place.idle.add(socket))
}

/** Faults that leave the server without work; `hold` waits, and then everything goes on. */
async function answersInstead(fault: Fault, place: Place, outgoing: ServerResponse): Promise<boolean> {
  switch (fault.kind) {
    case 'drop-request':
      outgoing.destroy()
      return true
    case 'status':
      sendFault(outgoing, 'application/json', fault)
      return true
    case 'html':
      sendFault(outgoing, 'text/html', { body: '<h1>Bad gateway</h1>', ...fault })
      return true
    case 'hold':
      await released(place)
      return false
    default:
      return false
  }
}

function released({ held }: Place) {
  return new Promise<void>((resolve) => held.add(resolve))
}

function sendFault(
  outgoing: ServerResponse,
  type: string,
  { status = 200, body, headers }: Omit<Fault, 'kind'>,
) {
  outgoing.writeHead(status, { 'Content-Type': type, ...headers })
  outgoing.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body))
}
