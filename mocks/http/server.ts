import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getResponse } from 'msw'
import { operationOf } from '../operations.ts'
import { answerControl } from './control.ts'
import { allowOrigin, answerPreflight, isPreflight } from './cors.ts'
import { cutShort, readBody, send, sendJson, toRequest } from './exchange.ts'
import type { Fault } from './faults.ts'
import { mediaHeaders, pageHeaders, serveFiles } from './files.ts'
import { createPlaces, type Place, type ReceivedRequest, remember } from './places.ts'

/** A search of some thousand Persian letters, percent-encoded, is a long first line. */
const MAX_HEADER_BYTES = 256 * 1024
const MEDIA = fileURLToPath(new URL('../public', import.meta.url))

export interface HttpMockOptions {
  /** 0 picks a free one. */
  port?: number
  /** A built site to serve on the same origin; paths that are no file get its index.html. */
  site?: string
  /** The clock of its worlds. */
  now?: () => number
}

/** The mock API over a real network, with /mock-media and, when asked, a built site. */
export async function startHttpMock({ port = 0, site, now }: HttpMockOptions = {}) {
  const places = createPlaces({ now })
  const media = await serveFiles(MEDIA, { setHeaders: mediaHeaders })
  const pages = site ? await serveFiles(site, { single: true, setHeaders: pageHeaders }) : undefined

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const place = places.of(incoming)
    allowOrigin(incoming, outgoing)
    if (isPreflight(incoming)) return answerPreflight(incoming, outgoing)
    const body = await readBody(incoming)
    const url = new URL(incoming.url ?? '/', 'http://localhost')
    // Whoever asks is not idle: setting a fault ends the connections that are.
    place.idle.delete(incoming.socket)
    if (await answerControl(incoming, outgoing, { places, place, url, body })) return

    const { pathname } = url
    let request = noted(place, incoming, url, body)
    outgoing.on('finish', () => (request.status = outgoing.statusCode))
    keepForReuse(place, incoming, outgoing)
    const fault = place.faults.take(request.method, pathname)
    request.fault = fault?.kind
    if (fault && (await answersInstead(fault, place, outgoing))) return

    const handled = () => getResponse(place.handlers, toRequest(incoming, body))
    if (fault?.kind === 'duplicate') {
      request.status = (await handled())?.status
      request = { ...request }
      remember(place, request)
    }
    const response = await handled()
    if (fault?.kind === 'drop-answer') return void outgoing.destroy()
    if (fault?.kind === 'empty') return void outgoing.writeHead(response?.status ?? 200).end()
    if (fault?.kind === 'cut') cutShort(outgoing)
    if (response) return send(response, incoming, outgoing)
    const missing = () => sendJson(outgoing, 404, { message: 'Not found.', statusCode: 404 })
    if (pathname.startsWith('/mock-media/')) return media(incoming, outgoing, missing)
    if (pathname.startsWith('/api/') || !pages) return missing()
    pages(incoming, outgoing, missing)
  }

  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: Error) => {
      // A page that was left while it was still sending is no failure of the server.
      if (incoming.destroyed && !incoming.complete) return
      console.error(error)
      if (!outgoing.headersSent) sendJson(outgoing, 500, { message: error.message, statusCode: 500 })
    })
  })
  server.on('connection', (socket) => socket.once('close', () => places.forget(socket)))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function noted(place: Place, incoming: IncomingMessage, url: URL, body: Buffer): ReceivedRequest {
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
async function answersInstead(fault: Fault, { held }: Place, outgoing: ServerResponse): Promise<boolean> {
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
      await new Promise<void>((resolve) => held.add(resolve))
      return false
    default:
      return false
  }
}

function sendFault(
  outgoing: ServerResponse,
  type: string,
  { status = 200, body, headers }: Omit<Fault, 'kind'>,
) {
  outgoing.writeHead(status, { 'Content-Type': type, ...headers })
  outgoing.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body))
}
