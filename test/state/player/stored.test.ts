import fc from 'fast-check'
import { expect, it } from 'vitest'
import { playerSlice } from '@/state/player/slice'
import { readStoredPlayer } from '@/state/player/stored'

const initial = playerSlice.getInitialState()

it('takes back what it stored', () => {
  const preferences = { speed: 1.5, volume: 0.4, isMuted: true, quality: 'high', loops: true } as const
  const stored = { lastLessons: { u: { c: 'l' } }, preferences }
  expect(readStoredPlayer(stored, initial)).toEqual(stored)
})

it('takes nothing that it cannot use, from whatever the storage holds', () => {
  const odd = { speed: 99, volume: -1, isMuted: 'yes', quality: '__proto__', loops: null, extra: 1 }
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
