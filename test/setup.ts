import { afterEach, beforeEach, vi } from 'vitest'
import { consoleGuard } from './helpers/consoleGuard'
import { endAll } from './helpers/endings'

// Tests of the app have a page and talk to the mock API; those of servers and scripts (environment node) start their own.
const page = typeof window === 'undefined' ? undefined : await import('./helpers/page')

beforeEach(() => {
  consoleGuard.watch()
  page?.begin()
})

afterEach(async () => {
  page?.leave()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // A page that ends leaves things to the next one, as it should: between tests that is nobody.
  await endAll()
  page?.clear()
  consoleGuard.check()
})

page?.talkToMockApi()
