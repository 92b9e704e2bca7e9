import { readFileSync } from 'node:fs'
import { rspack } from '@rsbuild/core'

const SOURCE = new URL('../../src/boot/boot.ts', import.meta.url)

/** src/boot/boot.ts as plain script, the same in every document of a build. */
export function bootScript() {
  const { transformSync, minifySync } = rspack.experiments.swc
  const { code } = transformSync(readFileSync(SOURCE, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2020' },
    isModule: true,
  })
  // The type-only import leaves the mark of a module; a plain script has none.
  const script = minifySync(code.replace(/export\s*\{\s*\};?/g, ''), {
    compress: true,
    mangle: true,
  }).code.trim()
  if (script.includes('</script')) throw new Error('The boot script would end its own element.')
  return script
}
