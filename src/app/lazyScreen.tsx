import { type ComponentType, lazy, useState } from 'react'
import type { ScreenRequests } from '@/state/screenRequests'
import type { LazyModule } from '@/ui/lazyModule'

type ScreenModule = {
  default: ComponentType
  requests?: ScreenRequests
  /** Sections that are asleep in a document; without one they come along with the screen. */
  parts?: LazyModule<ComponentType>[]
}

/** React.lazy would remember a failed import for good. */
const failures = new Set<() => void>()

/** Screens whose parts could not be loaded are fetched again when they are shown next. */
export function forgetFailedScreens() {
  for (const renew of failures) renew()
  failures.clear()
}

/**
 * React.lazy that can be loaded ahead (then it shows without a pause) and tried again after a failure.
 * @param chunk is the webpackChunkName of the import: the prerenderer finds the screen's files by it.
 */
export function lazyScreen(chunk: string, load: () => Promise<ScreenModule>) {
  let Loaded: ComponentType | undefined
  let Awaited = lazy(preload)

  async function preload() {
    try {
      const screen = await load()
      if (!isInDocument()) await Promise.all(screen.parts?.map((part) => part.load()) ?? [])
      Loaded = screen.default
      return screen
    } catch (error) {
      failures.add(() => {
        Awaited = lazy(preload)
      })
      throw error
    }
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per screen, when its module is read
  function LazyScreen() {
    // One type for the whole life of the mounted screen: another would mount the screen again.
    const [Screen] = useState(() => Loaded ?? Awaited)
    return <Screen />
  }
  return Object.assign(LazyScreen, { preload, chunk })
}

/** The document that is being hydrated may hold the words of the screen. */
function isInDocument() {
  const boot = typeof window === 'undefined' ? undefined : window.boot
  return boot?.fit === 'whole' && !boot.isHydrated && !boot.isDrawn
}

export type LazyScreen = ReturnType<typeof lazyScreen>
