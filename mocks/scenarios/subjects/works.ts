import type { Scenario } from '../scenario.ts'
import { option } from '../selectors.ts'

const none = { kind: 'status', status: 200, times: 99 } as const

/** Works by country. */
export const works: Scenario[] = [
  { name: 'works', title: ['Our works', 'کارهای ما'], path: '/our-works' },
  {
    name: 'work-countries',
    title: ['The countries', 'کشورها'],
    rows: ['works-countries'],
    path: '/our-works/country',
  },
  {
    name: 'work-countries-letter',
    title: ['The countries of one letter', 'کشورهای یک حرف'],
    rows: ['works-countries'],
    path: '/our-works/country',
    steps: [{ press: 'main [role=combobox]' }, { press: option, at: 2 }],
  },
  {
    name: 'work-countries-none',
    title: ['No country has a work', 'هیچ کشوری کاری ندارد'],
    path: '/our-works/country',
    faults: [{ operationId: 'getWorkCountries', body: [], ...none }],
    shows: 'works.countries.none',
  },
  {
    name: 'work-countries-failed',
    title: ['The countries cannot be loaded', 'کشورها بارگذاری نمی‌شوند'],
    rows: ['works-failure'],
    path: '/our-works/country?letter=I',
    faults: [{ operationId: 'getWorkCountries', kind: 'html', times: 99 }],
    shows: 'works.countries.failed',
  },
  {
    name: 'works-of',
    title: ['The works of a country', 'کارهای یک کشور'],
    rows: ['works-of-country'],
    path: '/our-works/Iran',
  },
  {
    name: 'works-of-few',
    title: ['A country with few works', 'کشوری با کارهای کم'],
    path: "/our-works/C%C3%B4te%20d'Ivoire",
  },
  {
    name: 'works-of-none',
    title: ['A country without works', 'کشوری بدون کار'],
    rows: ['works-empty'],
    path: '/our-works/Iran',
    faults: [{ operationId: 'getWorks', body: { data: [] }, ...none }],
    shows: 'works.country.none',
  },
  {
    name: 'works-of-more-failed',
    title: ['The next works cannot be loaded', 'کارهای بعدی بارگذاری نمی‌شوند'],
    rows: ['works-failure'],
    path: '/our-works/Iran',
    faults: [{ operationId: 'getWorks', kind: 'html', after: 1, times: 99 }],
    steps: [{ scroll: 'main [role=article]', at: -1 }],
    shows: 'works.country.failed',
  },
  {
    name: 'works-of-unknown',
    title: ['A country that does not exist', 'کشوری که وجود ندارد'],
    rows: ['works-failure'],
    path: '/our-works/Nowhere',
    shows: 'works.overview.whatTitle',
  },
  {
    name: 'work',
    title: ['A work', 'یک کار'],
    rows: ['work-detail'],
    path: '/our-works/Iran/library-on-two-wheels-tabriz',
  },
  {
    name: 'work-unknown',
    title: ['A work that does not exist', 'کاری که وجود ندارد'],
    rows: ['work-unknown'],
    path: '/our-works/Iran/no-such-work',
    shows: 'notFound.title',
  },
  {
    name: 'work-failed',
    title: ['The work cannot be loaded', 'کار بارگذاری نمی‌شود'],
    rows: ['work-failure'],
    path: '/our-works/Iran/newer-than-the-build',
    faults: [{ operationId: 'getWork', kind: 'html', times: 99 }],
    shows: 'works.work.failed',
  },
]
