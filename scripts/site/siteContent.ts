import { logger } from '@rsbuild/core'
import { readContent } from './readContent.ts'

/**
 * The public pages that the API host knows of, for documents and sitemap. A build never waits for a server for long, and never fails
 * for one. @param origin of the API; '' when nobody told. @returns paths, percent-encoded; undefined when the host does not answer.
 */
export async function siteContent(origin: string) {
  if (!origin) {
    logger.info('No API host is known, so courses, posts and works are not prerendered.')
    return undefined
  }
  try {
    return await readContent(origin)
  } catch (error) {
    const { message, cause } = error as Error
    logger.warn(`Courses, posts and works are not prerendered: ${message}, ${cause ?? origin}`)
    return undefined
  }
}
