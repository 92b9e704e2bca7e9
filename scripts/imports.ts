/** Reads the imports of TypeScript files, and finds the files that they mean. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { ResolverFactory } from 'oxc-resolver'
import type { Import } from './importRule.ts'

type Written = { request: string; kind: Import['kind'] }

/**
 * @param root folder of the project, which contains its tsconfig.json
 * @returns every import of the files in these folders, and what could not be found
 */
export function readImports(root: string, folders: string[]): { imports: Import[]; problems: string[] } {
  const resolver = new ResolverFactory({
    tsconfig: { configFile: join(root, 'tsconfig.json') },
    extensions: ['.ts', '.tsx', '.js', '.json'],
    conditionNames: ['import', 'browser', 'types', 'default'],
  })
  const imports: Import[] = []
  const problems: string[] = []
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules'] }))
    .sort()
  for (const from of files.filter((file) => !file.endsWith('.d.ts'))) {
    const { written, errors } = importsIn(from, readFileSync(join(root, from), 'utf8'))
    problems.push(...errors)
    for (const { request, kind } of written) {
      const to = target(request, join(root, from))
      if (to === undefined) problems.push(`${from} imports "${request}", which is not there.`)
      else imports.push({ from, to, kind })
    }
  }
  return { imports, problems }

  function target(request: string, file: string): string | undefined {
    if (request.startsWith('node:')) return request
    const { path } = resolver.sync(dirname(file), request)
    const isOurs = request.startsWith('.') || request.startsWith('@/')
    if (!isOurs) return request
    return path && relative(root, path)
  }
}

function importsIn(file: string, text: string): { written: Written[]; errors: string[] } {
  const { module, errors } = parseSync(file, text)
  const written: Written[] = []
  for (const { moduleRequest, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType)
    written.push({ request: moduleRequest.value, kind: isType ? 'type' : 'static' })
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) written.push({ request: moduleRequest.value, kind: isType ? 'type' : 'static' })
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2]
    if (literal) written.push({ request: literal, kind: 'dynamic' })
  }
  return { written, errors: errors.map(({ message }) => `${file}: ${message}`) }
}
