import type { InfiniteQueryConfigOptions } from '@reduxjs/toolkit/query'
import { pageAfter } from '@/domain/catalogue/pages'

/**
 * The options of an infinite query over a list of the contract with pages, counted from 1.
 * @param itemsOf the items of a page; `hasNextOf`: whether it promises a next one; `keyOf`: the identity of
 * an item
 */
export function pagesOf<Page, Item, Query>(
  itemsOf: (page: Page) => Item[],
  hasNextOf: (page: Page) => unknown,
  keyOf: (item: Item) => string,
): InfiniteQueryConfigOptions<Page, number, Query> {
  return {
    initialPageParam: 1,
    getNextPageParam: (page, pages, last) => pageAfter(pages.map(itemsOf), last, hasNextOf(page), keyOf),
  }
}
