import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CourseList } from '@/api/types'
import {
  type CatalogueView,
  choicesIn,
  type FilterChoice,
  filterGroups,
  filterLabels,
  firstView,
  hasChoice,
  isSameView,
  noFilters,
  pageCount,
  pageInstead,
  pageRange,
  parseView,
  viewToParams,
  viewToQuery,
  withoutChoice,
  withToggled,
} from '@/domain/catalogue/catalogue'
import { cleanSearch } from '@/domain/text/text'

const filters = fc.record({
  categories: fc.subarray([...filterLabels.categories]),
  ageGroups: fc.subarray([...filterLabels.ageGroups]),
  levels: fc.subarray([...filterLabels.levels]),
})
const view: fc.Arbitrary<CatalogueView> = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 300 }).map(cleanSearch),
  sort: fc.constantFrom('newest', 'oldest'),
  page: fc.integer({ min: 1, max: 999_999 }),
  filters,
})
const choice: fc.Arbitrary<FilterChoice> = fc
  .constantFrom(...filterGroups)
  .chain((group) => fc.constantFrom(...filterLabels[group]).map((label) => ({ group, label })))

describe('the address of a view', () => {
  test('gives the same view when it is opened', () => {
    fc.assert(
      fc.property(view, (one) => {
        expect(parseView(new URLSearchParams(viewToParams(one).toString()))).toEqual(one)
      }),
    )
  })

  test('is empty for the first view', () => {
    expect(viewToParams(firstView).toString()).toBe('')
    expect(parseView(new URLSearchParams())).toEqual(firstView)
  })

  test('gives a valid view for any parameters: invalid values fall back to the defaults', () => {
    const name = fc.constantFrom('search', 'sort', 'page', 'categories', 'ageGroups', 'levels', 'other')
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (entries) => {
        const read = parseView(new URLSearchParams(entries))
        expect(parseView(viewToParams(read))).toEqual(read)
        expect(read.page).toBeGreaterThanOrEqual(1)
        expect(read.search.length).toBeLessThanOrEqual(200)
      }),
    )
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=x',
    'page=99999999999999999999',
    'sort=price',
    'levels=Guru',
    'categories=Beginner',
  ])('gives the first view for the invalid query %s', (query) => {
    expect(parseView(new URLSearchParams(query))).toEqual(firstView)
  })

  test('repeats a key for each label, without duplicates, in the order of the labels', () => {
    const query = 'levels=Expert&levels=Beginner&levels=Expert&categories=Arts+%26+Design'
    expect(viewToParams(parseView(new URLSearchParams(query))).toString()).toBe(
      'categories=Arts+%26+Design&levels=Beginner&levels=Expert',
    )
  })
})

describe('a search', () => {
  test('is cut to 200 characters, never through the middle of a character', () => {
    expect(cleanSearch('a'.repeat(5000))).toBe('a'.repeat(200))
    expect(cleanSearch(`${'a'.repeat(199)}🎨`)).toBe('a'.repeat(199))
  })

  test('is trimmed, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(cleanSearch(cleanSearch(text))).toBe(cleanSearch(text))
        expect(cleanSearch(text)).toBe(cleanSearch(text).trim())
      }),
    )
  })
})

describe('the query parameters of a view', () => {
  test('are page, size and direction if there are no search and no filters', () => {
    expect(viewToQuery(firstView)).toEqual({ page: 1, pageSize: 12, sort: 'DESC' })
  })

  test('include the search and the filters', () => {
    const chosen = { ...noFilters, levels: ['Beginner' as const] }
    expect(viewToQuery({ search: 'cat', sort: 'oldest', page: 3, filters: chosen })).toEqual({
      page: 3,
      pageSize: 12,
      sort: 'ASC',
      search: 'cat',
      levels: ['Beginner'],
    })
  })
})

describe('filters', () => {
  test('change when a choice is toggled, and are the same as before when it is toggled again', () => {
    fc.assert(
      fc.property(filters, choice, (chosen, one) => {
        const toggled = withToggled(chosen, one)
        expect(hasChoice(toggled, one)).toBe(!hasChoice(chosen, one))
        expect(withToggled(toggled, one)).toEqual(chosen)
      }),
    )
  })

  test('keep all other choices when one is removed', () => {
    fc.assert(
      fc.property(filters, choice, (chosen, one) => {
        const left = withoutChoice(chosen, one)
        expect(hasChoice(left, one)).toBe(false)
        const others = choicesIn(chosen).filter((c) => c.group !== one.group || c.label !== one.label)
        expect(choicesIn(left)).toEqual(others)
      }),
    )
  })

  test('give the same view in whatever order they are chosen', () => {
    const [a, b] = [
      { group: 'levels', label: 'Expert' },
      { group: 'levels', label: 'Beginner' },
    ] as const
    const one = { ...firstView, filters: withToggled(withToggled(noFilters, a), b) }
    const other = { ...firstView, filters: withToggled(withToggled(noFilters, b), a) }
    expect(isSameView(one, other)).toBe(true)
    expect(isSameView(one, firstView)).toBe(false)
  })
})

describe('pages', () => {
  const list = (answer: Partial<CourseList>) => ({ content: [], ...answer }) as CourseList

  test('are counted by the server, else from its total of courses, else as one', () => {
    expect(pageCount({ totalPages: 6, totalElements: 64 })).toBe(6)
    expect(pageCount({ totalElements: 25 })).toBe(3)
    expect(pageCount({ totalPages: 0 })).toBe(1)
    expect(pageCount({ totalPages: '6' as never })).toBe(1)
  })

  test('lead to an earlier page if they have no courses: the last one, or the first', () => {
    expect(pageInstead(99, list({ totalPages: 6 }))).toBe(6)
    expect(pageInstead(99, list({ totalPages: 0 }))).toBe(1)
    expect(pageInstead(3, list({ totalPages: 6 }))).toBe(1)
    expect(pageInstead(1, list({ totalPages: 0 }))).toBeUndefined()
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), fc.anything(), (page, totalPages) => {
        const instead = pageInstead(page, list({ totalPages: totalPages as never })) as number
        expect(instead >= 1 && instead < page).toBe(true)
      }),
    )
  })

  test('give the range of the courses that they show, and the total', () => {
    expect(pageRange(1, 12, 64)).toEqual({ start: 1, end: 12, total: 64 })
    expect(pageRange(6, 4, 64)).toEqual({ start: 61, end: 64, total: 64 })
    expect(pageRange(2, 12, undefined)).toEqual({ start: 13, end: 24, total: undefined })
    expect(pageRange(2, 12, 3).total).toBe(24)
  })
})
