import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url))

/** The bundles share what these packages have in common, such as the contexts of React. */
const packages = { antd: 'antd', icons: '@ant-design/icons', cssinjs: '@ant-design/cssinjs' }

/**
 * Bundles Ant Design, once per version: each test file with a page loads it anew, and Node needs two seconds for
 * its 2,300 files.
 * @returns aliases for Vitest: from the names of the packages to files
 */
export async function antdBundle(): Promise<{ find: RegExp; replacement: string }[]> {
  const versions = Object.values(packages).map((name) => `${name.replace(/.*\//, '')}-${versionOf(name)}`)
  const folder = join(MODULES, '.cache', versions.join('_'))
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
    // Its warnings are about 'use client', which means nothing here.
    logLevel: 'silent',
  })
  await build.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-shared.mjs' })
  await build.close()
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')).version
}
