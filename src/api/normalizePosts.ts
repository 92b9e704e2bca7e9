import { isoTextIn } from '@/lib/i18n/dates'
import { words } from '@/lib/i18n/text'
import { hasAddress } from '@/lib/paths'
import type { BlogDetail, BlogSummary } from './types'

/** Posts as they can be shown: one whose slug makes no address cannot be opened and is left out; titles and teasers are words or ''. */
export function normalizePosts(posts: BlogSummary[]): BlogSummary[] {
  return posts
    .map((post) => ({
      slug: words(post.slug),
      title: words(post.title),
      shortDesc: words(post.shortDesc),
      imageUrl: address(post.imageUrl),
      imageName: words(post.imageName),
      createdAt: isoTextIn(post.createdAt),
    }))
    .filter(({ slug }) => hasAddress(slug))
}

/** A post as it can be read: words or '' where words should be, and a picture only where showInBlog is really true. */
export function normalizePost(post: BlogDetail): BlogDetail {
  const showInBlog = post.showInBlog === true
  return {
    title: words(post.title),
    createdAt: isoTextIn(post.createdAt),
    html: words(post.html),
    imageUrl: showInBlog ? address(post.imageUrl) : '',
    imageName: words(post.imageName),
    showInBlog,
  }
}

/** The address of a picture, as a server sent it; a number is none. */
export const address = (value: unknown) => (typeof value === 'string' ? value : '')
