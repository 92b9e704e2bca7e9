import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, posix } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A fault in a module: what stands there once, and what stands there instead. `file` is its path without `.ts`. */
export type Fault = { file: string; from: string; to: string }

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The project's own modules, and all that they import of it, as files that Node runs as they are: with a fault in one of them, or in
 * threads of their own, and half again as fast as through the test runner. They lie where packages are found. @param names paths without `.ts`
 */
export function copyModules(names: string[], fault?: Fault) {
  const folder = mkdtempSync(join(root, 'node_modules', '.model-'))
  const all = new Set(names)
  for (const name of all) {
    const source = stripTypeScriptTypes(seeded(name, fault))
    const copy = source.replaceAll(/ from '([.@]\/[^']+|\.\.\/[^']+)'/g, (_, path: string) => {
      const other = path.startsWith('@/') ? path.replace('@', 'src') : posix.join(posix.dirname(name), path)
      all.add(other)
      return ` from './${fileOf(other)}'`
    })
    writeFileSync(join(folder, fileOf(name)), copy)
  }
  return {
    folder,
    load: (name: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, fileOf(name))).href),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** What a module is called in the folder of copies. */
export const fileOf = (name: string) => `${name.replaceAll('/', '-')}.mjs`

function seeded(name: string, fault: Fault | undefined) {
  const source = readFileSync(`${root}${name}.ts`, 'utf8')
  if (name !== fault?.file) return source
  if (source.split(fault.from).length !== 2)
    throw new Error(`This stands in ${name}.ts not once: ${fault.from}. Bring the mutant up to it.`)
  return source.replace(fault.from, () => fault.to)
}
