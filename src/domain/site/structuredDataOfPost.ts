import { isoTextIn } from '@/lib/i18n/dates'
import { paths } from '@/lib/paths'
import { absoluteUrl, siteAddress } from './siteAddress'
import { organization, vocabulary } from './structuredData'

type Post = {
  slug: string
  /** As the page shows it, in `language`. */
  title: string
  description?: string
  language: string
  /** As the server sent it. */
  createdAt: unknown
  imageUrl?: unknown
}

/** A post of the blog as a schema.org BlogPosting. An invalid date or an unsafe picture is left out. */
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
