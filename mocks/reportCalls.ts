import type { SetupWorker } from 'msw/browser'

/** A call of the demo as plain data, for a journey that looks on from outside the page. */
export interface ReportedCall {
  request: { method: string; url: string; headers: [string, string][]; body: string }
  answer: { status: number; headers: [string, string][]; body: string }
}

declare global {
  interface Window {
    /** Set by journeys alone. */
    onMockCall?: (call: ReportedCall) => Promise<void>
  }
}

/** Reports each call to the journey that has opened the page, if one listens. */
export function reportCalls({ events }: Pick<SetupWorker, 'events'>) {
  const { onMockCall } = window
  if (!onMockCall) return
  const bodies = new Map<string, Promise<string>>()
  events.on('request:start', ({ request, requestId }) => void bodies.set(requestId, request.clone().text()))
  events.on('response:mocked', async ({ request, response, requestId }) => {
    const { method, url, headers } = request
    const answer = response.clone()
    const body = (await bodies.get(requestId)) ?? ''
    bodies.delete(requestId)
    await onMockCall({
      request: { method, url, headers: [...headers], body },
      answer: { status: answer.status, headers: [...answer.headers], body: await answer.text() },
    })
  })
}
