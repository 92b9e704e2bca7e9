import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { createKeptStore } from '../../src/state/keeping/keptStore'
import { keptTypes } from '../../src/worker/keptTypes'
import { order } from '../state/keeping/device'

it('the worker reads which types of lessons the device keeps, and creates no database', async () => {
  expect(await keptTypes()).toEqual([])
  expect(await indexedDB.databases()).toEqual([])
  const store = createKeptStore()
  const rows = (['quiz', 'video', 'video'] as const).map((type, place) => ({
    ...order(`${place}`, [], { type }),
    userId: `u${place}`,
    isPaused: false,
    failure: undefined,
    requestedAt: place,
  }))
  await store.addLessons(rows)
  expect(await keptTypes()).toEqual(['quiz', 'video'])
  await store.close()
})
