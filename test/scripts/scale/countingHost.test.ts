import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countingHost } from '../../../scripts/scale/countingHost.ts'

const server = createServer(({ url, headers }, answer) => {
  if (headers['if-none-match']) return void answer.writeHead(304, { ETag: '"1"' }).end()
  const body = 'x'.repeat(url === '/long.js' ? 50_000 : 100)
  answer.writeHead(200, { 'Content-Length': body.length, 'Cache-Control': 'no-cache' }).end(body)
})
let host: Awaited<ReturnType<typeof countingHost>>

beforeAll(async () => {
  await once(server.listen(0), 'listening')
  host = await countingHost(`http://localhost:${(server.address() as AddressInfo).port}`)
})
afterAll(() => {
  host.close()
  server.closeAllConnections()
  server.close()
})

const ask = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(host.origin + path, { headers })).text()

it('the counting host counts the bytes of each request, and of each answer with its headers', async () => {
  await ask('/long.js')
  await ask('/page', { 'sec-fetch-dest': 'document' })
  await host.quiet()
  const [long, page, ...others] = host.take()
  expect(others).toEqual([])
  expect(long).toMatchObject({ kind: 'program', path: '/long.js', status: 200, body: 50_000 })
  expect(long?.bytes).toBeGreaterThan(50_050)
  expect(long?.bytes).toBeLessThan(50_500)
  expect(page).toMatchObject({ kind: 'documents', body: 100, rule: 'asked again' })
  expect(page?.asked).toBeGreaterThan(50)
  expect(page?.asked).toBeLessThan(500)
})

it('the counting host counts a 304 answer with its headers and without a body', async () => {
  await ask('/page', { 'if-none-match': '"1"' })
  await host.quiet()
  const [again] = host.take()
  expect(again).toMatchObject({ status: 304, body: 0 })
  expect(again?.bytes).toBeGreaterThan(20)
  expect(host.take()).toEqual([])
})
