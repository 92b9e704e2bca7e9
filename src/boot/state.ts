import type { Boot } from '../lib/page/boot'
import { fit, page } from './page'
import { session } from './session'

/** The state that the program finds. */
export const boot: Boot = {
  fit,
  early: new Map(),
  typed: new Map(),
  pressed: new Set(),
  keys: [],
  hasKeys: false,
  pictures: { userId: session?.userId, addresses: {} },
  isOpen: page.path?.includes(':') === true,
  isReadable: fit === 'whole' && page.isComplete === true,
  isRunning: false,
  isHydrated: false,
  isDrawn: false,
  isProgramAsked: false,
  reportFailure,
}

/**
 * Says that the program cannot come.
 * The page's words stay readable where they are right for this address.
 */
function reportFailure() {
  if (boot.isRunning) return
  document.documentElement.dataset.boot = boot.isReadable ? 'failed' : 'none'
  const message = document.querySelector('.boot')
  message?.removeAttribute('aria-hidden')
  for (const words of message?.querySelectorAll('p') ?? []) words.hidden = !('failed' in words.dataset)
  message?.setAttribute('role', 'alert')
}
