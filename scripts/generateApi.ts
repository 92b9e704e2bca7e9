/**
 * Writes src/api/endpoints.gen.ts from openapi.yaml. `--check` writes nothing and fails when the file on disk differs.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import { options, outputFile, schemaFile } from './openapiCodegen.config.ts'

const NOTE = '// Generated from openapi.yaml by `npm run generate`. Never edited by hand.\n'
const target = pathOf(outputFile)

/** @returns the text that endpoints.gen.ts must have. */
async function generated(): Promise<string> {
  const text = await generateEndpoints({ ...options, schemaFile: pathOf(schemaFile) })
  if (!text) throw new Error('The generator returned nothing.')
  return NOTE + text
}

function pathOf(relative: string) {
  return fileURLToPath(new URL(relative, import.meta.url))
}

const wanted = await generated()
if (process.argv.includes('--check')) {
  const found = await readFile(target, 'utf8').catch(() => '')
  if (found !== wanted) {
    console.error(
      'src/api/endpoints.gen.ts does not match openapi.yaml. Run `npm run generate` and commit the result.',
    )
    process.exit(1)
  }
  console.log('src/api/endpoints.gen.ts matches openapi.yaml.')
} else {
  await writeFile(target, wanted)
  console.log('Wrote src/api/endpoints.gen.ts.')
}
