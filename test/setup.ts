import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { consoleGuard } from './helpers/consoleGuard'
import { endAll } from './helpers/endings'

// A screen's code is loaded when its route is first opened; on two busy cores that takes many seconds.
configure({ asyncUtilTimeout: 30_000 })

if (typeof window !== 'undefined') {
  await import('./helpers/browserStubs')
  // No test asks a service of the world.
  ;(await import('@/lib/config')).config.geolocationUrl = ''
  await import('fake-indexeddb/auto')
}

beforeEach(() => {
  consoleGuard.watch()
  // Who is signed out at the very end of a test may leave something behind.
  if (typeof window !== 'undefined') window.localStorage.clear()
})

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // A page that ends leaves things to the next one, as it should: between tests that is nobody.
  await endAll()
  if (typeof window !== 'undefined') {
    window.localStorage.clear()
    window.sessionStorage.clear()
    window.indexedDB = new IDBFactory()
    for (const cookie of document.cookie.split(';'))
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
    document.documentElement.lang = 'en'
    document.documentElement.dir = 'ltr'
  }
  consoleGuard.check()
})

// Tests of the app talk to the mock API; those of servers and scripts (environment node) start their own.
if (typeof window !== 'undefined') {
  // The store's part for the server is there from the start; how it joins is proved in the browser.
  await import('@/state/server')
  const { mockApi } = await import('./helpers/mockApi')
  const { speak } = await import('./helpers/speak')
  beforeAll(async () => {
    mockApi.start()
    await speak('en')
  })
  afterEach(() => mockApi.reset())
  afterAll(() => mockApi.stop())
}
