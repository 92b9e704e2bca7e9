import { logger } from '@rsbuild/core'
import type { Config } from '../../src/lib/read-config.ts'
import { readContent } from './readContent.ts'

/**
 * What the sitemap tells besides the fixed pages; without a host of its own the API is where the site is. A build never waits for a
 * server for long, and never fails for one. @returns paths, percent-encoded.
 */
export async function siteContent({ apiHost, siteUrl }: Pick<Config, 'apiHost' | 'siteUrl'>) {
  const origin = apiHost || siteUrl
  try {
    return await readContent(origin)
  } catch (error) {
    const { message, cause } = error as Error
    logger.warn(`sitemap.xml holds no courses, posts and works: ${message}, ${cause ?? origin}`)
    return []
  }
}
