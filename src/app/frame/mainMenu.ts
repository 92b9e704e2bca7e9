import { useTranslation } from 'react-i18next'

export type MenuItem = { label: string; route: string }

/** The main menu. Labels and routes come from the translations; it is empty if these could not be loaded. */
export function useMenuItems(): MenuItem[] {
  const { t } = useTranslation()
  const menu: unknown = t('frame.menu', { returnObjects: true })
  return typeof menu === 'object' && menu !== null ? Object.values(menu) : []
}

/** @returns the value of aria-current for an item, if the path starts with the segments of its route. */
export function currentOf(route: string, pathname: string) {
  if (pathname === route) return 'page'
  return pathname.startsWith(route.endsWith('/') ? route : `${route}/`) && route !== '/' ? 'true' : undefined
}
