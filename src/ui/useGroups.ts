import { useRef } from 'react'

/** Fills whole rows, whether there are one, two, three, four or five columns. */
export const GROUP = 60

/**
 * A long list in groups of sixty, with empty ones at the end where `total` wants more room. A group whose items are the same as before
 * is the same as before.
 */
export function useGroups<Item>(items: readonly Item[], total: number): (readonly Item[])[] {
  const before = useRef<(readonly Item[])[]>([])
  const groups = Array.from({ length: Math.ceil(total / GROUP) }, (_, index) => {
    const group = items.slice(index * GROUP, (index + 1) * GROUP)
    const old = before.current[index]
    return old && isSame(old, group) ? old : group
  })
  before.current = groups
  return groups
}

function isSame(one: readonly unknown[], other: readonly unknown[]) {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

/** The element of the item at that place. */
export function cellAt(list: Element | null, place: number) {
  return list?.children[Math.floor(place / GROUP)]?.children[place % GROUP]
}
