import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Fault } from './faults'

const root = fileURLToPath(new URL('../../', import.meta.url))

const held = globalThis as { modelFaults?: Fault[] }

/**
 * Copies the project's modules, with all that they import, into files that Node runs directly. A copy may
 * contain a fault and run in its own thread, and is half again as fast as in the test runner. The files are
 * in node_modules, where packages are found.
 * @param names paths without `.ts`
 */
export function copyModules(names: string[], fault?: Fault) {
  const folder = mkdtempSync(join(root, 'node_modules', '.model-'))
  const all = new Set(names)
  const seers = new Set<string | undefined>()

  /** The file that a module imports for another one. `user` is undefined for the test itself. */
  function fileFor(user: string | undefined, name: string) {
    const isFaulty =
      fault?.module === name && (!fault.seenBy || (user !== undefined && fault.seenBy.includes(user)))
    if (isFaulty) seers.add(user)
    return isFaulty ? FAULTY : fileOf(name)
  }

  for (const name of all) {
    const source = stripTypeScriptTypes(readFileSync(`${root}${name}.ts`, 'utf8'))
    const copy = source.replaceAll(/ from '([.@]\/[^']+|\.\.\/[^']+)'/g, (_, path: string) => {
      const other = path.startsWith('@/') ? path.replace('@', 'src') : posix.join(posix.dirname(name), path)
      all.add(other)
      return ` from './${fileFor(name, other)}'`
    })
    writeFileSync(join(folder, fileOf(name)), copy)
  }
  if (fault) writeFileSync(join(folder, FAULTY), faultyModule(fault))
  for (const user of fault?.seenBy ?? [])
    if (!seers.has(user))
      throw new Error(`${user} imports nothing of ${fault?.module}: the fault would not be seen.`)
  return {
    folder,
    async load(name: string) {
      const loaded = await import(
        /* @vite-ignore */ pathToFileURL(join(folder, fileFor(undefined, name))).href
      )
      return loaded
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

const FAULTY = 'faulty.mjs'

/** A module whose faulty members replace its own. */
function faultyModule(fault: Fault) {
  held.modelFaults ??= []
  const number = held.modelFaults.push(fault) - 1
  const own = `./${fileOf(fault.module)}`
  const members = Object.keys(fault.members).map(
    (name) => `export const ${name} = globalThis.modelFaults[${number}].members.${name}(own)`,
  )
  return [`import * as own from '${own}'`, `export * from '${own}'`, ...members].join('\n')
}

/** The name of a module in the folder of copies. */
export const fileOf = (name: string) => `${name.replaceAll('/', '-')}.mjs`
