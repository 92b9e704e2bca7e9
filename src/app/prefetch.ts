import { savesData } from '@/lib/page/dataUse'
import { preloadScreenAt } from './routes'

/** Loads the code of a linked page when the user turns to the link, unless the connection is slow. */
export function prefetchOnIntent() {
  const turnTo = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.target || savesData()) return
    if (link.pathname !== location.pathname) void preloadScreenAt(link.pathname)
  }
  document.addEventListener('pointerover', turnTo, { passive: true })
  document.addEventListener('focusin', turnTo)
}
