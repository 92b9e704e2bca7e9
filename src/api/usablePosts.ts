import { isRecord } from '@/lib/isRecord'
import { words } from '@/lib/text'
import type { BlogSummary } from './types'

/** Posts as they can be shown: one without a slug cannot be opened and is left out; titles and teasers are words or ''. */
export function usablePosts(told: unknown): BlogSummary[] {
  if (!Array.isArray(told)) return []
  return told
    .filter((post) => isRecord(post))
    .map((post) => ({
      slug: words(post.slug),
      title: words(post.title),
      shortDesc: words(post.shortDesc),
      imageUrl: words(post.imageUrl),
      imageName: words(post.imageName),
      createdAt: moment(post.createdAt),
    }))
    .filter(({ slug }) => slug !== '')
}

/** A moment told as milliseconds is one, too. @returns '' for what cannot be a moment. */
export function moment(value: unknown) {
  if (typeof value !== 'number') return words(value)
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
