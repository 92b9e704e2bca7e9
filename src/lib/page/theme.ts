import { THEME_KEY } from '../config/constants'
import { deviceStorage, storageItem } from '../storage/storageItem'

export const themes = ['device', 'light', 'dark'] as const

/** `device` follows the setting of the device. */
export type ThemeChoice = (typeof themes)[number]

const item = storageItem(deviceStorage, THEME_KEY)

/** @returns the visitor's choice on this device. */
export function readTheme(): ThemeChoice {
  const stored = item.read()
  return stored === 'light' || stored === 'dark' ? stored : 'device'
}

export function keepTheme(choice: ThemeChoice) {
  item.write(choice === 'device' ? null : choice)
  showTheme(choice)
}

/** Sets the theme on the document's element, where the stylesheet reads it (ui/theme/tokens). */
export function showTheme(choice: ThemeChoice) {
  const isDark = choice === 'device' ? prefersDark()?.matches : choice === 'dark'
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

/** Follows the device and the visitor's other tabs. @param onChange called after a choice in another tab */
export function followTheme(onChange = () => {}) {
  const follow = () => showTheme(readTheme())
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== THEME_KEY && key !== null) return
    item.forgetUnwritten()
    follow()
    onChange()
  }
  const query = prefersDark()
  query?.addEventListener?.('change', follow)
  window.addEventListener('storage', onStorage)
  return () => {
    query?.removeEventListener?.('change', follow)
    window.removeEventListener('storage', onStorage)
  }
}

/**
 * For a part that cannot read the stylesheet's colours itself.
 * @param onChange after the page shows another theme
 */
export function onThemeShown(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** Old browsers lack matchMedia. */
const prefersDark = () => window.matchMedia?.('(prefers-color-scheme: dark)')
