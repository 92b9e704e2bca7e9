import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DonationFailure } from '@/domain/donation/outcome'
import { leaveFor } from '@/screens/donation/leaveFor'
import { failed } from '@/state/donation/slice'
import { omid } from '../../helpers/renderApp'
import {
  active,
  answering,
  dialog,
  donate,
  freshDevice,
  LINK,
  openDonation,
  serverLists,
} from './donationPage'
import { provider } from './fakeCards'

vi.mock('@/integrations/cards/loadCards', () => import('./fakeCards'))
vi.mock('@/screens/donation/leaveFor', () => ({ leaveFor: vi.fn(), reload: vi.fn() }))

beforeEach(freshDevice)

const HOUR = 3_600_000

/** This device has a card payment of 30 dollars a month with an unknown outcome. */
function confirmingSince(ms: number) {
  const changedAt = Date.now() - ms
  const attempt = { key: 'k1', userId: 'u-002', interval: 'month', amount: 30, stage: 'confirming', tries: 1 }
  localStorage.setItem(
    'donation:u-002',
    JSON.stringify({ attempt: { ...attempt, startedAt: changedAt, changedAt } }),
  )
}

describe('the dialog about a donation failure', () => {
  const words: [DonationFailure, string, RegExp, string, RegExp][] = [
    [
      { kind: 'no-interval' },
      'Something went wrong',
      /^Please reload the page and try again!$/,
      'مشکلی پیش آمد',
      /^لطفاً صفحه را تازه کنید/,
    ],
    [
      { kind: 'link-changed' },
      'Error',
      /^The earlier payment page cannot be opened again\./,
      'خطا',
      /^صفحهٔ پرداختِ قبلی دیگر باز نمی‌شود\./,
    ],
    [
      { kind: 'other-tab' },
      'Error',
      /^Another tab of this browser is just busy/,
      'خطا',
      /در برگهٔ دیگری از این مرورگر در جریان است/,
    ],
    [
      { kind: 'not-asked' },
      'Error',
      /^Before anything new begins, we ask our payment service/,
      'خطا',
      /^پیش از هر پرداخت تازه،/,
    ],
  ]
  it.each(words)(
    'shows its text for $kind',
    async (failure, title, sentence, persianTitle, persianSentence) => {
      for (const language of ['en', 'fa'] as const) {
        const app = await openDonation({ at: '/donation', language })
        await act(async () => void app.store.dispatch(failed(failure)))
        const error = await dialog(language === 'en' ? title : persianTitle)
        expect(error.getByText(language === 'en' ? sentence : persianSentence)).toBeVisible()
        app.unmount()
      }
    },
  )
})

it('a replaced checkout page is not opened, and the dialog says nothing about a charge', async () => {
  const app = await openDonation({ at: '/donation?price=20' })
  await donate(app)
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
  app.unmount()
  const again = await openDonation({ at: '/donation' })
  answering(LINK, { data: 'https://pay.example.org/another' })
  await again.user.click(await screen.findByRole('button', { name: 'Back to the payment page' }))
  const error = await dialog('Error')
  expect(error.getByText(/If you did not pay there, please start over\.$/)).toBeVisible()
  expect(error.queryByText(/Nothing was charged/)).toBeNull()
  expect(leaveFor).toHaveBeenCalledOnce()
})

it('a subscription that only the server knows is announced as running, and leads to the profile', async () => {
  confirmingSince(0)
  provider.problem = 'blocked'
  serverLists([active])
  const app = await openDonation({ at: '/donation', as: omid })
  const outcome = await dialog('Your regular donation is running')
  await app.user.click(outcome.getByRole('button', { name: 'To my profile' }))
  await waitFor(() => expect(window.location.pathname).toBe('/user/profile'))
})

it.each([
  ['en', /^We can no longer find out\. .* you would pay twice\.$/, 'Start over', 'Donate'],
  ['fa', /^دیگر نمی‌شود فهمید چه شد\./, 'از نو شروع می‌کنم', 'کمک می‌کنم'],
] as const)(
  'an unresolvable payment is explained, and the donor can start again, in %s',
  async (language, sentence, again, submit) => {
    confirmingSince(2 * HOUR)
    provider.problem = 'blocked'
    const app = await openDonation({ at: '/donation', as: omid, language })
    const panel = await screen.findByRole('region', { name: /^(We do not know yet|هنوز نمی‌دانیم)/ })
    expect(await within(panel).findByText(sentence)).toBeVisible()
    // The outcome will stay unknown, so the page must not ask the donor to wait.
    expect(panel).not.toHaveTextContent(/do not pay again|دوباره پرداخت نکنید/)
    await waitFor(() => expect(within(panel).getByRole('status')).toHaveTextContent(''))
    await app.user.click(within(panel).getByRole('button', { name: again }))
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: submit })).toBeVisible()
    expect(document.activeElement).toHaveAttribute('name', 'interval')
  },
)
