import { isoTextIn } from '@/lib/i18n/dates'
import { trimmedText } from '@/lib/i18n/text'
import { hasAddress } from '@/lib/paths'
import type { BlogDetail, BlogSummary } from './types'

/**
 * The posts that a page can show. A post without a slug that is valid in an address is left out, because
 * nobody can open it. Titles and teasers are text or ''.
 */
export function normalizePosts(posts: BlogSummary[]): BlogSummary[] {
  return posts
    .map((post) => ({
      slug: trimmedText(post.slug),
      title: trimmedText(post.title),
      shortDesc: trimmedText(post.shortDesc),
      imageUrl: address(post.imageUrl),
      imageName: trimmedText(post.imageName),
      createdAt: isoTextIn(post.createdAt),
    }))
    .filter(({ slug }) => hasAddress(slug))
}

/**
 * A post as a page can show it: missing texts are '', and the picture shows only if showInBlog is exactly
 * true.
 */
export function normalizePost(post: BlogDetail): BlogDetail {
  const showInBlog = post.showInBlog === true
  return {
    title: trimmedText(post.title),
    createdAt: isoTextIn(post.createdAt),
    html: trimmedText(post.html),
    imageUrl: showInBlog ? address(post.imageUrl) : '',
    imageName: trimmedText(post.imageName),
    showInBlog,
  }
}

/** The address of a picture as the server sent it; '' if it is not text. */
export const address = (value: unknown) => (typeof value === 'string' ? value : '')
