import { createServer } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { demoCardsPort } from '../../build/demoCards'
import { freePort, isFree } from '../../scripts/freePort'

afterEach(() => vi.unstubAllEnvs())

it('the mock card provider of the demo uses the port in CARDS_PORT', async () => {
  vi.stubEnv('CARDS_PORT', '5142')
  expect(await demoCardsPort()).toBe(5142)
})

it('a port on which a server listens is not free', async () => {
  const port = await freePort()
  expect(await isFree(port)).toBe(true)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, resolve))
  expect(await isFree(port)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
})
