import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeAll, vi } from 'vitest'
import { config } from '@/lib/config/config'
import { unusedVariant } from '../../build/site/unusedVariants'
import './browserStubs'
import { judgeCalls } from './judgeCalls'
import { mockApi } from './mockApi'
import { readFormsAsServer } from './serverForms'
import { speak } from './speak'
import 'fake-indexeddb/auto'
// The lazy slices are loaded from the start. Journeys prove how they are injected.
import '@/state/lazySlices'

// A screen's code is loaded when its route is first opened; on two busy cores that takes many seconds.
const PATIENCE_MS = 30_000
configure({ asyncUtilTimeout: PATIENCE_MS })
readFormsAsServer()
// Vitest's `waitFor` has a limit of one second and no setting for it.
const { waitFor } = vi
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options)
// No test calls an external service.
config.geolocationUrl = ''

export function begin() {
  // A user who is signed out at the very end of a test may leave data in the storage.
  window.localStorage.clear()
}

/** @throws if the page shows a variant of an Ant Design part for which the style sheet has no rules */
export function leave() {
  const classes = Array.from(document.body.getElementsByTagName('*'), ({ classList }) => classList.value)
  cleanup()
  const variants = classes.flatMap((value) => unusedVariant.exec(value)?.[0] ?? [])
  if (variants.length > 0) throw new Error(`In build/site/unusedVariants.ts: ${variants.join(', ')}`)
}

/** Clears what a test has stored, so that the next one begins without it. */
export function clear() {
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.indexedDB = new IDBFactory()
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
}

/** @returns the steps at the end of each test */
export function talkToMockApi() {
  beforeAll(async () => {
    mockApi.start()
    await speak('en')
  })
  afterAll(() => mockApi.stop())
  return [mockApi.reset, judgeCalls()]
}
