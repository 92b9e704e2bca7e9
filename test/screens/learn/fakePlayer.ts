import { vi } from 'vitest'
import type { Player } from '@/screens/learn/viewers/video/createPlayer'
import type { PlayerSetup } from '@/screens/learn/viewers/video/playerSetup'

/** jsdom plays nothing: what the page gave to its player, and a hand on it. The real one is proved in the browser. */
export const fakePlayer: { setup: PlayerSetup | undefined; retry: () => void } = {
  setup: undefined,
  retry: vi.fn(),
}

export function createPlayer(host: HTMLElement, setup: PlayerSetup): Player {
  fakePlayer.setup = setup
  fakePlayer.retry = vi.fn()
  host.textContent = `[${setup.title}]`
  return {
    place: () => ({ second: 33, isPlaying: true }),
    retry: () => fakePlayer.retry(),
    focus: () => host.focus(),
    destroy: () => {
      host.textContent = ''
      fakePlayer.setup = undefined
    },
  }
}
