import { type ComponentType, lazy, useState } from 'react'
import type { ScreenRequests } from '@/state/screenRequests'
import type { LazyModule } from '@/ui/lazyModule'

type ScreenModule = {
  default: ComponentType
  requests?: ScreenRequests
  /** Sections that a prerendered document hydrates later. Without a document they load with the screen. */
  parts?: LazyModule<ComponentType>[]
}

/** Functions that replace failed React.lazy components, because these would remember the failure forever. */
const failures = new Set<() => void>()

/** Lets screens whose code could not be loaded try again when they are shown next. */
export function forgetFailedScreens() {
  for (const renew of failures) renew()
  failures.clear()
}

/**
 * Like React.lazy, but a screen can be preloaded, and then shows at once, and can be retried after a failure.
 * @param chunk the webpackChunkName of the import, by which the prerenderer finds the files of the screen.
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
    // The type stays the same while the screen is mounted, because another type would mount it again.
    const [Screen] = useState(() => Loaded ?? Awaited)
    return <Screen />
  }
  return Object.assign(LazyScreen, { preload, chunk })
}

/** @returns whether the document may contain the prerendered screen and is not hydrated yet. */
function isInDocument() {
  const boot = typeof window === 'undefined' ? undefined : window.boot
  return boot?.fit === 'whole' && !boot.isHydrated && !boot.isDrawn
}

export type LazyScreen = ReturnType<typeof lazyScreen>
