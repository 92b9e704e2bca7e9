import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { passRequest } from '../../../scripts/passRequest'

/**
 * Stands before other hosts, as a load balancer does.
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
    /** Connections open, and no request gets an answer: a weak connection often breaks unnoticed. */
    fallSilent() {
      isSilent = true
    },
    /** The old connections end, as when a phone finds another network, and new requests get answers. */
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
