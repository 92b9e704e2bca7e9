import { getResponse, type HttpHandler, HttpResponse, http } from 'msw'
import { FALSIFIED } from '../judge/falsified.ts'
import { isPathOfApi } from '../operations.ts'
import { answerAfter, answerInstead, portalHandler } from './answers.ts'
import { changesAnswer, type Fault } from './fault.ts'
import type { Faults } from './faults.ts'
import { cutShort, slowedDown, wait, watched } from './streams.ts'

interface Door {
  faults: Faults
  /** The handlers that give the real answers. */
  handlers: HttpHandler[]
  /** The same by a clock that is so many seconds ahead. */
  handlersAhead(seconds: number): HttpHandler[]
}

/**
 * The handlers that meet faults in front of others, for the doors without sockets: Vitest and the demo.
 * A broken connection is a failed fetch there, or a body that ends in an error.
 */
export function faultHandlers({ faults, handlers, handlersAhead }: Door): HttpHandler[] {
  const faulty = http.all('*', async ({ request }) => {
    const { method, url } = request
    const { pathname } = new URL(url)
    const asked = { method, pathname }
    const fault = faults.takeEarly(asked) ?? faults.take(asked)
    const handled = (by = handlers) => getResponse(by, request.clone())
    // Without a connection no request is asked again.
    if (!fault || fault === 'ask again') {
      if (!faults.isAnyLate() || !isPathOfApi(pathname)) return undefined
      const answer = await handled()
      return answer && watched(answer, faults.answered)
    }
    const overtaken = fault.kind === 'out-of-order' ? faults.overtaken() : undefined
    const atWork = () => handled(fault.kind === 'clock' ? handlersAhead(fault.seconds ?? 0) : handlers)
    const answer = answerInstead(fault, url) ?? (await beforeWork(fault, faults, atWork))
    if (!answer || answer.type === 'error') return answer
    await overtaken
    return marked(fault, await sent(fault, await answerAfter(fault, answer, request), faults))
  })
  return [faulty, portalHandler]
}

async function beforeWork(fault: Fault, faults: Faults, work: () => Promise<Response | undefined>) {
  switch (fault.kind) {
    case 'drop-request':
    case 'drop-upload':
      return HttpResponse.error()
    case 'hold':
      await faults.released()
      break
    case 'delay':
      await wait(fault.milliseconds ?? 0)
      break
    case 'duplicate':
      await work()
      break
  }
  return work()
}

/** Changes an answer as the fault says. */
async function sent(fault: Fault, answer: Response, faults: Faults): Promise<Response> {
  switch (fault.kind) {
    case 'drop-answer':
    case 'cors':
      return HttpResponse.error()
    case 'cut':
      return cutShort(answer)
    case 'stall':
      return cutShort(answer, faults.released())
    case 'slow':
      return slowedDown(answer, fault.bytesPerSecond ?? 1)
    default:
      return answer
  }
}

/** The judge counts apart what a fault has changed. */
function marked(fault: Fault, answer: Response): Response {
  if (answer.type === 'error' || !changesAnswer(fault)) return answer
  const headers = new Headers(answer.headers)
  headers.set(FALSIFIED, 'true')
  return new HttpResponse(answer.body, { status: answer.status, headers })
}
