import type { Bytes } from '@/lib/values/units'

/**
 * Asks the host of a file for its size, without the file.
 * @returns undefined if the host does not say it, or cannot be reached
 */
export async function fileSize(url: string, signal: AbortSignal): Promise<Bytes | undefined> {
  try {
    const { ok, headers } = await fetch(url, { method: 'HEAD', signal })
    // A compressed answer has the length of what is transferred, which is what counts here.
    const size = Number(headers.get('content-length'))
    return ok && size > 0 ? size : undefined
  } catch {
    return undefined
  }
}
