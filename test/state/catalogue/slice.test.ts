import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstView, noFilters, parseView, viewToParams } from '@/domain/catalogue/catalogue'
import {
  catalogueLeft,
  catalogueSlice,
  catalogueVisited,
  filterDialogClosed,
  filterDialogOpened,
  filterRemoved,
  filtersApplied,
  filtersCleared,
  filterToggled,
  pageChosen,
  searchCommitted,
  sortChosen,
} from '@/state/catalogue/slice'

const { reducer } = catalogueSlice
const beginner = { group: 'levels', label: 'Beginner' } as const
const coding = { group: 'categories', label: 'Coding & Tech' } as const
const deepIn = parseView(new URLSearchParams('search=cat&page=4&levels=Beginner&sort=oldest'))

function whenSeen(...events: UnknownAction[]) {
  return events.reduce(reducer, reducer(undefined, catalogueVisited(deepIn)))
}

describe('the catalogue', () => {
  test('has no view until it is visited, and none after it is left', () => {
    expect(reducer(undefined, { type: 'start' }).view).toBeNull()
    expect(whenSeen().view).toEqual(deepIn)
    expect(whenSeen(catalogueLeft()).view).toBeNull()
  })

  test('keeps the same view object when it is visited with an equal view, so that no request repeats', () => {
    const state = whenSeen()
    expect(reducer(state, catalogueVisited({ ...deepIn })).view).toBe(state.view)
  })

  test.each([
    ['a search', searchCommitted('dog'), { search: 'dog' }],
    ['a sort', sortChosen('newest'), { sort: 'newest' }],
    ['applied filters', filtersApplied(), { filters: noFilters }],
    ['a removed chip', filterRemoved(beginner), { filters: noFilters }],
    ['Clear all', filtersCleared(), { filters: noFilters }],
  ])('%s resets to page 1 and leaves the rest', (_name, event, changed) => {
    expect(whenSeen(event).view).toEqual({ ...deepIn, ...changed, page: 1 })
  })

  test('a page change changes the page alone', () => {
    expect(whenSeen(pageChosen(5)).view).toEqual({ ...deepIn, page: 5 })
  })

  test('cuts a search of 5,000 characters', () => {
    expect(whenSeen(searchCommitted('x'.repeat(5000))).view?.search).toHaveLength(200)
  })
})

describe('the filter dialog', () => {
  test('opens with the applied filters ticked', () => {
    expect(whenSeen(filterDialogOpened())).toMatchObject({ isDialogOpen: true, pending: deepIn.filters })
  })

  test('keeps ticks pending until they are applied', () => {
    const ticked = whenSeen(filterDialogOpened(), filterToggled(coding))
    expect(ticked.view?.filters).toEqual(deepIn.filters)
    const applied = reducer(ticked, filtersApplied())
    expect(applied.view?.filters).toEqual({ ...deepIn.filters, categories: ['Coding & Tech'] })
    expect(applied.isDialogOpen).toBe(false)
  })

  test('forgets pending ticks when it is closed without applying them', () => {
    const state = whenSeen(
      filterDialogOpened(),
      filterToggled(coding),
      filterDialogClosed(),
      filterDialogOpened(),
    )
    expect(state.view).toEqual(deepIn)
    expect(state.pending).toEqual(deepIn.filters)
  })

  test('clears pending and applied filters by Clear all and by a removed chip', () => {
    const cleared = whenSeen(filterDialogOpened(), filterToggled(coding), filtersCleared())
    expect([cleared.pending, cleared.view?.filters]).toEqual([noFilters, noFilters])
    const removed = whenSeen(filterDialogOpened(), filterRemoved(beginner))
    expect([removed.pending, removed.view?.filters]).toEqual([noFilters, noFilters])
  })
})

test('the view of the catalogue survives conversion to an address and back, after any events', () => {
  const event = fc.oneof(
    fc.string({ maxLength: 300 }).map(searchCommitted),
    fc.constantFrom('newest' as const, 'oldest' as const).map(sortChosen),
    fc.integer({ min: 1, max: 50 }).map(pageChosen),
    fc.constantFrom(beginner, coding).map(filterToggled),
    fc.constantFrom(beginner, coding).map(filterRemoved),
    fc.constantFrom(filtersApplied(), filtersCleared(), filterDialogOpened(), filterDialogClosed()),
  )
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const view = whenSeen(...events).view ?? firstView
      expect(parseView(viewToParams(view))).toEqual(view)
    }),
  )
})
