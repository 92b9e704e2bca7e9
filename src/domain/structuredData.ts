import { config } from '@/lib/config'
import { siteOrigin } from './siteAddress'

/** What schema.org's words mean. */
export const vocabulary = { '@context': 'https://schema.org' }

/** The charity itself: the home page speaks of it, courses and posts come from it. */
export function organization() {
  const url = `${siteOrigin()}/`
  return { '@type': 'NGO', name: config.productName, url, logo: `${url}static/images/logo.svg` }
}
