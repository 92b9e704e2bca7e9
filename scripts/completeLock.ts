/**
 * Completes package-lock.json: a registry that lacks a package for another platform makes npm leave its entry out, and then
 * `npm ci` refuses the lock file. `--check` writes nothing and fails when an entry is missing.
 * Run it after each `npm install` that changed a version.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { platformOf } from './lockPlatform.ts'

type Entry = {
  version?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
  [field: string]: unknown
}
type Lock = { packages: Record<string, Entry> }
type Missing = { name: string; version: string; wantedBy: string }

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url))

/** @returns every optional dependency that no entry of the lock file answers. */
export function missingEntries({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesToLook(place).some((folder) => `${folder}node_modules/${name}` in packages))
      .map(([name, version]) => ({ name, version, wantedBy: place })),
  )
}

/** Node looks beside the package, then beside each of its parents, up to the root. */
function placesToLook(place: string): string[] {
  const parts = place.split('/node_modules/')
  const parents = parts.map((_, depth) => `${parts.slice(0, depth + 1).join('/node_modules/')}/`)
  return place === '' ? [''] : ['', ...parents]
}

/** @returns the lock file with an entry for each missing package, in npm's own order. */
export function completed(lock: Lock): Lock {
  const packages = { ...lock.packages }
  for (const { name, version, wantedBy } of missingEntries(lock)) {
    const dev = packages[wantedBy]?.dev ? { dev: true } : {}
    packages[`node_modules/${name}`] = { version, ...dev, optional: true, ...platformOf(name) }
  }
  const inOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(inOrder) }
}

if (import.meta.main) {
  const lock = JSON.parse(await readFile(LOCK, 'utf8')) as Lock
  const missing = missingEntries(lock)
  const hosts = Object.keys(lock.packages).filter((place) =>
    lock.packages[place]?.resolved?.startsWith('http'),
  )
  if (hosts.length > 0) console.error(`package-lock.json names download hosts, e.g. of ${hosts[0]}.`)
  if (process.argv.includes('--check')) {
    for (const { name, version } of missing)
      console.error(`package-lock.json has no entry for ${name}@${version}.`)
    if (missing.length > 0) console.error('Run `node scripts/completeLock.ts` and commit the result.')
    if (missing.length + hosts.length > 0) process.exit(1)
    console.log('package-lock.json is complete.')
  } else if (missing.length > 0) {
    await writeFile(LOCK, `${JSON.stringify(completed(lock), null, 2)}\n`)
    console.log(`Added ${missing.length} entries to package-lock.json.`)
  } else {
    console.log('package-lock.json was complete already.')
  }
}
