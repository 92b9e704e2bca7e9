import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { trackConnection } from './connections.ts'
import { answerAt, type Door } from './door.ts'
import { sendJson } from './exchange.ts'
import type { createPlaces } from './places.ts'

/** A search of some thousand Persian letters, percent-encoded, is a long first line. */
const MAX_HEADER_BYTES = 256 * 1024

/** Longer than any test: a request never meets a connection that is being closed for its idleness. */
const KEEP_ALIVE_MS = 10 * 60_000

/** Opens a door at a port; 0 picks a free one. @throws when the port is taken */
export async function listen(port: number, door: Door, places: ReturnType<typeof createPlaces>) {
  const options = { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS }
  const server = createServer(options, (incoming, outgoing) => {
    answerAt(door, places, incoming, outgoing).catch((error: Error) => complain(error, incoming, outgoing))
  })
  server.on('connection', (socket) => {
    trackConnection(socket)
    socket.once('close', () => places.forget(socket))
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', (error) => reject(inWords(error))).listen(port, resolve),
  )
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function inWords(error: Error & { code?: string; port?: number }) {
  if (error.code === 'EADDRINUSE') error.message = `Port ${error.port} is taken`
  return error
}

function complain(error: Error, incoming: IncomingMessage, outgoing: ServerResponse) {
  // A page that was left while it was still sending is no failure of the server.
  if (incoming.destroyed && !incoming.complete) return
  console.error(error)
  if (!outgoing.headersSent) sendJson(outgoing, 500, { message: error.message, statusCode: 500 })
}
