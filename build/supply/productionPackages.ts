import { type Lock, type LockEntry, nameOf, resolveFrom } from './lockFile.ts'

export type ProductionPackage = {
  place: string
  name: string
  version: string
  entry: LockEntry
  /** Wanted by a package that works without it, such as a program for one platform. It reaches no browser. */
  isOptional: boolean
  /** The places of the packages that it needs. */
  needs: string[]
}

/** @returns every package that the project's dependencies need, by place */
export function productionPackages(lock: Lock): ProductionPackage[] {
  const required = reached(lock, [''], (entry) => requiredNames(entry))
  const all = reached(lock, [''], (entry) => [...requiredNames(entry), ...optionalNames(entry)])
  return [...all]
    .filter((place) => place !== '')
    .sort()
    .map((place) => {
      const entry = lock.packages[place] as LockEntry
      const needs = [...requiredNames(entry), ...optionalNames(entry)].flatMap(
        (name) => resolveFrom(lock, place, name) ?? [],
      )
      return {
        place,
        name: nameOf(place),
        version: entry.version ?? '',
        entry,
        isOptional: !required.has(place),
        needs: [...new Set(needs)].sort(),
      }
    })
}

function reached(lock: Lock, start: string[], namesOf: (entry: LockEntry) => string[]): Set<string> {
  const places = new Set(start)
  for (const place of places)
    for (const name of namesOf(lock.packages[place] ?? {})) {
      const found = resolveFrom(lock, place, name)
      if (found) places.add(found)
    }
  return places
}

function requiredNames({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }: LockEntry) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies), ...peers]
}

const optionalNames = ({ optionalDependencies = {} }: LockEntry) => Object.keys(optionalDependencies)
