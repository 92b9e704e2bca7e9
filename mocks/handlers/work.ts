import type { Work, WorkCard, WorkCountry, WorkList } from '../../src/api/types.ts'
import type { ContentLanguage } from '../fixtures/bilingual.ts'
import { pageFrom } from '../fixtures/search.ts'
import type { Country, SourceWork } from '../fixtures/works/country.ts'
import { answer, type Operations, pageOf, Refusal, textOf } from './call.ts'

const PAGE_SIZE = 10

export const work = {
  getWorkCountries({ world, language }) {
    const collator = new Intl.Collator(language)
    const names = world.content.countries.map(({ name }) => name[language]).toSorted(collator.compare)
    return answer(names)
  },

  getWorks({ world, query, language }) {
    const wanted = textOf(query.get('countryName')).toLowerCase()
    // Either name is known, so that a page stays where it is when the language is switched.
    const country = world.content.countries.find(
      ({ name }) => name.en.toLowerCase() === wanted || name.fa === wanted,
    )
    if (!country) throw new Refusal(404, 'countryUnknown')
    const newest = country.works.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    const { items, hasNext } = pageFrom(newest, pageOf(query, 'page'), PAGE_SIZE)
    const list: WorkList = {
      data: items.map((one) => card(one, language)),
      pagination: { hasNext },
      country: about(country, language),
    }
    return answer(list)
  },

  getWork({ world, params, language }) {
    const found = world.content.countries
      .flatMap(({ works }) => works)
      .find(({ slug }) => slug === params.slug)
    if (!found) throw new Refusal(404, 'workUnknown')
    const { title, html } = found[language]
    const detail: Work = { title, html, posterUrl: pictureOf(found), posterName: title }
    return answer(detail)
  },
} satisfies Partial<Operations>

function about(country: Country, language: ContentLanguage): WorkCountry {
  return {
    title: country.name[language],
    description: country.description[language],
    bannerImageUrl: `/mock-media/works/${country.banner}.svg`,
    overlayImageUrl: `/mock-media/works/${country.overlay}.svg`,
    overlayImageName: country.name[language],
  }
}

function card(one: SourceWork, language: ContentLanguage): WorkCard {
  const { slug, createdAt } = one
  const { title, shortDesc } = one[language]
  return { title, createdAt, shortDesc, slug, thumbnailUrl: pictureOf(one), thumbnailName: title }
}

function pictureOf({ image }: SourceWork) {
  return `/mock-media/works/${image}.svg`
}
