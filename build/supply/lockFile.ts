import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One package of package-lock.json. */
export type LockEntry = {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  [field: string]: unknown
}

/** `packages` by place, such as 'node_modules/yup/node_modules/type-fest'; '' is the project. */
export type Lock = { packages: Record<string, LockEntry> }

export function readLock(root: string): Lock {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
}

/** @returns the name of the package at a place */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The places where Node looks: beside the package, then beside each of its parents, up to the root. */
export function placesToLook(place: string): string[] {
  const parts = place.split('/node_modules/')
  const parents = parts.map((_, depth) => `${parts.slice(0, depth + 1).join('/node_modules/')}/`)
  return place === '' ? [''] : ['', ...parents]
}

/** @returns the place that Node finds for a name, the nearest one; undefined if it is not installed */
export function resolveFrom({ packages }: Lock, place: string, name: string): string | undefined {
  return placesToLook(place)
    .map((folder) => `${folder}node_modules/${name}`)
    .findLast((candidate) => candidate in packages)
}
