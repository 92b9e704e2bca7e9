/** Lists that arrive page by page. Pages count from 1. */

/**
 * Keeps the first of equal items, in order. If the list grows between two requests, two pages contain the
 * same item.
 */
export function onceEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const keys = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    return !keys.has(key) && keys.add(key)
  })
}

/**
 * The page to ask for next. Only a `hasNext` of exactly true counts. A page without new items ends the list,
 * so that the client does not ask forever if a server always promises more.
 * @param pages all pages so far, `last` the number of the last of them
 * @returns undefined at the end
 */
export function pageAfter<Item>(
  pages: readonly (readonly Item[])[],
  last: number,
  hasNext: unknown,
  keyOf: (item: Item) => string,
): number | undefined {
  const before = pages.slice(0, -1)
  const isNew = (key: string) => !before.some((page) => page.some((item) => keyOf(item) === key))
  const bringsNew = pages.at(-1)?.some((item) => isNew(keyOf(item)))
  return hasNext === true && bringsNew ? last + 1 : undefined
}
