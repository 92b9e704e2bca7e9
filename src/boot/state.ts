import type { Boot } from '../lib/page/boot'
import { fit, page } from './page'
import { session } from './session'

/** The state that the boot script hands over to the app. */
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

/** Reports that the app could not be loaded. If the document fits this URL, it stays readable. */
function reportFailure() {
  if (boot.isRunning) return
  document.documentElement.dataset.boot = boot.isReadable ? 'failed' : 'none'
  const message = document.querySelector('.boot')
  message?.removeAttribute('aria-hidden')
  for (const words of message?.querySelectorAll('p') ?? []) words.hidden = !('failed' in words.dataset)
  message?.setAttribute('role', 'alert')
}
