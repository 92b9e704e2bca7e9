import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { temporaryFolder } from '../../mocks/temporaryFolder'
import { contractOperations, contractProblems } from '../../scripts/checkContract'
import { atEnd } from '../helpers/endings'
import { CALLS, ENTITIES, SIGNED_IN_CALLS } from './specification'

const contractText = await readFile(resolve('openapi.yaml'), 'utf8')
const operations = await contractOperations()
const { schemas } = parse(contractText).components

/** The names of a schema's fields, including those of the schemas that it includes. */
function fieldsOf(schema: { $ref?: string; properties?: object; allOf?: object[] }): string[] {
  if (schema.$ref) return fieldsOf(schemas[schema.$ref.split('/').at(-1) ?? ''])
  return [...Object.keys(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap((part) => fieldsOf(part))]
}

/** A file with the contract after one change. */
async function contractWith(change: (login: Record<string, unknown>) => void) {
  const document = parse(contractText)
  change(document.paths['/api/auth/login'].post)
  const { folder, remove } = temporaryFolder('contract-')
  atEnd(remove)
  const file = join(folder, 'openapi.yaml')
  await writeFile(file, stringify(document))
  return file
}

describe('the contract', () => {
  it('passes the linter without an error or a warning', async () => {
    expect(await contractProblems()).toEqual([])
  })

  it.each(CALLS)('has the call %s %s, named %s', (method, path, operationId) => {
    const operation = operations.find((one) => one.method === method && one.path === path)
    expect(operation?.operationId).toBe(operationId)
  })

  it('has no calls beyond those of the specification', () => {
    const known = CALLS.map(([, , operationId]) => operationId)
    expect(
      operations.map(({ operationId }) => operationId).filter((id) => !known.includes(id ?? '')),
    ).toEqual([])
  })

  it.each(ENTITIES)('knows the fields of %s', (name, fields) => {
    expect(fieldsOf(schemas[name])).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  it('asks for a signed-in user where the specification does, and nowhere else', () => {
    const locked = operations.filter(({ security }) => security === undefined || security.length > 0)
    expect(locked.map(({ operationId }) => operationId).sort()).toEqual([...SIGNED_IN_CALLS].sort())
  })
})

describe('the check of the contract', () => {
  it('names a warning of the linter', async () => {
    const file = await contractWith((login) => {
      login.summary = undefined
    })
    expect(await contractProblems(file)).toContainEqual(expect.stringContaining('operation-summary'))
  })

  it('names an operation without an operationId, with two tags, or without an error answer', async () => {
    const file = await contractWith((login) => {
      delete login.operationId
      login.tags = ['auth', 'work']
      login.responses = { 200: (login.responses as Record<string, unknown>)['200'] }
    })
    expect(await contractProblems(file)).toEqual(
      expect.arrayContaining([
        'POST /api/auth/login has no operationId',
        'POST /api/auth/login has 2 tags instead of one',
        'POST /api/auth/login has no error answer',
      ]),
    )
  })

  it('names a body without an example and an error of another shape', async () => {
    const file = await contractWith((login) => {
      login.requestBody = { content: { 'application/json': { schema: { type: 'object' } } } }
      login.responses = {
        401: { description: 'No', content: { 'application/json': { schema: { type: 'object' } } } },
      }
    })
    expect(await contractProblems(file)).toEqual(
      expect.arrayContaining([
        'POST /api/auth/login has no example of its request body',
        'POST /api/auth/login has no example of its answer 401',
        'POST /api/auth/login answers 401 in another shape than ErrorBody',
      ]),
    )
  })
})
