import { useRef } from 'react'

/** A multiple of one to five columns, so that a group fills its rows. */
export const GROUP = 60

/**
 * Splits a long list into groups of sixty, and adds empty groups up to `total`. A group whose items have not
 * changed keeps its identity.
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

/** The element of the item at this index. */
export function cellAt(list: Element | null, place: number) {
  return list?.children[Math.floor(place / GROUP)]?.children[place % GROUP]
}
