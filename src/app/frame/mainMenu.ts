import { useTranslation } from 'react-i18next'

export type MenuItem = { label: string; route: string }

/** The main menu: labels and routes come from the translations; empty when these could not be had. */
export function useMenuItems(): MenuItem[] {
  const { t } = useTranslation()
  const menu: unknown = t('frame.menu', { returnObjects: true })
  return typeof menu === 'object' && menu !== null ? Object.values(menu) : []
}

/** The item whose route the path starts with, by whole segments. @returns what aria-current says of it. */
export function currentOf(route: string, pathname: string) {
  if (pathname === route) return 'page'
  return pathname.startsWith(route.endsWith('/') ? route : `${route}/`) && route !== '/' ? 'true' : undefined
}
