import type { Config } from '../../src/lib/config/readConfig.ts'

/** The permissions of one foreign service in the page. Entries are sources of a content security policy. */
export type ForeignService = {
  name: string
  scripts?: string[]
  styles?: string[]
  images?: string[]
  connections?: string[]
  frames?: string[]
}

const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']

/** The card payment provider asks for these (https://docs.stripe.com/security/guide). */
const stripe = {
  scripts: STRIPE_SCRIPTS,
  connections: ['https://api.stripe.com'],
  frames: [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
}

/** Google's widget loads its parts from several hosts. */
const GOOGLE_PARTS = ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com']
const google = {
  scripts: ['https://translate.google.com', ...GOOGLE_PARTS],
  styles: ['https://www.gstatic.com', 'https://translate.googleapis.com'],
  images: ['https://www.gstatic.com', 'https://fonts.gstatic.com', 'https://www.google.com'],
  connections: GOOGLE_PARTS,
}

/** @returns the services of the configuration; one that is not configured may do nothing. */
export function foreignServices(config: Config): ForeignService[] {
  const services: ForeignService[] = []
  const { avatarUrl, geolocationUrl, stripeJsUrl, stripeKey, translateWidgetUrl } = config
  if (avatarUrl) services.push({ name: 'avatars', images: [originOf(avatarUrl)] })
  if (geolocationUrl) services.push({ name: 'geolocation', connections: [originOf(geolocationUrl)] })
  if (translateWidgetUrl) services.push(translation(originOf(translateWidgetUrl)))
  if (stripeKey) services.push({ name: 'card payments', ...(stripeJsUrl ? standIn(stripeJsUrl) : stripe) })
  return services
}

function translation(origin: string): ForeignService {
  const parts =
    origin === 'https://translate.google.com' ? google : { scripts: [origin], connections: [origin] }
  return { name: 'machine translation', ...parts }
}

/**
 * Another address of the provider's script serves its frames and its calls, too. A path is of our own origin.
 */
function standIn(address: string) {
  if (address.startsWith('/')) return { frames: ["'self'"] }
  const origin = originOf(address)
  return { scripts: [origin], connections: [origin], frames: [origin] }
}

function originOf(address: string) {
  return new URL(address).origin
}

/** @returns the sources of all scripts that are not ours. The program holds itself to the same list. */
export function scriptSources(config: Config): string[] {
  return foreignServices(config).flatMap(({ scripts = [] }) => scripts)
}
