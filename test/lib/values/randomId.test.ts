import { expect, it, vi } from 'vitest'
import { randomId } from '@/lib/values/randomId'

it('an id is one of its own, also where the origin is not secure', () => {
  const secure = randomId()
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(new Set([secure, randomId(), randomId()]).size).toBe(3)
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/)
})
