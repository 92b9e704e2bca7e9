import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { passRequest } from '../../../scripts/passRequest'

/**
 * Starts a proxy in front of other hosts, like a load balancer.
 * @param originFor the host that answers a path
 */
export async function startFront(originFor: (path: string) => string) {
  let isSilent = false
  const server = createServer((incoming, outgoing) => {
    if (!isSilent) passRequest(originFor(incoming.url ?? ''), incoming, outgoing)
  })
  await once(server.listen(0), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Connections open, but no request gets an answer, as when a weak connection breaks unnoticed. */
    fallSilent() {
      isSilent = true
    },
    /** Ends the old connections, as when a phone finds another network, and answers new requests. */
    answerAgain() {
      isSilent = false
      server.closeAllConnections()
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
