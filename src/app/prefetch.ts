import { isConnectionSlow } from '@/lib/page/isConnectionSlow'
import { preloadScreenAt } from './routes'

/** Loads the code of a linked page as soon as somebody turns to the link, on a good connection. */
export function prefetchOnIntent() {
  const turnTo = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || isConnectionSlow()) return
    if (link.pathname !== location.pathname) void preloadScreenAt(link.pathname)
  }
  document.addEventListener('pointerover', turnTo, { passive: true })
  document.addEventListener('focusin', turnTo)
}
