import type { AgeGroup, CourseCategory, CourseLevel, CourseList, CourseListQuery } from '@/api/types'
import { COURSES_PAGE_SIZE } from '@/lib/config/constants'
import { cleanSearch } from '../text/text'

/** The filter labels of the specification. The call and the address use the same values. */
export const filterLabels = {
  categories: ['Arts & Design', 'Coding & Tech', 'English Language'],
  ageGroups: ['14-18', '5-9', '8-11'],
  levels: ['All Levels', 'Beginner', 'Intermediate', 'Expert'],
} as const satisfies { categories: CourseCategory[]; ageGroups: AgeGroup[]; levels: CourseLevel[] }

export type FilterGroup = keyof typeof filterLabels
export type CatalogueFilters = { categories: CourseCategory[]; ageGroups: AgeGroup[]; levels: CourseLevel[] }
export type FilterLabel = CatalogueFilters[FilterGroup][number]
export type FilterChoice = { group: FilterGroup; label: FilterLabel }

export const filterGroups = Object.keys(filterLabels) as FilterGroup[]
export const noFilters: CatalogueFilters = { categories: [], ageGroups: [], levels: [] }

export const sorts = ['newest', 'oldest'] as const
export type CatalogueSort = (typeof sorts)[number]

/** The visitor's view of the catalogue. Pages count from 1; labels stand in the order of `filterLabels`. */
export type CatalogueView = {
  search: string
  sort: CatalogueSort
  page: number
  filters: CatalogueFilters
}

export const firstView: CatalogueView = { search: '', sort: 'newest', page: 1, filters: noFilters }

/** Reads an address. An invalid part silently falls back to the default. */
export function parseView(params: URLSearchParams): CatalogueView {
  const page = params.get('page') ?? ''
  return {
    search: cleanSearch(params.get('search') ?? ''),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    filters: filtersFrom((group, label) => params.getAll(group).includes(label)),
  }
}

/** Writes an address. It contains only what differs from the default view, always in the same order. */
export function viewToParams({ search, sort, page, filters }: CatalogueView) {
  const params = new URLSearchParams()
  if (search) params.set('search', search)
  if (sort !== 'newest') params.set('sort', sort)
  for (const { group, label } of choicesIn(filters)) params.append(group, label)
  if (page > 1) params.set('page', String(page))
  return params
}

/** The query of the call for a view, without empty parts. */
export function viewToQuery({ search, sort, page, filters }: CatalogueView): CourseListQuery {
  const query: CourseListQuery = {
    page,
    pageSize: COURSES_PAGE_SIZE,
    sort: sort === 'oldest' ? 'ASC' : 'DESC',
  }
  if (search) query.search = search
  if (filters.categories.length > 0) query.categories = filters.categories
  if (filters.ageGroups.length > 0) query.ageGroups = filters.ageGroups
  if (filters.levels.length > 0) query.levels = filters.levels
  return query
}

export function choicesIn(filters: CatalogueFilters): FilterChoice[] {
  return filterGroups.flatMap((group) => filters[group].map((label) => ({ group, label })))
}

export function hasChoice(filters: CatalogueFilters, { group, label }: FilterChoice) {
  return isIn(filters, group, label)
}

/** Adds the choice, or removes it if it is already chosen. */
export function withToggled(filters: CatalogueFilters, choice: FilterChoice) {
  if (hasChoice(filters, choice)) return withoutChoice(filters, choice)
  return filtersFrom((group, label) => isIn(filters, group, label) || isChoice(choice, group, label))
}

export function withoutChoice(filters: CatalogueFilters, choice: FilterChoice) {
  return filtersFrom((group, label) => isIn(filters, group, label) && !isChoice(choice, group, label))
}

export function isSameView(one: CatalogueView, other: CatalogueView) {
  return viewToParams(one).toString() === viewToParams(other).toString()
}

/** The number of pages, also if the server sent no number or a wrong one. */
export function pageCount({ totalPages, totalElements }: Partial<CourseList>) {
  if (isCount(totalPages)) return Math.max(1, totalPages)
  return isCount(totalElements) ? Math.max(1, Math.ceil(totalElements / COURSES_PAGE_SIZE)) : 1
}

/**
 * The first and the last course that the page shows, and the total if the server sent one.
 * @param shown the number of courses on the page
 */
export function pageRange(page: number, shown: number, totalElements: unknown) {
  const start = (page - 1) * COURSES_PAGE_SIZE + 1
  const end = start + shown - 1
  return { start, end, total: isCount(totalElements) ? Math.max(totalElements, end) : undefined }
}

/**
 * The page to show instead if `page` is past the end. It is always an earlier page.
 * @returns undefined if the page is valid
 */
export function pageInstead(page: number, list: CourseList) {
  if (list.content.length > 0 || page === 1) return undefined
  const pages = pageCount(list)
  return pages < page ? pages : 1
}

function filtersFrom(isChosen: (group: FilterGroup, label: string) => boolean): CatalogueFilters {
  return {
    categories: filterLabels.categories.filter((label) => isChosen('categories', label)),
    ageGroups: filterLabels.ageGroups.filter((label) => isChosen('ageGroups', label)),
    levels: filterLabels.levels.filter((label) => isChosen('levels', label)),
  }
}

function isIn(filters: CatalogueFilters, group: FilterGroup, label: string) {
  return (filters[group] as readonly string[]).includes(label)
}

function isChoice(choice: FilterChoice, group: FilterGroup, label: string) {
  return choice.group === group && choice.label === label
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
