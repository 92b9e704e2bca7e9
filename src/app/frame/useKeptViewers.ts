import { useEffect } from 'react'
import { entryOfProgram } from '@/lib/page/renewPage'
import { deviceStorage, storageItem } from '@/lib/storage/storageItem'
import { useAppSelector } from '@/state/hooks'
import { selectKeptTypes } from '@/state/keeping/selectors'

/** The release whose viewers the device has, and the types of lessons that they show. */
const item = storageItem(deviceStorage, 'kept-viewers')

/** The page is shown and used first. */
const AFTER_MS = 5_000

/** A new release has new viewers. Without them no kept lesson opens offline, so they are loaded once. */
export function useKeptViewers() {
  const types = useAppSelector(selectKeptTypes)
  useEffect(() => {
    const needed = `${entryOfProgram()} ${types.join(' ')}`
    if (types.length === 0 || item.read() === needed) return
    const load = async () => {
      const { loadViewerParts } = await import('@/screens/learn/viewers/viewerParts')
      await loadViewerParts(types)
      item.write(needed)
    }
    // Without a connection a later page tries again.
    const timer = setTimeout(() => void load().catch(() => {}), AFTER_MS)
    return () => clearTimeout(timer)
  }, [types])
}
