import { config } from '@/lib/config/config'
import { organizationAt } from './organization'
import { siteOrigin } from './siteAddress'

/** The meaning of schema.org's terms. */
export const vocabulary = { '@context': 'https://schema.org' }

/** The charity itself, where courses and posts come from. */
export function organization() {
  return organizationAt(siteOrigin(), config.productName)
}
