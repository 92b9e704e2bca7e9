import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { server } from '../../helpers/mockApi'
import { omid, renderApp } from '../../helpers/renderApp'

const HISTORY = '*/api/donate/history'
const MINUTE = 60_000
const PLACE = 'donation:u-002'

/** Omid paid 12 dollars a month a minute ago, and left the page before he read the thanks. */
function leftUnthanked() {
  const changedAt = Date.now() - MINUTE
  const attempt = { key: 'k1', userId: 'u-002', interval: 'month', amount: 12, tries: 1, stage: 'succeeded' }
  localStorage.setItem(
    PLACE,
    JSON.stringify({ attempt: { ...attempt, startedAt: changedAt, changedAt }, subscribedAt: changedAt }),
  )
}

const isAcknowledged = () => JSON.parse(localStorage.getItem(PLACE) ?? '{}').isHeard === true

const secondsAgo = (ms: number) => Math.floor((Date.now() - ms) / 1000)
const subscription = (status: string, ago: number) => ({
  id: 'sub_9',
  status,
  plan: { amount: 1200, interval: 'month' },
  latest_invoice: { period_start: secondsAgo(ago), period_end: secondsAgo(ago) + 2_592_000 },
})
const serveSubscriptions = (...subs: object[]) =>
  server.use(http.get(HISTORY, () => HttpResponse.json({ subs, onetime: [] } as never)))

const table = () => screen.findByRole('table', { name: /^(Payment history|تاریخچهٔ پرداخت‌ها)$/ })

describe('a user who has not read the thanks and sees the subscription in the history', () => {
  it.each([
    ['en', 'active', '25'],
    ['fa', 'active', '۲۵'],
    ['en', 'canceled', '25'],
  ] as const)('is not thanked on the donation page any more, in %s, %s', async (language, status, amount) => {
    leftUnthanked()
    serveSubscriptions(subscription(status, MINUTE))
    const app = await renderApp({ at: '/user/profile', as: omid, language })
    await table()
    await vi.waitFor(() => expect(isAcknowledged()).toBe(true))
    app.unmount()
    await renderApp({ at: '/donation?price=25', as: omid, language })
    await vi.waitFor(() => expect(document.querySelector('[name=amount]')).toHaveValue(amount))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('still gets the thanks if the history does not show it yet', async () => {
    leftUnthanked()
    serveSubscriptions(subscription('canceled', 600 * MINUTE))
    const app = await renderApp({ at: '/user/profile', as: omid })
    await table()
    expect(isAcknowledged()).toBe(false)
    app.unmount()
    await renderApp({ at: '/donation', as: omid })
    expect(await screen.findByRole('dialog', { name: 'Thank you!' })).toBeVisible()
  })

  it('still gets the thanks if the history could not be loaded', async () => {
    leftUnthanked()
    server.use(http.get(HISTORY, () => HttpResponse.json({ message: 'No' }, { status: 500 })))
    await renderApp({ at: '/user/profile', as: omid })
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(isAcknowledged()).toBe(false)
  })
})
