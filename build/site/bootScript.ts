import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rspack } from '@rsbuild/core'
import { temporaryFolder } from '../../mocks/temporaryFolder.ts'

const ENTRY = fileURLToPath(new URL('../../src/boot/boot.ts', import.meta.url))

/**
 * @returns src/boot as one plain script, which is the same in every document of a build
 * @throws if it cannot be compiled
 */
export async function bootScript(): Promise<string> {
  const { folder, remove } = temporaryFolder('boot-')
  try {
    await compile(folder)
    const script = (await readFile(join(folder, 'boot.js'), 'utf8')).trim()
    if (script.includes('</script')) throw new Error('The boot script would end its own element.')
    return script
  } finally {
    remove()
  }
}

function compile(folder: string) {
  return new Promise<void>((resolve, reject) => {
    rspack(
      {
        entry: ENTRY,
        mode: 'production',
        target: ['web', 'es2020'],
        devtool: false,
        output: { path: folder, filename: 'boot.js' },
        resolve: { extensions: ['.ts'] },
        module: {
          rules: [
            {
              test: /\.ts$/,
              loader: 'builtin:swc-loader',
              options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2020' } },
            },
          ],
        },
      },
      (error, stats) => {
        if (error ?? stats?.hasErrors())
          reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })))
        else resolve()
      },
    )
  })
}
