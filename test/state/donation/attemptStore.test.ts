import { describe, expect, it, vi } from 'vitest'
import { newAttempt } from '@/domain/donation/attempt'
import { storedText } from '@/domain/donation/record'
import { createAttemptStore, historyEntry } from '@/state/donation/attemptStore'
import { expectOnConsole } from '../../helpers/consoleGuard'

const NOW = Date.parse('2026-11-22T09:00:00Z')
const attempt = newAttempt({ interval: 'month', amount: 12 }, 'u-001', 'key-1', NOW)
const stored = { attempt }

describe('the records of a device', () => {
  it('are read in another tab, but only by the same donor', () => {
    createAttemptStore(() => localStorage).write('u-001', stored)
    const elsewhere = createAttemptStore(() => localStorage)
    expect(elsewhere.read('u-001', NOW)).toEqual(stored)
    expect(elsewhere.read('u-002', NOW).attempt).toBeNull()
    expect(elsewhere.read(undefined, NOW).attempt).toBeNull()
  })

  it('leave nothing in storage if there is nothing to store', () => {
    const attemptStore = createAttemptStore(() => localStorage)
    attemptStore.write('u-001', stored)
    attemptStore.write('u-001', { attempt: null })
    expect(localStorage).toHaveLength(0)
  })

  it('last as long as the page if storage is forbidden', () => {
    expectOnConsole(/does not keep/)
    const attemptStore = createAttemptStore(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    attemptStore.write('u-001', stored)
    expect(attemptStore.read('u-001', NOW)).toEqual(stored)
    attemptStore.write('u-001', { attempt: null })
    expect(attemptStore.read('u-001', NOW).attempt).toBeNull()
  })

  it('are kept in the tab’s history entry for a reload and for Back if storage is forbidden', () => {
    expectOnConsole(/does not keep/)
    window.history.replaceState({ key: 'a', idx: 3, usr: { from: '/' } }, '')
    // In a web view without storage, localStorage is null in spite of its type.
    const here = () => createAttemptStore(() => null as unknown as Storage, historyEntry)
    here().write('u-001', stored)
    expect(window.history.state).toMatchObject({ key: 'a', idx: 3, usr: { from: '/' } })
    expect(here().read('u-001', NOW)).toEqual(stored)
    expect(here().read('u-002', NOW).attempt).toBeNull()
    here().write('u-001', { attempt: null })
    expect(here().read('u-001', NOW).attempt).toBeNull()
  })

  it('are copied to another history entry of the page', () => {
    expectOnConsole(/does not keep/)
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
    window.history.replaceState(null, '')
    createAttemptStore(forbidden, historyEntry).write('u-001', stored)
    const reloaded = createAttemptStore(forbidden, historyEntry)
    expect(reloaded.read(undefined, NOW).attempt).toBeNull()
    window.history.pushState({ key: 'b' }, '')
    expect(reloaded.read('u-001', NOW)).toEqual(stored)
    reloaded.keepHere()
    expect(createAttemptStore(forbidden, historyEntry).read('u-001', NOW)).toEqual(stored)
  })

  it('do not return from an older history entry by Back after they have ended', () => {
    expectOnConsole(/does not keep/)
    const attemptStore = createAttemptStore(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    }, historyEntry)
    window.history.replaceState({ donation: { 'donation:u-001': storedText(stored) } }, '')
    const before: unknown = window.history.state
    expect(attemptStore.read('u-001', NOW)).toEqual(stored)
    window.history.replaceState(null, '')
    attemptStore.write('u-001', { attempt: null })
    window.history.replaceState(before, '')
    expect(attemptStore.read('u-001', NOW).attempt).toBeNull()
    attemptStore.keepHere()
    expect(JSON.stringify(window.history.state)).not.toContain('key-1')
  })

  it('do not give way to older records in the history entry', () => {
    window.history.replaceState({ donation: { 'donation:u-001': storedText(stored), x: 7 } }, '')
    const since = { attempt: { ...attempt, stage: 'confirming' as const, changedAt: NOW + 1 } }
    localStorage.setItem('donation:u-001', storedText(since) ?? '')
    expect(createAttemptStore(() => localStorage, historyEntry).read('u-001', NOW + 2)).toEqual(since)
  })

  it('are those in memory if a full storage has only older ones', () => {
    expectOnConsole(/does not keep/)
    const attemptStore = createAttemptStore(() => localStorage)
    attemptStore.write('u-001', stored)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    const received = { attempt: { ...attempt, stage: 'confirming' as const } }
    attemptStore.write('u-001', received)
    expect(attemptStore.read('u-001', NOW)).toEqual(received)
    full.mockRestore()
    attemptStore.write('u-001', received)
    expect(createAttemptStore(() => localStorage).read('u-001', NOW)).toEqual(received)
  })
})
