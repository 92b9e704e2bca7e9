import { type ComponentType, useCallback, useEffect, useState } from 'react'

export type LoadPart = () => Promise<{ default: ComponentType }>

/** What was loaded once is there at once the next time, and the page as long as it was left. */
const loaded = new Map<LoadPart, ComponentType>()

/** A part of the page with its code, from when it `isWanted`; a failure can be tried again. */
export function usePart(load: LoadPart, isWanted: boolean) {
  const [Part, setPart] = useState<ComponentType | undefined>(() => loaded.get(load))
  const [hasFailed, setFailed] = useState(false)

  const fetchPart = useCallback(async () => {
    setFailed(false)
    try {
      const part = await load()
      loaded.set(load, part.default)
      setPart(() => part.default)
    } catch (error) {
      console.error('A part of the page could not be loaded.', error)
      setFailed(true)
    }
  }, [load])

  useEffect(() => {
    if (isWanted && !loaded.has(load)) void fetchPart()
  }, [isWanted, load, fetchPart])

  return { Part, hasFailed, retry: fetchPart }
}
