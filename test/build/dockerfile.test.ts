import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const readme = readFileSync('README.md', 'utf8')

it('the Dockerfile has a build argument for each variable of the configuration', () => {
  const [, configuration = ''] = /\n## Configuration\n([\s\S]*?)\n### /.exec(readme) ?? []
  const variables = [...configuration.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  const names = [...dockerfile.matchAll(/^ARG ([A-Z_]+)$/gm)].map(([, name]) => name)
  expect(variables.length).toBeGreaterThan(5)
  expect(names.toSorted()).toEqual([...variables, 'PRERENDER_API'].toSorted())
})

it('the Dockerfile copies only files that the project has or its build writes', () => {
  const written = ['/project/dist', '/project/dist-host/nginx']
  const copies = [...dockerfile.matchAll(/^COPY (--from=build )?(.+) \S+$/gm)]
  expect(copies.length).toBeGreaterThan(4)
  for (const [, isBuilt, sources = ''] of copies)
    for (const source of sources.split(' '))
      expect(isBuilt ? written.includes(source) : existsSync(source), source).toBe(true)
})
