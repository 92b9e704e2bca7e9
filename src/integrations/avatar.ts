import { config } from '@/lib/config/config'

/** The avatar service's picture for a first name. @returns undefined when no service is configured or there is no name. */
export function avatarUrl(firstName: string | undefined, service = config.avatarUrl): string | undefined {
  if (!service || !firstName?.trim()) return undefined
  const url = new URL(service)
  url.searchParams.set('seed', firstName.trim())
  return url.href
}

/** The text in place of the picture. @returns '' without a name. */
export function initialOf(firstName: string | undefined) {
  return [...(firstName?.trim() ?? '')][0]?.toLocaleUpperCase() ?? ''
}
