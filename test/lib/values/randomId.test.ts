import { expect, it, vi } from 'vitest'
import { randomId } from '@/lib/values/randomId'

it('each id is unique, even if the origin is not secure', () => {
  const secure = randomId()
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(new Set([secure, randomId(), randomId()]).size).toBe(3)
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/)
})
