import { afterEach, beforeEach, vi } from 'vitest'
import { consoleGuard } from './helpers/consoleGuard'
import { doEach, endAll } from './helpers/endings'

// Tests of the app have a page and talk to the mock API; those of servers and scripts (environment node)
// start their own.
const page = typeof window === 'undefined' ? undefined : await import('./helpers/page')
const mockApiIsLeft = page?.talkToMockApi() ?? []

/** Everything is cleared away and judged, whichever step throws: the next test finds nothing of this one. */
const steps = [
  ...mockApiIsLeft,
  () => page?.leave(),
  () => void vi.unstubAllGlobals(),
  () => void vi.useRealTimers(),
  // A page that ends leaves things to the next one, as it should: between tests that is nobody.
  endAll,
  () => page?.clear(),
  consoleGuard.check,
]

/** Ends the running test, once. */
let end = async () => {}

beforeEach(({ onTestFinished }) => {
  let isOver = false
  consoleGuard.watch()
  page?.begin()
  end = async () => {
    if (isOver) return
    isOver = true
    await doEach(steps)
  }
  // A hook of a test file that throws keeps the hook below from running.
  onTestFinished(end)
})

afterEach(() => end())
