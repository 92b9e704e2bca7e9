import { THEME_KEY } from '../config/constants'
import { deviceStorage, storageItem } from '../storage/storageItem'

export const themes = ['device', 'light', 'dark'] as const

/** `device`: as the visitor's device is set. */
export type ThemeChoice = (typeof themes)[number]

const item = storageItem(deviceStorage, THEME_KEY)

/** The visitor's choice on this device. */
export function readTheme(): ThemeChoice {
  const stored = item.read()
  return stored === 'light' || stored === 'dark' ? stored : 'device'
}

export function keepTheme(choice: ThemeChoice) {
  item.write(choice === 'device' ? null : choice)
  showTheme(choice)
}

/** The stylesheet reads the theme from the document's element (ui/theme/tokens). */
export function showTheme(choice: ThemeChoice) {
  const isDark = choice === 'device' ? prefersDark()?.matches : choice === 'dark'
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

/** Follows the device and the visitor's other tabs. @param onChange of the choice in another tab */
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

/** Old browsers have no such question. */
const prefersDark = () => window.matchMedia?.('(prefers-color-scheme: dark)')
