import type { Bytes } from '@/lib/values/units'

/** @returns what the browser still lets this site store; undefined if it does not say */
export async function storageLeft(): Promise<Bytes | undefined> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage)
  } catch {
    return undefined
  }
}
