import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/**
 * Passes a request on to another host, and its answer back. Neither side outlives the other.
 * @param origin of the host
 */
export function passRequest(origin: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method, headers, url } = incoming
  const asked = request(origin + url, { method, headers }, (answer) => {
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) outgoing.setHeader(name, value)
    outgoing.writeHead(answer.statusCode ?? 502)
    answer.pipe(outgoing)
  })
  asked.once('error', () => outgoing.destroy())
  outgoing.once('close', () => asked.destroy())
  incoming.pipe(asked)
}
