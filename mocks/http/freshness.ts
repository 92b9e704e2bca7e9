import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type OperationId, operationOf } from '../operations.ts'

/** The reads that need no token: any browser may keep their answers, whoever uses it next. */
export const publicReads: ReadonlySet<OperationId> = new Set([
  'getRecentBlogs',
  'getBlogs',
  'getBlog',
  'getCourses',
  'getFullCourse',
  'getWorkCountries',
  'getWorks',
  'getWork',
  'getRichTextStylesheet',
])

/**
 * Marks public content by an ETag, as many frameworks of servers do by themselves. A browser that has the
 * content asks whether it is current, without a word of the client.
 * @returns whether the browser has this content already
 */
export function markContent(content: Buffer, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { pathname } = new URL(`http://localhost${incoming.url ?? '/'}`)
  const operation = operationOf(incoming.method ?? '', pathname)
  if (!operation || !publicReads.has(operation)) return false
  // Weak, because compression changes the bytes and not the content.
  const mark = `W/"${createHash('sha1').update(content).digest('base64url')}"`
  outgoing.setHeader('ETag', mark)
  outgoing.setHeader('Cache-Control', 'no-cache')
  outgoing.appendHeader('Vary', 'Accept-Language')
  return incoming.headers['if-none-match'] === mark
}
