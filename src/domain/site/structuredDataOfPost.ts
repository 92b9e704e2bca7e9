import { isoTextIn } from '@/lib/i18n/dates'
import { paths } from '@/lib/paths'
import { absoluteUrl, siteAddress } from './siteAddress'
import { organization, vocabulary } from './structuredData'

type Post = {
  slug: string
  /** As the page shows them, in `language`. */
  title: string
  description?: string
  language: string
  /** As the server sent them. */
  createdAt: unknown
  imageUrl?: unknown
}

/** A post of the blog as a schema.org BlogPosting. A day that is none, or a picture that nothing may lead to, is left out. */
export function postData({ slug, title, description, language, createdAt, imageUrl }: Post) {
  const published = isoTextIn(createdAt)
  const url = siteAddress(paths.blog(slug), language)
  return {
    ...vocabulary,
    '@type': 'BlogPosting',
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: absoluteUrl(imageUrl),
    datePublished: published ? new Date(published).toISOString() : undefined,
    inLanguage: language,
    author: organization(),
    publisher: organization(),
  }
}
