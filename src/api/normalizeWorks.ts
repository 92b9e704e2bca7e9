import { onceEach } from '@/domain/catalogue/pages'
import { isoTextIn } from '@/lib/i18n/dates'
import { words } from '@/lib/i18n/text'
import { hasAddress, isCountryName } from '@/lib/paths'
import { isRecord } from '@/lib/values/isRecord'
import { address } from './normalizePosts'
import type { Work, WorkCard, WorkCountry, WorkList } from './types'

/**
 * Names of countries, each once. A name that is not valid in an address is left out, because nobody can open
 * it.
 */
export function normalizeCountries(received: unknown[]): string[] {
  return onceEach(received.map(words).filter(isCountryName), (name) => name)
}

/**
 * A page of works as a screen can show it. A work that cannot be opened is left out, and missing texts are
 * ''.
 */
export function normalizeWorks({ data, pagination, country }: WorkList): WorkList {
  return {
    data: data.map(normalizeCard).filter(({ slug }) => hasAddress(slug)),
    pagination: { hasNext: isRecord(pagination) && pagination.hasNext === true },
    country: isRecord(country) ? normalizeCountry(country) : undefined,
  }
}

export function normalizeWork({ title, html, posterUrl, posterName }: Work): Work {
  return {
    title: words(title),
    html: words(html),
    posterUrl: address(posterUrl),
    posterName: words(posterName),
  }
}

function normalizeCard(work: WorkCard): WorkCard {
  return {
    slug: words(work.slug),
    title: words(work.title),
    shortDesc: words(work.shortDesc),
    createdAt: isoTextIn(work.createdAt),
    thumbnailUrl: address(work.thumbnailUrl),
    thumbnailName: words(work.thumbnailName),
  }
}

function normalizeCountry(country: WorkCountry): WorkCountry {
  return {
    title: words(country.title),
    description: words(country.description),
    bannerImageUrl: address(country.bannerImageUrl),
    overlayImageUrl: address(country.overlayImageUrl),
    overlayImageName: words(country.overlayImageName),
  }
}
