import type { IncomingMessage, ServerResponse } from 'node:http'
import { getResponse, type HttpHandler } from 'msw'
import { answerAfter, answerInstead } from '../faults/answers.ts'
import { changesAnswer, type Fault } from '../faults/fault.ts'
import { wait } from '../faults/streams.ts'
import { operationOf } from '../operations.ts'
import { connectedAt } from './connections.ts'
import { allowOrigin, answerPreflight, isPreflight, refuseOrigin } from './cors.ts'
import { cutShort, readBody, send, sendJson, slowDown, toRequest } from './exchange.ts'
import { type createPlaces, type Place, type ReceivedRequest, remember } from './places.ts'

/** The server behind one port: the API host with a site, or the card payment provider. */
export interface Door {
  handlersOf(place: Place, handlers: Place['handlers']): HttpHandler[]
  /**
   * Answers requests that control the mock. They are not recorded and meet no fault.
   * @returns whether this was one
   */
  answerControlRequest?(incoming: IncomingMessage, outgoing: ServerResponse, about: About): Promise<boolean>
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
  const url = new URL(`http://localhost${incoming.url ?? '/'}`)
  const asked = {
    method: incoming.method ?? 'GET',
    pathname: url.pathname,
    connectedAt: connectedAt(incoming.socket),
  }
  if (isPreflight(incoming)) return meetPreflight(place, asked, incoming, outgoing)
  const early = place.faults.takeEarly(asked)
  if (early === 'ask again') return void incoming.socket.destroy()
  if (early) return breakInTheMiddle(early, place, incoming, url)
  const body = await readBody(incoming)
  // Setting a fault ends the idle connections. The browser itself repeats a request that came on one of
  // these, on another connection, so this request must not consume the fault.
  if (incoming.socket.writableEnded) return void incoming.socket.destroy()
  place.idle.delete(incoming.socket)
  if (await door.answerControlRequest?.(incoming, outgoing, { place, url, body })) return

  keepForReuse(place, incoming, outgoing)
  const fault = place.faults.take(asked)
  if (fault === 'ask again') return void incoming.socket.destroy()
  let request = recordedRequest(place, incoming, url, body)
  outgoing.on('finish', () => (request.status = outgoing.statusCode))
  request.fault = fault?.kind
  const observation = places.tally?.observe(toRequest(incoming, body), place.title)
  if (fault && changesAnswer(fault)) observation?.faulted()
  if (fault && (await endsBeforeWork(fault, place, incoming, outgoing))) return

  const overtaken = fault?.kind === 'out-of-order' ? place.faults.overtaken() : undefined
  const handlers = fault?.kind === 'clock' ? place.handlersAhead(fault.seconds ?? 0) : place.handlers
  const handled = () => getResponse(door.handlersOf(place, handlers), toRequest(incoming, body))
  if (fault?.kind === 'duplicate') {
    request.status = (await handled())?.status
    request = { ...request }
    remember(place, request)
  }
  const response = await handled()
  if (fault?.kind === 'drop-answer' || response?.type === 'error') return void outgoing.destroy()
  if (fault) affectAnswer(fault, place, outgoing)
  await overtaken
  if (request.operationId && !overtaken) outgoing.on('finish', place.faults.answered)
  if (response && !(fault && changesAnswer(fault))) observation?.answered(response)
  if (response) {
    if (fault)
      return send(await answerAfter(fault, response, { ...asked, url: url.href }), incoming, outgoing)
    // A recorded answer has the headers of its own host.
    return send(response, incoming, outgoing, { isMarked: !place.replay })
  }
  if (fault?.kind === 'empty') return void outgoing.end()
  door.otherwise(incoming, outgoing, () =>
    sendJson(outgoing, 404, { message: 'Not found.', statusCode: 404 }),
  )
}

/** The browser asks before a call to another origin; a fault may refuse it. */
function meetPreflight(
  { faults }: Place,
  asked: Parameters<Place['faults']['takePreflight']>[0],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  const method = incoming.headers['access-control-request-method'] ?? ''
  if (!faults.takePreflight({ ...asked, method })) return answerPreflight(outgoing)
  refuseOrigin(outgoing)
  outgoing.writeHead(403).end()
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

/** Resets the connection at the first piece of the body. */
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
 * A browser repeats a request when a connection that it used before breaks without an answer. A world with
 * faults ahead uses each connection once, so that the page meets the failure too.
 */
function keepForReuse(place: Place, { socket }: IncomingMessage, outgoing: ServerResponse) {
  if (place.faults.areAhead()) outgoing.setHeader('Connection', 'close')
  else outgoing.on('finish', () => place.idle.add(socket))
}

/** Faults that come before the server's work. @returns whether it is left without any */
async function endsBeforeWork(
  fault: Fault,
  { faults }: Place,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  if (fault.kind === 'drop-request') {
    outgoing.destroy()
    return true
  }
  const { url } = toRequest(incoming, Buffer.alloc(0))
  const instead = answerInstead(fault, url)
  if (instead) await send(instead, incoming, outgoing)
  if (fault.kind === 'hold' && !(await faults.released())) {
    outgoing.destroy()
    return true
  }
  if (fault.kind === 'delay') await wait(fault.milliseconds ?? 0)
  return instead !== undefined
}

/** Faults between the server's work and the client, as far as they are about the connection. */
function affectAnswer(fault: Fault, { faults }: Place, outgoing: ServerResponse) {
  switch (fault.kind) {
    case 'cut':
      return cutShort(outgoing)
    case 'stall':
      return cutShort(outgoing, faults.released())
    case 'slow':
      return slowDown(outgoing, fault.bytesPerSecond ?? 1)
    case 'cors':
      return refuseOrigin(outgoing)
  }
}
