import { setTimeout } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'
import { type Call, callOf } from './call.ts'

type Pending = {
  address: string
  method: string
  type: string
  headers: Record<string, string>
  received: number
}

/** A visit is over when nothing was asked and nothing came for so long. */
const QUIET_MS = 2_000

export type CallWatch = {
  /** Resolves when the page is at rest. */
  quiet: () => Promise<void>
  /** @returns the calls since it was last called; an answer from the browser's cache is none */
  take: () => Call[]
}

/** Counts what comes over the network, as the browser's own protocol reports it. */
export async function watchCalls(cdp: CDPSession): Promise<CallWatch> {
  const pending = new Map<string, Pending>()
  let calls: Call[] = []
  let lastEvent = performance.now()

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!/^https?:/.test(request.url)) return
    lastEvent = performance.now()
    pending.set(requestId, { address: request.url, method: request.method, type, headers: {}, received: 0 })
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const one = pending.get(requestId)
    if (one) one.headers = response.headers
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    lastEvent = performance.now()
    const one = pending.get(requestId)
    if (one) one.received += encodedDataLength
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  // A player ends the request of a film when it has enough.
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))
  // The protocol would keep the bodies, and a long film with them.
  await cdp.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 })

  function end(requestId: string, encodedDataLength: number) {
    const one = pending.get(requestId)
    if (!one) return
    pending.delete(requestId)
    lastEvent = performance.now()
    const bytes = Math.max(encodedDataLength, one.received)
    if (bytes > 0) calls.push(callOf(one, one.headers, bytes))
  }

  async function quiet() {
    // A player holds the request of its film open as long as the page lives, so an open request is no unrest.
    for (let wait = QUIET_MS; wait > 0; wait = lastEvent + QUIET_MS - performance.now())
      await setTimeout(wait)
  }

  function take() {
    const taken = calls
    calls = []
    return taken
  }

  return { quiet, take }
}
