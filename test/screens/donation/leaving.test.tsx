import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentStatus } from '@/domain/donation/payment'
import { leaveFor, reload } from '@/screens/donation/leaveFor'
import { omid } from '../../helpers/renderApp'
import { type App, dialog, donate, freshDevice, openDonation } from './donationPage'
import { provider } from './fakeCards'

vi.mock('@/integrations/cards/loadCards', () => import('./fakeCards'))
vi.mock('@/integrations/cards/presence', () => ({ isProviderHere: () => true }))
vi.mock('@/screens/donation/leaveFor', () => ({ leaveFor: vi.fn(), reload: vi.fn() }))

beforeEach(() => {
  freshDevice()
  vi.mocked(reload).mockClear()
})

const toCourses = (app: App) => app.user.click(screen.getAllByRole('link', { name: 'Courses' })[0] as Element)

const PLACE = 'donation:u-002'

/** Opens the card form. */
async function openCard(language: 'en' | 'fa' = 'en') {
  const app = await openDonation({ at: '/donation?interval=month', as: omid, language })
  if (language === 'en') await donate(app)
  else await app.user.click(screen.getByRole('button', { name: 'کمک می‌کنم' }))
  const field = await screen.findByRole('textbox', { name: 'card' })
  await app.user.type(field, '4242424242424242')
  return app
}

/**
 * The donor has pressed Pay, and the bank has not answered.
 * @returns the app, and a function that ends the payment
 */
async function startPaying(language: 'en' | 'fa' = 'en', isBankAsking = false) {
  let answer: ((payment: PaymentStatus) => void) | undefined
  const app = await openCard(language)
  provider.payment = (onBank) =>
    new Promise((resolve) => {
      if (isBankAsking) onBank?.()
      answer = resolve
    })
  await app.user.click(screen.getByRole('button', { name: /^Pay|^پرداخت/ }))
  await screen.findByRole('button', { name: /^(Paying…|در حال پرداخت…)$/ })
  // The button shows the text before the page asks the provider.
  await waitFor(() => expect(answer).toBeDefined())
  return { app, end: (payment: PaymentStatus) => act(async () => answer?.(payment)) }
}

/** The donor goes to another page of the site while the bank works. */
async function leaveWhilePaying({ isBankAsking = false } = {}) {
  const paying = await startPaying('en', isBankAsking)
  await toCourses(paying.app)
  const question = await dialog('Your payment is still being made')
  await paying.app.user.click(question.getByRole('button', { name: 'Leave all the same' }))
  await waitFor(() => expect(window.location.pathname).toBe('/courses'))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your donation' })).toBeNull())
  return paying
}

describe('leaving for another page of the site', () => {
  it('happens at once if no payment is running, and the page loads again', async () => {
    const app = await openCard()
    await toCourses(app)
    await waitFor(() => expect(window.location.pathname).toBe('/courses'))
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('asks for confirmation during a payment, and the donor can stay', async () => {
    const { app, end } = await startPaying()
    await toCourses(app)
    const question = await dialog('Your payment is still being made')
    expect(question.getByText(/^It goes on if you leave now, and may be charged\./)).toBeVisible()
    expect(question.getByRole('button', { name: 'Stay here' })).toHaveFocus()
    expect(window.location.pathname).toBe('/donation')
    await app.user.click(question.getByRole('button', { name: 'Stay here' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await end({ state: 'succeeded', cents: 1200 })
    expect(await dialog('Thank you!')).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
  })

  it('no longer asks for confirmation after the answer to the payment', async () => {
    const { app, end } = await startPaying()
    await toCourses(app)
    await dialog('Your payment is still being made')
    await end({ state: 'succeeded', cents: 1200 })
    expect(await dialog('Thank you!')).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('no longer asks for confirmation once another tab has recorded the outcome', async () => {
    const { app, end } = await startPaying()
    await toCourses(app)
    await dialog('Your payment is still being made')
    const stored = JSON.parse(localStorage.getItem(PLACE) ?? '{}')
    await act(async () => {
      const attempt = { ...stored.attempt, stage: 'succeeded', changedAt: Date.now() }
      localStorage.setItem(PLACE, JSON.stringify({ ...stored, attempt }))
      window.dispatchEvent(new StorageEvent('storage', { key: PLACE }))
    })
    expect(await dialog('Thank you!')).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await end({ state: 'succeeded', cents: 1200 })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('does not abort the payment: the page reloads once its outcome is known, and the donor sees it on her return', async () => {
    const { app, end } = await leaveWhilePaying()
    expect(reload).not.toHaveBeenCalled()
    await end({ state: 'succeeded', cents: 1200 })
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    app.unmount()
    await openDonation({ at: '/donation', as: omid })
    expect(await dialog('Thank you!')).toBeTruthy()
  })

  it('shows on each return that nothing was charged, until the donor has closed the message', async () => {
    const { app, end } = await leaveWhilePaying()
    await end({ state: 'incomplete', failure: { code: 'card_declined' } })
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    app.unmount()
    const unread = await openDonation({ at: '/donation', as: omid })
    expect(await dialog('Nothing was charged')).toBeTruthy()
    unread.unmount()
    const { user, ...again } = await openDonation({ at: '/donation', as: omid })
    const outcome = await dialog('Nothing was charged')
    expect(
      outcome.getByText('Your last payment did not get through. If you like, you can try again.'),
    ).toBeVisible()
    await user.click(outcome.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    again.unmount()
    const last = await openDonation({ at: '/donation?interval=month', as: omid })
    await donate(last)
    expect(await screen.findByRole('textbox', { name: 'card' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['en', 'Nothing was charged', 'This card has expired. Another card may work.'],
    ['fa', 'پولی برداشته نشد', 'تاریخ این کارت گذشته است. با کارت دیگری امتحان کنید.'],
  ] as const)(
    'shows on the return why the payment failed, with the provider’s message, in %s',
    async (language, title, sentence) => {
      const { app, end } = await leaveWhilePaying()
      const refused = {
        state: 'incomplete',
        failure: { code: 'expired_card', message: 'Your card has expired.' },
      } as const
      await end(refused)
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
      app.unmount()
      provider.found = async () => refused
      await openDonation({ at: '/donation', as: omid, language })
      const outcome = await dialog(title)
      // After the reload the page asks the provider for the reason while the dialog is open.
      expect(await within(await outcome.findByRole('status')).findByText(sentence)).toBeVisible()
      const quotation = outcome.getByText('Your card has expired.')
      expect(quotation.tagName).toBe('BLOCKQUOTE')
      expect(quotation).toHaveAttribute('lang', 'en')
    },
  )

  it('a payment that the provider has closed shows its last reason', async () => {
    const { end } = await startPaying()
    await end({ state: 'canceled', failure: { code: 'card_declined', message: 'Your card was declined.' } })
    const error = await dialog('Error')
    expect(error.getByText(/^This payment has ended without anything being charged\./)).toBeVisible()
    expect(error.getByText('Your card was declined.').tagName).toBe('BLOCKQUOTE')
  })

  it('leads a user who answers her bank on another page back to the donation page', async () => {
    const { end } = await leaveWhilePaying({ isBankAsking: true })
    expect(leaveFor).not.toHaveBeenCalled()
    await end({ state: 'succeeded', cents: 1200 })
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/donation'))
    expect(reload).not.toHaveBeenCalled()
  })

  it('asks for confirmation in Persian, too', async () => {
    const { app, end } = await startPaying('fa')
    await app.user.click(screen.getAllByRole('link', { name: 'دوره‌ها' })[0] as Element)
    const question = await dialog('پرداختتان هنوز تمام نشده است')
    expect(question.getByRole('button', { name: 'همین‌جا می‌مانم' })).toBeVisible()
    await end({ state: 'succeeded', cents: 1200 })
    expect(await dialog('سپاسگزاریم!')).toBeTruthy()
  })
})

it('the card form of a donor who left and came back meanwhile still waits for the answer', async () => {
  const { app, end } = await leaveWhilePaying()
  await app.user.click(screen.getAllByRole('link', { name: /^Donat/ })[0] as Element)
  await screen.findByRole('button', { name: 'Paying…' })
  await end({ state: 'succeeded', cents: 1200 })
  expect(await dialog('Thank you!')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})
