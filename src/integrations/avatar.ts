import { config } from '@/lib/config/config'

/** The avatar service's URL for a first name. @returns undefined without a service or a name. */
export function avatarUrl(firstName: string | undefined, service = config.avatarUrl): string | undefined {
  if (!service || !firstName?.trim()) return undefined
  const url = new URL(service)
  url.searchParams.set('seed', firstName.trim())
  return url.href
}

/** The text that replaces the picture. @returns '' without a name. */
export function initialOf(firstName: string | undefined) {
  return [...(firstName?.trim() ?? '')][0]?.toLocaleUpperCase() ?? ''
}
