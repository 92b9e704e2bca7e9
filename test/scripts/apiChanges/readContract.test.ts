import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readContract } from '../../../scripts/apiChanges/readContract.ts'
import { project } from '../project'
import { edited, smallContract, yamlOf } from './contract'

const inFile = (text: string) => readContract(join(project({ 'a.yaml': text }), 'a.yaml'), 'a.yaml')
const start = "openapi: 3.0.3\ninfo: { title: A, version: '1' }\n"

describe('the reader of a contract file', () => {
  it.each([
    [
      'no YAML',
      'a: [1,\n  b: }',
      'a.yaml is no YAML: missed comma between flow collection entries in line 2, column 6.',
    ],
    ['plain text', 'Not found', 'a.yaml is no OpenAPI 3 contract: it holds a text, not an object.'],
    ['no text', '', 'a.yaml is no OpenAPI 3 contract: it is empty.'],
    ['YAML of something else', 'name: raha', "a.yaml is no OpenAPI 3 contract: it has no field 'openapi'."],
    ['an older contract', "swagger: '2.0'", 'a.yaml is no OpenAPI 3 contract: it has version 2.0.'],
    ['no paths', start, "a.yaml is no OpenAPI 3 contract: it has no field 'paths'."],
    ['empty paths', `${start}paths: {}`, 'a.yaml describes no call: its paths are empty.'],
    [
      'a reference without a target',
      `${start}paths: { /a: { get: { responses: { '200': { $ref: '#/components/responses/B' } } } } }`,
      "a.yaml is no valid contract: Can't resolve $ref in line 3, at #/paths/~1a/get/responses/200.",
    ],
    [
      'a part of a wrong type',
      `${start}paths: { /a: { get: { responses: 5 } } }`,
      'a.yaml is no valid contract: Expected type `Responses` (object) but got `integer` in line 3, at #/paths/~1a/get/responses.',
    ],
  ])('refuses a file with %s', async (_what, text, sentence) => {
    await expect(inFile(text)).rejects.toThrow(new Error(sentence))
  })

  it('refuses a file that refers to a missing file', async () => {
    const text = `${start}paths: { /a: { get: { responses: { '200': { $ref: './gone.yaml' } } } } }`
    await expect(inFile(text)).rejects.toThrow(
      /^a\.yaml is no valid contract: Can't resolve \$ref: .*gone\.yaml/,
    )
  })

  it('reports a missing file', async () => {
    await expect(readContract('gone.yaml')).rejects.toThrow('There is no file gone.yaml.')
  })
})

describe('the reader of a contract at a URL', () => {
  const servers: ReturnType<typeof createServer>[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  async function host(status: number, text: string) {
    const server = createServer((_request, response) => response.writeHead(status).end(text))
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.yaml`
  }

  it('reads a contract in JSON and returns its text as YAML', async () => {
    const { contract, text } = await readContract(await host(200, JSON.stringify(smallContract())))
    expect(Object.keys(contract.paths)).toHaveLength(2)
    expect(text).toMatch(/^openapi: 3\.0\.3\n/)
  })

  it('refuses a URL that answers with an error status', async () => {
    const url = await host(404, 'Not found')
    await expect(readContract(url)).rejects.toThrow(`${url} answers 404 instead of a contract.`)
  })

  it('refuses a URL that answers with an HTML page', async () => {
    const url = await host(200, '<!doctype html><html lang="en"></html>')
    await expect(readContract(url)).rejects.toThrow(`${url} is no OpenAPI 3 contract`)
  })

  it('refuses a URL without a server', async () => {
    const url = await host(200, '')
    const [server] = servers.splice(0)
    await new Promise((resolve) => server?.close(resolve))
    await expect(readContract(url)).rejects.toThrow(`${url} does not answer: `)
  })
})

describe('the fingerprint of a contract', () => {
  const of = async (edit: Parameters<typeof edited>[0]) => (await inFile(yamlOf(edited(edit)))).fingerprint

  it('stays the same when descriptions and the order of values change', async () => {
    const former = await of(() => undefined)
    expect(former).toMatch(/^[0-9a-f]{12}$/)
    expect(
      await of(({ fields }) => Object.assign(fields('Course').price ?? {}, { description: 'Dollars' })),
    ).toBe(former)
    expect(await of(({ fields }) => fields('Course').level?.enum?.reverse())).toBe(former)
  })

  it('changes when a field is added, even one that is called description', async () => {
    const former = await of(() => undefined)
    const added = (name: string) =>
      of(({ fields }) => Object.assign(fields('Course'), { [name]: { type: 'string' } }))
    expect(await added('title')).not.toBe(former)
    expect(await added('description')).not.toBe(await added('title'))
  })
})
