import type { Fault, FaultKind } from './fault.ts'

/** With these an answer breaks in its middle, so that it has to reach the service worker piece by piece. */
const breakingMidway: FaultKind[] = ['cut', 'stall']

/** The service worker leaves these to the browser, which asks for them piece by piece (mockWorker.js). */
const FILM = /^\/mock-media\/.*\.(mp4|webm|m4s)$/

/**
 * A sentence about a fault that cannot happen in a demo's service worker; undefined when it can.
 * @param handsOnStreams whether the browser hands a body to a service worker while it is still coming
 */
export function workerProblem({ kind, path = '' }: Fault, handsOnStreams: boolean): string | undefined {
  if (FILM.test(path))
    return `The demo's service worker leaves films to the browser, so that no fault can meet '${path}' in the demo. ${ELSEWHERE}`
  if (!handsOnStreams && breakingMidway.includes(kind))
    return `This browser hands a service worker whole answers alone, so that '${kind}' cannot happen in the demo. Take another browser, or: ${ELSEWHERE}`
  return undefined
}

const ELSEWHERE = 'npm run preview has it.'

/** Whether a stream can be sent to another process of this browser. */
export function handsOnStreams(): boolean {
  const { port1 } = new MessageChannel()
  const stream = new ReadableStream()
  try {
    port1.postMessage(stream, [stream])
    return true
  } catch {
    return false
  } finally {
    port1.close()
  }
}
