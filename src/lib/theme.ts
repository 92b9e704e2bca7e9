import { THEME_KEY } from './constants'
import { inStorage } from './inStorage'

export const themes = ['device', 'light', 'dark'] as const

/** `device`: as the visitor's device is set. */
export type ThemeChoice = (typeof themes)[number]

/** Where storage is forbidden, a choice lasts as long as the page. */
let unstored: ThemeChoice | undefined

/** The visitor's choice on this device. */
export function readTheme(): ThemeChoice {
  if (unstored) return unstored
  const stored = inStorage(() => localStorage.getItem(THEME_KEY))
  return stored === 'light' || stored === 'dark' ? stored : 'device'
}

export function keepTheme(choice: ThemeChoice) {
  const isStored = inStorage(() => {
    if (choice === 'device') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, choice)
    return true
  })
  unstored = isStored ? undefined : choice
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
    unstored = undefined
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
