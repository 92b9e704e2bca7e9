/**
 * Judges the licence of every package of the lock file by scripts/supply.json: what reaches a browser by the
 * list `shipped`, the tools of development by both lists. The licence comes from the installed package.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Lock, type LockEntry, nameOf, readLock } from '../build/supply/lockFile.ts'
import { productionPackages } from '../build/supply/productionPackages.ts'
import supply from './supply.json' with { type: 'json' }

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * Licences with the reason why they are allowed. `exceptions`: name of a package → the reason why it may
 * stay.
 */
export type LicenceRules = {
  shipped: Record<string, string>
  tools: Record<string, string>
  exceptions: Record<string, string>
}

/** @returns whether the licence, or one of those that it offers, is allowed */
export function isAllowed(licence: string, allowed: ReadonlySet<string>): boolean {
  const words = licence.match(/[()]|[^\s()]+/g) ?? []
  let at = 0
  const isValid = alternatives()
  return isValid && at === words.length

  function alternatives(): boolean {
    let result = all()
    while (words[at]?.toUpperCase() === 'OR') {
      at += 1
      const other = all()
      result ||= other
    }
    return result
  }

  function all(): boolean {
    let result = one()
    while (words[at]?.toUpperCase() === 'AND') {
      at += 1
      const other = one()
      result &&= other
    }
    return result
  }

  function one(): boolean {
    if (words[at] !== '(') return allowed.has(words[at++] ?? '')
    at += 1
    const inside = alternatives()
    return words[at++] === ')' && inside
  }
}

/**
 * @param licenceAt reads the licence of an installed package; undefined if it is not installed
 * @returns one sentence per problem
 */
export function licenceProblems(
  lock: Lock,
  rules: LicenceRules,
  licenceAt: (place: string) => string | undefined,
): string[] {
  const shipped = new Set(
    productionPackages(lock).flatMap(({ place, isOptional }) => (isOptional ? [] : place)),
  )
  const forShipped = new Set(Object.keys(rules.shipped))
  const forTools = new Set([...forShipped, ...Object.keys(rules.tools)])
  const packages = Object.entries(lock.packages).filter(([place, { link }]) => isPackage(place) && !link)
  const problems = packages.flatMap(([place, entry]) => {
    const name = nameOf(place)
    const licence = licenceAt(place) ?? entry.license
    // A package for another machine is judged there, where it is installed.
    if (name in rules.exceptions || (licence === undefined && isForOtherMachine(entry))) return []
    if (licence === undefined) return [`${place} names no licence: ask its authors, or leave it out.`]
    const isShipped = shipped.has(place)
    if (isAllowed(licence, isShipped ? forShipped : forTools)) return []
    const where = isShipped ? 'packages that reach a browser' : 'tools of development'
    return [`${place} has the licence ${licence}, which scripts/supply.json does not allow for ${where}.`]
  })
  const names = new Set(packages.map(([place]) => nameOf(place)))
  const unneeded = Object.keys(rules.exceptions).filter((name) => !names.has(name))
  return [...problems, ...unneeded.map((name) => `scripts/supply.json excepts ${name}, which is not used.`)]
}

const isPackage = (place: string) => place.includes('node_modules/')

function isForOtherMachine({ optional, os, cpu }: LockEntry) {
  return optional === true && (os !== undefined || cpu !== undefined)
}

/** Old packages name their licence in an object or a list. */
function installedLicence(root: string, place: string): string | undefined {
  const file = join(root, place, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  const named: unknown[] = [license ?? licenses].flat()
  const types = named.map((one) => (typeof one === 'string' ? one : Object(one).type))
  return types[0] === undefined ? undefined : types.join(' OR ')
}

if (import.meta.main) {
  const lock = readLock(ROOT)
  const problems = licenceProblems(lock, supply, (place) => installedLicence(ROOT, place))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`The licences of ${Object.keys(lock.packages).filter(isPackage).length} packages are allowed.`)
}
