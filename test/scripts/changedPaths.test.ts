import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { pathProblems } from '../../scripts/checkPaths'
import { generate } from '../../scripts/generateApi'
import { operations } from '../../src/api/operations.gen'
import { copyOfProject } from './project'

const ids = Object.keys(operations) as (keyof typeof operations)[]

/** '/api/blog/get-blog/{slug}' → '/moved/getBlog/{slug}': the parameters alone stay. */
const movedPath = (id: string, path: string) => `/moved/${[id, ...(path.match(/\{\w+\}/g) ?? [])].join('/')}`

let root: string
beforeAll(async () => {
  root = copyOfProject('moved-', ['test/api/everyOperation.test.ts'])
  const contract = parse(readFileSync('openapi.yaml', 'utf8'))
  contract.paths = Object.fromEntries(
    Object.entries<Record<string, { operationId: string }>>(contract.paths).map(([path, methods]) => {
      const [{ operationId }] = Object.values(methods) as [{ operationId: string }]
      return [movedPath(operationId, path), methods]
    }),
  )
  writeFileSync(join(root, 'openapi.yaml'), stringify(contract))
  await generate({ root })
}, 120_000)
afterAll(() => rmSync(root, { recursive: true }))

describe('a contract in which every path has moved', () => {
  it.each(ids)('%s is generated with its new path, without the old one', (id) => {
    const files = ['src/api/endpoints.gen.ts', 'src/api/operations.gen.ts']
    for (const text of files.map((file) => readFileSync(join(root, file), 'utf8'))) {
      expect(text).toContain(`/moved/${id}`)
      expect(text).not.toContain(operations[id].path.replace(/\{.*/, ''))
    }
  })

  it('client, build and mock API contain no path written by hand, neither old nor new', () => {
    const moved = ids.map((id) => movedPath(id, operations[id].path))
    expect(pathProblems(root, moved)).toEqual([])
    expect(pathProblems(root)).toEqual([])
  })

  it('the client reaches each of the 32 operations of the mock API', { timeout: 400_000 }, () => {
    const file = 'test/api/everyOperation.test.ts'
    const command = [resolve('node_modules/vitest/vitest.mjs'), 'run', '--maxWorkers=1', file]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    expect(stdout, stderr).toMatch(/Tests\s+32 passed/)
    expect(status, stdout).toBe(0)
  })
})
