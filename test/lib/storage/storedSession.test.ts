// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { PICTURES_KEY } from '@/lib/config/constants'
import { readStoredSession, writeStoredSession } from '@/lib/storage/storedSession'

const record = { accessToken: 'a', refreshToken: 'r', userId: 'u' }

describe('the session record: key user, {accessToken, refreshToken, userId}', () => {
  it("sits in localStorage when 'remember' is on", () => {
    writeStoredSession({ record, remember: true })
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(record)
    expect(sessionStorage.getItem('user')).toBeNull()
  })

  it("sits in sessionStorage when 'remember' is off, and nowhere else", () => {
    writeStoredSession({ record, remember: true })
    writeStoredSession({ record, remember: false })
    expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual(record)
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('is read from persistent storage first, then from per-tab storage', () => {
    sessionStorage.setItem('user', JSON.stringify({ ...record, userId: 'tab' }))
    expect(readStoredSession()).toEqual({ record: { ...record, userId: 'tab' }, remember: false })
    localStorage.setItem('user', JSON.stringify({ ...record, userId: 'device' }))
    expect(readStoredSession()).toEqual({ record: { ...record, userId: 'device' }, remember: true })
  })

  it.each([
    '{',
    'null',
    '[]',
    '"x"',
    '{"accessToken":1,"refreshToken":"r","userId":"u"}',
    '{"accessToken":"a"}',
    '',
  ])('a corrupt record (%s) counts as none and is removed', (text) => {
    localStorage.setItem('user', text)
    expect(readStoredSession()).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  })
})

describe("the pictures of a user's last visit", () => {
  it.each([
    [
      'stay when the same user gets new tokens',
      { record: { ...record, accessToken: 'a2' }, remember: true },
      'kept',
    ],
    ['are removed when another user signs in', { record: { ...record, userId: 'u2' }, remember: true }, null],
    ['are removed when the session is stored only in the tab', { record, remember: false }, null],
    ['are removed when the session ends', null, null],
  ])('%s', (_what, next, kept) => {
    writeStoredSession({ record, remember: true })
    localStorage.setItem(PICTURES_KEY, 'kept')
    writeStoredSession(next)
    expect(localStorage.getItem(PICTURES_KEY)).toBe(kept)
  })
})
