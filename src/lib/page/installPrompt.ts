import { deviceStorage, storageItem } from '../storage/storageItem'

/** The browser's question whether to install the site. Only some browsers send it, once per page. */
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> }

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent
  }
}

const shown = storageItem(deviceStorage, 'install-hint')

let offered: InstallPromptEvent | undefined
let isShowing = false
const listeners = new Set<() => void>()

function setOffered(event: InstallPromptEvent | undefined) {
  offered = event
  for (const listener of listeners) listener()
}

/** Call it at the start of the program, because the event may come before any screen. */
export function watchInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Without this the browser asks at a moment of its own.
    event.preventDefault()
    setOffered(event)
  })
  window.addEventListener('appinstalled', () => {
    isShowing = false
    setOffered(undefined)
  })
}

/** Whether the user can install the site and no earlier page has shown the hint. For useSyncExternalStore. */
export const installPrompt = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isOpen: () => offered !== undefined && (isShowing || shown.read() === null),
}

/** The hint is on a page, which may go on showing it. A later page does not. */
export function installHintShown() {
  isShowing = true
  shown.write('shown')
}

/** Asks the user in the browser's own dialog. Whatever she answers, the hint does not come again. */
export async function askToInstall() {
  const event = offered
  closeInstallHint()
  await event?.prompt()
}

/** The hint does not come again on this device. */
export function closeInstallHint() {
  isShowing = false
  shown.write('closed')
  setOffered(undefined)
}
