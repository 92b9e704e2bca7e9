import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { claimWish, keepWish, readWish, wishOffered, wishToOffer } from '@/state/donation/wish'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('what a visitor chose who was sent to register', () => {
  it('is kept for a day, and no longer', () => {
    vi.setSystemTime('2026-11-22T10:00:00Z')
    keepWish({ interval: 'month', amount: '30' })
    vi.setSystemTime('2026-11-23T08:59:00Z')
    expect(readWish()).toEqual({ interval: 'month', amount: '30' })
    vi.setSystemTime('2026-11-23T09:00:01Z')
    expect(readWish()).toBeUndefined()
  })

  it('goes when it is given', () => {
    keepWish({ interval: 'month', amount: '30' })
    keepWish(undefined)
    expect(readWish()).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it.each(['', 'null', '[]', '7', '{', '{"amount":30}', '{"amount":"30"}', '{"amount":"30","keptAt":"now"}'])(
    'is nothing where something else lies: %s',
    (text) => {
      localStorage.setItem('donation:wish', text)
      expect(readWish()).toBeUndefined()
    },
  )

  it('has an interval that there is', () => {
    localStorage.setItem(
      'donation:wish',
      JSON.stringify({ interval: 'hour', amount: '30', keptAt: Date.now() }),
    )
    expect(readWish()).toEqual({ interval: 'one-time', amount: '30' })
  })

  it('is not kept where storage is forbidden, and nothing breaks', () => {
    const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(() => keepWish({ interval: 'week', amount: '12' })).not.toThrow()
    expect(readWish()).toBeUndefined()
    forbidden.mockRestore()
  })
})

describe('who is reminded of it', () => {
  const wanted = { dollars: 30, interval: 'month' }
  const otherTab = () => sessionStorage.clear()
  beforeEach(() => keepWish({ interval: 'month', amount: '30' }))

  it('whoever signs in where it was chosen, as long as nobody has registered', () => {
    expect(wishToOffer('mina@example.org')).toEqual(wanted)
    otherTab()
    expect(wishToOffer('mina@example.org')).toBeUndefined()
  })

  it('in every tab she who has registered since, however she writes her e-mail, and nobody else', () => {
    claimWish('Mina@Example.org ')
    expect(wishToOffer('omid@example.org')).toBeUndefined()
    otherTab()
    expect(wishToOffer('mina@example.org')).toEqual(wanted)
    expect(localStorage.getItem('donation:wish')).not.toMatch(/mina/i)
  })

  it('nobody twice; what was chosen stays', () => {
    wishOffered()
    expect(wishToOffer('mina@example.org')).toBeUndefined()
    expect(readWish()).toEqual({ interval: 'month', amount: '30' })
  })

  it('nobody after a day, nor once it was given', () => {
    claimWish('mina@example.org')
    vi.setSystemTime(Date.now() + 23 * 3600 * 1000)
    expect(wishToOffer('mina@example.org')).toBeUndefined()
    vi.useRealTimers()
    keepWish(undefined)
    claimWish('mina@example.org')
    wishOffered()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  it.each([
    { interval: 'one-time', amount: '30' },
    { interval: 'month', amount: '12,50' },
  ] as const)('nobody of what was never sent to register: %j', (form) => {
    keepWish(form)
    expect(wishToOffer('mina@example.org')).toBeUndefined()
  })
})
