import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { playerSlice } from '@/state/player/slice'
import { readStoredPlayer } from '@/state/player/stored'
import { lazySlicesInjected } from '@/state/reducer'
import { createStore, startPersistence } from '@/state/store'

const initial = playerSlice.getInitialState()

it('the player restores its stored last lessons and preferences', () => {
  const preferences = {
    speed: 1.5,
    volume: 0.4,
    isMuted: true,
    quality: 'high',
    loops: true,
    showsCaptions: true,
    captionLanguage: 'fa',
  } as const
  const stored = { lastLessons: { u: { c: 'l' } }, preferences }
  expect(readStoredPlayer(stored, initial)).toEqual(stored)
})

it('the player ignores invalid parts of any stored value', () => {
  const odd = {
    speed: 99,
    volume: -1,
    isMuted: 'yes',
    quality: '__proto__',
    loops: null,
    showsCaptions: 1,
    captionLanguage: {},
    extra: 1,
  }
  const stored = { lastLessons: { u: { c: 7, d: 'l' }, v: 'x' }, preferences: odd }
  expect(readStoredPlayer(stored, initial)).toEqual({
    lastLessons: { u: { d: 'l' }, v: {} },
    preferences: initial.preferences,
  })
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const { preferences } = readStoredPlayer({ lastLessons: value, preferences: value }, initial)
      expect(Object.keys(preferences)).toEqual(Object.keys(initial.preferences))
    }),
  )
})

it('the player adopts the last lessons and the preferences that another tab stores', async () => {
  const store = createStore()
  store.dispatch(lazySlicesInjected())
  const stored = {
    lastLessons: { u: { c: 'l-9' } },
    preferences: { ...initial.preferences, speed: 2 },
  }
  const text = JSON.stringify(
    Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, JSON.stringify(value)])),
  )
  localStorage.setItem('player', text)
  window.dispatchEvent(new StorageEvent('storage', { key: 'player', newValue: text }))
  await vi.waitFor(() => expect(store.getState().player).toMatchObject(stored))
})

it('the player keeps its preferences if another tab stores an invalid value', async () => {
  const store = createStore()
  store.dispatch(lazySlicesInjected())
  const before = store.getState().player.preferences
  for (const text of ['{', '{"preferences":"{"}', '7']) {
    localStorage.setItem('player', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'player', newValue: text }))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(store.getState().player.preferences).toEqual(before)
  }
})

it('the player starts with the stored values as soon as its slice joins the store', () => {
  const parts = {
    preferences: JSON.stringify({ ...initial.preferences, speed: 1.5 }),
    lastLessons: '{"u":{"c":"l"}}',
  }
  localStorage.setItem('player', JSON.stringify(parts))
  const { player } = createStore().getState()
  expect(player.preferences.speed).toBe(1.5)
  expect(player.lastLessons).toEqual({ u: { c: 'l' } })
})

it('the player stores a preference that the learner changes', async () => {
  const store = createStore()
  const persistor = startPersistence(store)
  await vi.waitFor(() => expect(persistor.getState().bootstrapped).toBe(true))
  store.dispatch(playerSlice.actions.preferenceChosen({ speed: 1.25 }))
  await vi.waitFor(() => expect(localStorage.getItem('player')).toContain('1.25'))
  persistor.pause()
})
