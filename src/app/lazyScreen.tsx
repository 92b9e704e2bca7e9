import { type ComponentType, lazy, useState } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/**
 * React.lazy, and: it can be loaded ahead (then it shows without a pause), and a load that failed is tried anew when the
 * screen is mounted again, where React would keep the failure for good.
 */
export function lazyScreen(load: Load) {
  let Loaded: ComponentType | undefined
  let Awaited = lazy(preload)

  async function preload() {
    try {
      const screen = await load()
      Loaded = screen.default
      return screen
    } catch (error) {
      Awaited = lazy(preload)
      throw error
    }
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per screen, when its module is read
  function LazyScreen() {
    // One for the whole life of the mounted screen: another type would mount it anew.
    const [Screen] = useState(() => Loaded ?? Awaited)
    return <Screen />
  }
  return Object.assign(LazyScreen, { preload })
}
