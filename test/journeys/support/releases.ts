import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startHttpMock } from '../../../mocks/http/server'
import { temporaryFolder } from '../../../mocks/temporaryFolder'
import { nextRelease } from '../../deploy/nextRelease'
import { startJudgedHost } from './judged'

/** The mock API, which stays when a release is replaced. */
const OF_API = /^\/(?:api|v1|__mock|mock-)/

/**
 * Serves a built site and the mock API on one origin. A new release, whose files have other names, replaces
 * it on demand and leaves nothing of the older one.
 * @param verdicts folder for the judge's verdicts
 */
export async function startReleases(site: string, verdicts: string) {
  const { folder, remove } = temporaryFolder('releases-')
  await nextRelease(site, join(folder, 'next'))
  const [first, next] = await Promise.all([
    startJudgedHost({ site }, verdicts),
    startHttpMock({ site: join(folder, 'next') }),
  ])
  let current = first.origin
  const front = createServer((incoming, outgoing) =>
    pass(OF_API.test(incoming.url ?? '') ? first.origin : current, incoming, outgoing),
  )
  await once(front.listen(0), 'listening')
  return {
    origin: `http://localhost:${(front.address() as AddressInfo).port}`,
    release() {
      current = next.origin
    },
    async close() {
      front.closeAllConnections()
      front.close()
      await Promise.all([first.close(), next.close()])
      remove()
    },
  }
}

function pass(origin: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method, headers, url } = incoming
  const asked = request(origin + url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  asked.once('error', () => outgoing.destroy())
  incoming.pipe(asked)
}
