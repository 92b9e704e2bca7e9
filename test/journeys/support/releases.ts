import { once } from 'node:events'
import { existsSync } from 'node:fs'
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
 * it on demand; the program's files of the older one stay, as deploy/release.sh leaves them.
 * @param verdicts folder for the judge's verdicts
 */
export async function startReleases(site: string, verdicts: string) {
  const { folder, remove } = temporaryFolder('releases-')
  const nextFolder = join(folder, 'next')
  await nextRelease(site, nextFolder)
  const [first, next] = await Promise.all([
    startJudgedHost({ site }, verdicts),
    startHttpMock({ site: nextFolder }),
  ])
  let isReleased = false
  let isSilent = false
  const isOfNext = (path: string) =>
    isReleased && !OF_API.test(path) && (!path.startsWith('/static/') || existsSync(join(nextFolder, path)))
  const front = createServer((incoming, outgoing) => {
    if (!isSilent) pass(isOfNext(incoming.url ?? '') ? next.origin : first.origin, incoming, outgoing)
  })
  await once(front.listen(0), 'listening')
  return {
    origin: `http://localhost:${(front.address() as AddressInfo).port}`,
    release() {
      isReleased = true
    },
    /** Connections open, and no request gets an answer: a weak connection often breaks unnoticed. */
    fallSilent() {
      isSilent = true
    },
    /** The old connections end, as when a phone finds another network, and new requests get answers. */
    answerAgain() {
      isSilent = false
      front.closeAllConnections()
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
