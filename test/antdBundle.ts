import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url))

/** The bundles share what these packages have in common, such as the contexts of React. */
const packages = { antd: 'antd', icons: '@ant-design/icons', cssinjs: '@ant-design/cssinjs' }

/**
 * Bundles Ant Design, once per installation. Each test file with a page loads it anew, and Node needs two
 * seconds for its 2,300 files.
 * @returns aliases for Vitest: from the names of the packages to files
 */
export async function antdBundle(): Promise<{ find: RegExp; replacement: string }[]> {
  const folder = join(
    MODULES,
    '.cache',
    `antd-${stateOf([join(MODULES, '.package-lock.json'), import.meta.filename])}`,
  )
  if (!existsSync(folder)) await bundle(folder)
  return Object.entries(packages).map(([file, name]) => ({
    find: new RegExp(`^${name}$`),
    replacement: join(folder, `${file}.mjs`),
  }))
}

async function bundle(folder: string) {
  const build = await rolldown({
    input: packages,
    // The packages' modules for browsers are ES modules.
    platform: 'browser',
    // Tests and program use the same React.
    external: /^react(-dom)?($|\/)/,
    // So that Ant Design repeats a warning in each test.
    transform: { define: { 'process.env.NODE_ENV': "'test'" } },
    // Its warnings are about 'use client', which means nothing here.
    logLevel: 'silent',
  })
  // Renamed once it is whole: the run may be stopped, or another one may do the same.
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  await build.write({ dir: unfinished, entryFileNames: '[name].mjs', chunkFileNames: '[name]-shared.mjs' })
  await build.close()
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

function stateOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
