import type { Lock, LockEntry } from '../build/supply/lockFile.ts'

/**
 * @returns one sentence per entry of the lock file by which npm would accept other bytes or go to another
 * host
 */
export function integrityProblems({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([place, entry]) => {
    if (!place.includes('node_modules/')) return []
    const { resolved, integrity, link } = entry
    if (link) return []
    const address =
      resolved === undefined ? [] : [`${place} has the download address ${resolved}: leave it out.`]
    if (integrity === undefined)
      return isForRelease(entry) ? [...address, `${place} has no integrity hash.`] : address
    const isStrong = integrity.split(' ').some((hash) => hash.startsWith('sha512-'))
    return isStrong
      ? address
      : [...address, `${place} has the hash ${integrity}, which is weaker than sha512.`]
  })
}

/** @returns the number of packages without a hash */
export function unhashed({ packages }: Lock): number {
  return Object.entries(packages).filter(
    ([place, { link, integrity }]) => place.includes('node_modules/') && !link && integrity === undefined,
  ).length
}

/**
 * Some registries lack native packages for other platforms, so their hashes are unknown
 * (scripts/completeLock.ts). Releases are built and tests run with glibc on x64 and arm64, and those packages
 * have hashes.
 */
function isForRelease({ optional, os, cpu, libc }: LockEntry) {
  if (!optional || !cpu) return true
  const isOurs = (values: string[] | undefined, ...ours: string[]) =>
    !values || ours.some((one) => values.includes(one))
  return isOurs(os, 'linux') && isOurs(cpu, 'x64', 'arm64') && isOurs(libc, 'glibc')
}
