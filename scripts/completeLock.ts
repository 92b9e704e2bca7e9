/**
 * Completes package-lock.json. If a registry lacks a package for another platform, npm leaves out its entry,
 * and `npm ci` then refuses the lock file. `--check` writes nothing and fails if an entry is missing, has no
 * integrity hash or names a download address. Run it after each `npm install` that changed a version.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Lock, placesToLook } from '../build/supply/lockFile.ts'
import { integrityProblems, unhashed } from './lockIntegrity.ts'
import { platformOf } from './lockPlatform.ts'

type Missing = { name: string; version: string; wantedBy: string }

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url))

/** @returns every optional dependency without an entry in the lock file */
export function missingEntries({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesToLook(place).some((folder) => `${folder}node_modules/${name}` in packages))
      .map(([name, version]) => ({ name, version, wantedBy: place })),
  )
}

/** @returns the lock file with an entry for each missing package, in npm's order */
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
  const problems = integrityProblems(lock)
  for (const problem of problems) console.error(`package-lock.json: ${problem}`)
  if (process.argv.includes('--check')) {
    for (const { name, version } of missing)
      console.error(`package-lock.json has no entry for ${name}@${version}.`)
    if (missing.length > 0) console.error('Run `node scripts/completeLock.ts` and commit the result.')
    if (missing.length + problems.length > 0) process.exit(1)
    console.log(`package-lock.json is complete. ${unhashed(lock)} packages for other platforms have no hash.`)
  } else if (missing.length > 0) {
    await writeFile(LOCK, `${JSON.stringify(completed(lock), null, 2)}\n`)
    console.log(`Added ${missing.length} entries to package-lock.json.`)
  } else {
    console.log('package-lock.json was complete already.')
  }
}
