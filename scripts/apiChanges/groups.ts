import type { Change } from './change.ts'

/** One change of a shared part, with all places that it affects. */
export type ChangeGroup = { first: Change; changes: Change[] }

const ORDER = ['breaking', 'risky', 'compatible']

/**
 * Joins the changes that one edit of a shared schema or answer causes in many operations. The worst groups
 * come first.
 */
export function groupChanges(changes: Change[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>()
  for (const change of changes) {
    const { origin, kind, level, from, to } = change
    const key = JSON.stringify([origin, kind, level, from, to])
    const group = groups.get(key)
    if (group) group.changes.push(change)
    else groups.set(key, { first: change, changes: [change] })
  }
  return [...groups.values()].sort((a, b) => ORDER.indexOf(a.first.level) - ORDER.indexOf(b.first.level))
}

/** @returns the place of a group, such as `getCourses, response 200 › content[] › price` */
export function whereOf({ first, changes }: ChangeGroup): string {
  const operations = [...new Set(changes.map(({ operation }) => operation))]
  const shown = operations.length > 3 ? operations.slice(0, 2) : operations
  const more = operations.length - shown.length
  const names = first.operation ? `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}` : 'the contract'
  const others = new Set(changes.map(({ place }) => place)).size - 1
  const place =
    first.place &&
    `, ${first.place}${others > 0 ? ` and ${others} other ${others === 1 ? 'place' : 'places'}` : ''}`
  return `${names}${place}`
}
