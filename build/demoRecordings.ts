import type { IncomingMessage, ServerResponse } from 'node:http'

const PATH = /^\/mock-recordings\/([^/?]+)/

/**
 * Hands the demo a set of recordings at /mock-recordings/{set}. The development server alone has it, so nothing of a
 * recording is ever in a build.
 */
export async function serveRecordings(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) {
  const name = PATH.exec(incoming.url ?? '')?.[1]
  if (name === undefined) return next()
  // Loaded here, so that a build never meets it.
  const { RecordingError, readSet } = await import('../mocks/replay/readRecordings.ts')
  try {
    const recordings = readSet(decodeURIComponent(name))
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(recordings))
  } catch (error) {
    const sentence = error instanceof RecordingError ? error.message : 'The recordings cannot be read.'
    outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(sentence)
  }
}
