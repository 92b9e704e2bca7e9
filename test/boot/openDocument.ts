import { vi } from 'vitest'
import type { PageData } from '@/lib/page/boot'

/** Opens a prerendered document at its path, with the boot script in it. @param html of #root */
export async function openDocument(page: Partial<PageData> & { path: string }, html: string, at = page.path) {
  const data: PageData = {
    isComplete: true,
    isPersonal: false,
    query: [],
    requests: [],
    scripts: [],
    styles: [],
    ...page,
  }
  // The listeners of the earlier document stay on the window; this makes them do nothing.
  if (window.boot) Object.assign(window.boot, { isProgramAsked: true, isDrawn: true, isHydrated: true })
  document.documentElement.lang = 'en'
  delete document.documentElement.dataset.boot
  document.head.replaceChildren()
  document.body.innerHTML = `<script type="application/json" id="page">${JSON.stringify(data)}</script><div id="root">${html}</div>`
  window.history.replaceState(null, '', at)
  vi.resetModules()
  await import('@/boot/boot')
  if (!window.boot) throw new Error('The boot script did not run.')
  return { root: document.getElementById('root') as HTMLElement, boot: window.boot }
}
