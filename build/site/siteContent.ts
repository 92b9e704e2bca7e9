import { logger } from '@rsbuild/core'
import { canBeFile } from './pages.ts'
import { readContent } from './readContent.ts'

/**
 * The public pages that the API host knows, for documents and sitemap. The build never waits long for a
 * server, and never fails because of one.
 * @param origin of the API; '' if none is configured
 * @returns percent-encoded paths; undefined if the host does not answer
 */
export async function siteContent(origin: string) {
  if (!origin) {
    logger.info('No API host is known, so courses, posts and works are not prerendered.')
    return undefined
  }
  try {
    const found = await readContent(origin)
    const refused = found.filter((path) => !canBeFile(path))
    if (refused.length > 0)
      logger.warn(
        `Not prerendered, because their names cannot be files (${refused.length}): ${refused[0]?.slice(0, 200)} …`,
      )
    return found.filter(canBeFile)
  } catch (error) {
    const { message, cause } = error as Error
    logger.warn(`Courses, posts and works are not prerendered: ${message}, ${cause ?? origin}`)
    return undefined
  }
}
