import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Fault } from './faults'

const root = fileURLToPath(new URL('../../', import.meta.url))

const held = globalThis as { modelFaults?: Fault[] }

/**
 * The project's own modules, and all that they import of it, as files that Node runs as they are: with a fault in what they find of each
 * other, or in threads of their own, and half again as fast as through the test runner. They lie where packages are found.
 * @param names paths without `.ts`
 */
export function copyModules(names: string[], fault?: Fault) {
  const folder = mkdtempSync(join(root, 'node_modules', '.model-'))
  const all = new Set(names)
  const seers = new Set<string | undefined>()

  /** The file in which a module finds another one; nobody is the test itself. */
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

/** The module with the members of a fault in the place of its own. */
function faultyModule(fault: Fault) {
  held.modelFaults ??= []
  const number = held.modelFaults.push(fault) - 1
  const own = `./${fileOf(fault.module)}`
  const members = Object.keys(fault.members).map(
    (name) => `export const ${name} = globalThis.modelFaults[${number}].members.${name}(own)`,
  )
  return [`import * as own from '${own}'`, `export * from '${own}'`, ...members].join('\n')
}

/** What a module is called in the folder of copies. */
export const fileOf = (name: string) => `${name.replaceAll('/', '-')}.mjs`
