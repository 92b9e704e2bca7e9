/**
 * Lists the parts of Ant Design that the product uses, and the controls that it writes by hand, each with its
 * files: `node build/antdParts.ts`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Imports that render nothing by themselves. */
const withoutStyles = ['App', 'ConfigProvider', 'Grid', 'theme', 'version']

/** @returns names of parts → the files under src that import them, both sorted */
export function antdParts(root = ROOT): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  for (const file of globSync('src/**/*.tsx', { cwd: root }).sort())
    for (const name of antdImports(file, readFileSync(join(root, file), 'utf8')))
      parts.set(name, [...(parts.get(name) ?? []), file])
  return new Map([...parts].sort(([one], [other]) => one.localeCompare(other)))
}

function antdImports(file: string, text: string): string[] {
  const { module } = parseSync(file, text)
  return module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === 'antd')
    .flatMap(({ entries }) => entries.filter((entry) => !entry.isType))
    .flatMap(({ importName }) => importName.name ?? [])
    .filter((name) => !withoutStyles.includes(name))
}

/**
 * @returns elements for which Ant Design has a part → the files under src that write them by hand, both
 * sorted
 */
export function handWritten(root = ROOT): Map<string, string[]> {
  const elements = new Map<string, string[]>()
  for (const file of globSync('src/**/*.tsx', { cwd: root }).sort()) {
    const found = readFileSync(join(root, file), 'utf8').matchAll(
      /<(button|input|select|textarea|table|details|dialog|progress|meter|svg)\b/g,
    )
    for (const name of new Set([...found].map(([, name = '']) => name)))
      elements.set(name, [...(elements.get(name) ?? []), file])
  }
  return new Map([...elements].sort(([one], [other]) => one.localeCompare(other)))
}

if (import.meta.main) {
  for (const [part, files] of antdParts()) console.log(`${part}\n  ${files.join('\n  ')}`)
  for (const [name, files] of handWritten()) console.log(`<${name}> by hand\n  ${files.join('\n  ')}`)
}
