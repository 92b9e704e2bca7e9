import { onceEach } from '@/domain/catalogue/pages'
import { isoTextIn } from '@/lib/i18n/dates'
import { trimmedText } from '@/lib/i18n/text'
import { hasAddress, isCountryName } from '@/lib/paths'
import { isRecord } from '@/lib/values/isRecord'
import { address } from './normalizePosts'
import type { Work, WorkCard, WorkCountry, WorkList } from './types'

/**
 * Names of countries, each once. A name that is not valid in an address is left out, because nobody can open
 * it.
 */
export function normalizeCountries(received: unknown[]): string[] {
  return onceEach(received.map(trimmedText).filter(isCountryName), (name) => name)
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
    title: trimmedText(title),
    html: trimmedText(html),
    posterUrl: address(posterUrl),
    posterName: trimmedText(posterName),
  }
}

function normalizeCard(work: WorkCard): WorkCard {
  return {
    slug: trimmedText(work.slug),
    title: trimmedText(work.title),
    shortDesc: trimmedText(work.shortDesc),
    createdAt: isoTextIn(work.createdAt),
    thumbnailUrl: address(work.thumbnailUrl),
    thumbnailName: trimmedText(work.thumbnailName),
  }
}

function normalizeCountry(country: WorkCountry): WorkCountry {
  return {
    title: trimmedText(country.title),
    description: trimmedText(country.description),
    bannerImageUrl: address(country.bannerImageUrl),
    overlayImageUrl: address(country.overlayImageUrl),
    overlayImageName: trimmedText(country.overlayImageName),
  }
}
