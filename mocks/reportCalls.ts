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
  // The worker sends each request again with its answer, body included: nothing has to be remembered
  // between the two.
  events.on('response:mocked', async ({ request, response }) => {
    const { method, url, headers } = request
    const body = await request.clone().text()
    const { status, headers: fields } = response
    // A broken answer has no body to look at.
    const text = await response
      .clone()
      .text()
      .catch(() => undefined)
    if (text === undefined) return
    await onMockCall({
      request: { method, url, headers: [...headers], body },
      answer: { status, headers: [...fields], body: text },
    })
  })
}
