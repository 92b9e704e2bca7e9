import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { passRequest } from '../passRequest.ts'
import { type Call, callOf } from './call.ts'

/** The browser's own names of resources, by what a request says that it is for. */
const TYPES: Record<string, string> = {
  document: 'Document',
  script: 'Script',
  style: 'Stylesheet',
  font: 'Font',
  image: 'Image',
  video: 'Media',
  audio: 'Media',
}

/** A visit is over when nothing was asked and nothing came for so long. */
const QUIET_MS = 2_000

export type CountedCall = Call & {
  path: string
  status: number
  /** Bytes of the answer without its head. */
  body: number
  /** Bytes of the request with its head. */
  asked: number
}

type Open = {
  socket: Socket
  incoming: IncomingMessage
  outgoing: ServerResponse
  from: number
  read: number
}

/**
 * Stands before a host, and counts what goes over its connections. The browser's own protocol reports for a
 * page alone; this also counts what the service worker asks for.
 * @param origin of the host
 */
export async function countingHost(origin: string) {
  const open = new Set<Open>()
  /** Bytes that a connection has received for requests that are counted already. */
  const read = new WeakMap<Socket, number>()
  let calls: CountedCall[] = []
  let lastEvent = performance.now()

  const front = createServer({ maxHeaderSize: 256 * 1024 }, (incoming, outgoing) => {
    lastEvent = performance.now()
    const { socket } = incoming
    const one = { socket, incoming, outgoing, from: socket.bytesWritten, read: read.get(socket) ?? 0 }
    open.add(one)
    outgoing.once('close', () => {
      lastEvent = performance.now()
      if (open.delete(one)) count(one)
    })
    passRequest(origin, incoming, outgoing)
  })
  await once(front.listen(0), 'listening')

  function count(one: Open) {
    const { socket, incoming, outgoing, from } = one
    const bytes = socket.bytesWritten - from
    if (bytes === 0) return
    const { method = 'GET', url: path = '/', headers } = incoming
    const type = TYPES[String(headers['sec-fetch-dest'])] ?? 'Other'
    const sent = Object.fromEntries(
      Object.entries(outgoing.getHeaders()).map(([name, value]) => [name, String(value)]),
    )
    calls.push({
      ...callOf({ address: `http://localhost${path}`, method, type }, sent, bytes),
      path,
      status: outgoing.statusCode,
      body: bodyBytes(one, bytes),
      asked: socket.bytesRead - one.read,
    })
    read.set(socket, socket.bytesRead)
  }

  return {
    origin: `http://localhost:${(front.address() as AddressInfo).port}`,
    /**
     * Resolves when nothing moves any more. A player holds the request of its film open, which is no unrest.
     */
    async quiet() {
      for (let wait = QUIET_MS; wait > 0; wait = lastEvent + QUIET_MS - performance.now())
        await setTimeout(wait)
    },
    /** @returns the calls since it was last called, with the part of open ones that was sent so far */
    take(): CountedCall[] {
      for (const one of open) {
        count(one)
        one.from = one.socket.bytesWritten
        one.read = one.socket.bytesRead
      }
      const taken = calls
      calls = []
      return taken
    },
    close() {
      front.closeAllConnections()
      front.close()
    },
  }
}

/** An answer without a length is counted as a body alone. The host states it nearly always. */
function bodyBytes({ incoming, outgoing }: Open, bytes: number) {
  if (incoming.method === 'HEAD' || outgoing.statusCode === 304 || outgoing.statusCode === 204) return 0
  return Math.min(bytes, Number(outgoing.getHeader('content-length') ?? bytes))
}
