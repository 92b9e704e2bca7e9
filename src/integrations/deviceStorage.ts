import type { Bytes } from '@/lib/values/units'

/** @returns whether the browser keeps this site's data if space is short; undefined if it does not say */
export async function isStorageLasting(): Promise<boolean | undefined> {
  try {
    return await navigator.storage.persisted()
  } catch {
    return undefined
  }
}

/** @returns what the browser still lets this site store; undefined if it does not say */
export async function storageLeft(): Promise<Bytes | undefined> {
  try {
    const { quota, usage } = await navigator.storage.estimate()
    return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage)
  } catch {
    return undefined
  }
}
