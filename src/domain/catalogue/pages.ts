/** Lists that arrive page by page. Pages count from 1. */

/** Keeps the first of equal items, in order: a list that moves on between two pages repeats some. */
export function onceEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const keys = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    return !keys.has(key) && keys.add(key)
  })
}

/**
 * The page to ask for next. `hasNext` counts when it is true and nothing else; a page that brings nothing new ends the list all the
 * same, so that a server that promises more for ever is not asked for ever.
 * @param pages all pages so far, `last` the number of the last of them. @returns undefined at the end.
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
