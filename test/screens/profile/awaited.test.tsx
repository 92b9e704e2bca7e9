import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { server } from '../../helpers/mockApi'
import { omid, renderApp } from '../../helpers/renderApp'

const HISTORY = '*/api/donate/history'
const MINUTE = 60_000

const history = () => screen.findByRole('region', { name: /^(Payment history|تاریخچهٔ پرداخت‌ها)$/ })
const awaited = /^Your donation is charged\. It can take a few minutes to appear here\.$/

/** This device knows that a subscription of Omid was charged `ms` ago. */
const chargedAgo = (ms: number) =>
  localStorage.setItem('donation:u-002', JSON.stringify({ attempt: null, subscribedAt: Date.now() - ms }))

/**
 * Serves his subscriptions.
 * @returns the number of requests
 */
function serveSubscriptions(subs: () => object[]) {
  let asked = 0
  server.use(
    http.get(HISTORY, () => {
      asked += 1
      return HttpResponse.json({ subs: subs(), onetime: [] } as never)
    }),
  )
  return () => asked
}

const seconds = (ago: number) => Math.floor((Date.now() - ago) / 1000)
const subscription = (status: string, ago: number) => ({
  id: 'sub_9',
  status,
  plan: { amount: 1200, interval: 'month' },
  latest_invoice: { period_start: seconds(ago), period_end: seconds(ago) + 2_592_000 },
})

function clock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
}

describe('a charged donation that the server does not know yet', () => {
  it.each([
    ['en', awaited],
    ['fa', 'کمکتان پرداخت شده است. شاید چند دقیقه طول بکشد تا اینجا دیده شود.'],
  ] as const)('does not show as an empty history, in %s', async (language, line) => {
    chargedAgo(0)
    serveSubscriptions(() => [])
    await renderApp({ at: '/user/profile', as: omid, language })
    expect(await within(await history()).findByText(line)).toBeVisible()
    expect(screen.queryByText(/^Not found anything!|^چیزی پیدا نشد/)).toBeNull()
  })

  it('is polled with growing delays until the history lists it', async () => {
    const pass = clock()
    chargedAgo(0)
    let subs: object[] = []
    const asked = serveSubscriptions(() => subs)
    await renderApp({ at: '/user/profile', as: omid })
    await within(await history()).findByText(awaited)
    const first = asked()
    await pass(5_000)
    await waitFor(() => expect(asked()).toBe(first + 1))
    await pass(5_000)
    expect(asked()).toBe(first + 1)
    subs = [subscription('active', 0)]
    await pass(5_000)
    expect(await screen.findByText('Active')).toBeVisible()
    expect(screen.queryByText(awaited)).toBeNull()
    const last = asked()
    await pass(10 * MINUTE)
    expect(asked()).toBe(last)
  })

  it('is not announced any more once the history lists it, whatever its status', async () => {
    chargedAgo(30 * MINUTE)
    serveSubscriptions(() => [subscription('canceled', 30 * MINUTE)])
    await renderApp({ at: '/user/profile', as: omid })
    await screen.findByRole('table', { name: 'Payment history' })
    expect(screen.queryByText(awaited)).toBeNull()
  })

  it('is still announced beside an older ended one, but not among one-time payments', async () => {
    chargedAgo(0)
    serveSubscriptions(() => [subscription('canceled', 600 * MINUTE)])
    const { user } = await renderApp({ at: '/user/profile', as: omid })
    await screen.findByRole('table', { name: 'Payment history' })
    expect(screen.getByText(awaited)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'One-time payments' }))
    expect(await screen.findByText('Not found anything!')).toBeVisible()
    expect(screen.queryByText(awaited)).toBeNull()
  })

  it('is neither announced nor polled if nothing was charged', async () => {
    const asked = serveSubscriptions(() => [])
    const pass = clock()
    await renderApp({ at: '/user/profile', as: omid })
    expect(await screen.findByText('Not found anything!')).toBeVisible()
    const first = asked()
    await pass(10 * MINUTE)
    expect(asked()).toBe(first)
  })
})
