import type { Bytes } from '@/lib/values/units'

/** Questions about further files wait for this one, so a host that is silent for so long is given up. */
const PATIENCE_MS = 8_000

/** @returns a signal for a question to a host: it ends with the asker, or when the host is silent */
export const untilSilent = (signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])

/**
 * Asks the host of a file for its size, without the file.
 * @returns undefined if the host does not say it, is silent, or cannot be reached
 */
export async function fileSize(url: string, signal: AbortSignal): Promise<Bytes | undefined> {
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD', signal: untilSilent(signal) })
    // A compressed answer has the length of what is transferred, which is what counts here.
    const size = Number(headers.get('content-length'))
    return ok && size > 0 ? size : undefined
  } catch {
    return undefined
  }
}
