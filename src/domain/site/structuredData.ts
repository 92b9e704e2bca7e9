import { config } from '@/lib/config/config'
import { organizationAt } from './organization'
import { siteOrigin } from './siteAddress'

/** The namespace of the schema.org terms. */
export const vocabulary = { '@context': 'https://schema.org' }

/** The charity, which publishes the courses and posts. */
export function organization() {
  return organizationAt(siteOrigin(), config.productName)
}
