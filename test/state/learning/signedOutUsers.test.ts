import { expect, it, onTestFinished, vi } from 'vitest'
import { createRecordStore } from '@/state/learning/recordStore'
import { deleteAfterSignOut, deleteSignedOut } from '@/state/learning/signedOutUsers'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { everythingStored } from './storage'

const KEY = 'signed-out'

async function openStoreWithAnswers(...userIds: string[]) {
  const store = createRecordStore()
  onTestFinished(() => store.close())
  for (const userId of userIds)
    await store.keepCopy({ key: `${userId} my courses en`, answer: `list of ${userId}`, keptAt: 1 })
  return store
}

function refuseTransactions() {
  expectOnConsole(/stay until the next start/)
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Gone', 'InvalidStateError')
  })
}

it('a sign-out deletes the copies of its user even if her outbox has not opened, and leaves no mark', async () => {
  await openStoreWithAnswers('u-001', 'u-0012')
  await deleteAfterSignOut('u-001')
  expect(await everythingStored()).not.toContain('list of u-001"')
  expect(await everythingStored()).toContain('list of u-0012"')
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('the next start deletes what the storage has refused to delete', async () => {
  await openStoreWithAnswers('u-001', 'u-002')
  const refusal = refuseTransactions()
  await deleteAfterSignOut('u-001')
  await deleteAfterSignOut('u-002')
  refusal.mockRestore()
  expect(await everythingStored()).toContain('list of u-001"')
  expect(localStorage.getItem(KEY)).toBe('u-001 u-002')
  await deleteSignedOut(undefined)
  expect(await everythingStored()).not.toContain('list of')
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('a user who has signed in again keeps her copies', async () => {
  await openStoreWithAnswers('u-001', 'u-002')
  const refusal = refuseTransactions()
  await deleteAfterSignOut('u-001')
  await deleteAfterSignOut('u-002')
  refusal.mockRestore()
  await deleteSignedOut('u-001')
  expect(await everythingStored()).toContain('list of u-001"')
  expect(await everythingStored()).not.toContain('list of u-002"')
  expect(localStorage.getItem(KEY)).toBeNull()
})

it('a sign-out deletes the copies of its user even if localStorage is full', async () => {
  await openStoreWithAnswers('u-001')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  onTestFinished(() => full.mockRestore())
  await deleteAfterSignOut('u-001')
  expect(await everythingStored()).not.toContain('list of')
})
