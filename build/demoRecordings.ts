import type { IncomingMessage, ServerResponse } from 'node:http'

const PATH = /^\/mock-recordings\/([^/?]+)/
const LIST = '/mock-recordings/'

/**
 * Serves a set of recordings to the demo at /mock-recordings/{set}, and the names of all sets at
 * /mock-recordings/. Only the development server does so, so a build never contains a recording.
 */
export async function serveRecordings(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) {
  const name = PATH.exec(incoming.url ?? '')?.[1]
  if (name === undefined && incoming.url !== LIST) return next()
  // Imported here, so that no build loads it.
  const { RecordingError, readSet, setNames } = await import('../mocks/replay/readRecordings.ts')
  if (name === undefined) return void sendJson(outgoing, setNames())
  try {
    const recordings = readSet(decodeURIComponent(name))
    sendJson(outgoing, recordings)
  } catch (error) {
    const sentence = error instanceof RecordingError ? error.message : 'The recordings cannot be read.'
    outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence)
  }
}

function sendJson(outgoing: ServerResponse, body: unknown) {
  outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
