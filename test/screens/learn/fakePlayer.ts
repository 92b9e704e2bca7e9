import { vi } from 'vitest'
import type { Player } from '@/screens/learn/viewers/video/createPlayer'
import type { PlayerSetup } from '@/screens/learn/viewers/video/playerSetup'

/**
 * A fake player, because jsdom plays nothing. It records its setup and lets a test act as the learner.
 * Journeys use the real one.
 */
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
