import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Cards, CardsUnavailable } from '@/integrations/cards/types'
import { fetchCards } from '@/screens/donation/useCards'

const cards = {} as Cards
const part = { loadCards: async () => cards }
const blocked = expect.objectContaining({ reason: 'blocked' } satisfies Partial<CardsUnavailable>)

beforeEach(() => {
  vi.useFakeTimers()
  window.history.pushState(null, '', '/donation')
})
afterEach(() => void vi.useRealTimers())

it('loading the code of the card form fails after 20 seconds; late code serves the next try', async () => {
  let arrive = (_part: typeof part) => {}
  const pending = new Promise<typeof part>((resolve) => {
    arrive = resolve
  })
  // A browser requests a module once, however often it is imported meanwhile.
  const load = () => pending
  const first = vi.fn()
  fetchCards('en', load).catch(first)
  await vi.advanceTimersByTimeAsync(19_999)
  expect(first).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(first).toHaveBeenCalledWith(blocked)

  const second = fetchCards('en', load)
  await vi.advanceTimersByTimeAsync(10_000)
  arrive(part)
  expect(await second).toBe(cards)
  expect(await fetchCards('en', load)).toBe(cards)
  expect(vi.getTimerCount()).toBe(0)
})

it('code of the card form that cannot be loaded counts as blocked, and can be requested again', async () => {
  const load = vi.fn(async () => part)
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
  await expect(fetchCards('fa', load)).rejects.toEqual(blocked)
  expect(await fetchCards('fa', load)).toBe(cards)
})

it.each(['/courses', '/', '/donations'])(
  'code of the card form that loads on page %s requests nothing from the provider',
  async (path) => {
    let arrive = (_part: typeof part) => {}
    const loadCards = vi.fn(part.loadCards)
    const fetching = fetchCards(
      'en',
      () =>
        new Promise<typeof part>((resolve) => {
          arrive = resolve
        }),
    )
    window.history.pushState(null, '', path)
    arrive({ loadCards })
    await expect(fetching).rejects.toEqual(blocked)
    expect(loadCards).not.toHaveBeenCalled()
  },
)
