import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentStatus } from '@/domain/donation/payment'
import { leaveFor } from '@/screens/donation/leaveFor'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { omid } from '../../helpers/renderApp'
import { cardForm, dialog, donate, freshDevice, LINK, openDonation, SECRET, sentTo } from './donationPage'
import { provider } from './fakeCards'

vi.mock('@/integrations/cards/loadCards', () => import('./fakeCards'))
vi.mock('@/screens/donation/leaveFor', () => ({ leaveFor: vi.fn() }))

beforeEach(freshDevice)

const panel = (name: RegExp) => screen.findByRole('region', { name })
const left = () => panel(/^Did your donation get through/)
const unknown = () => panel(/^We do not know yet/)

/**
 * The donor went to the checkout page with 20 dollars, and opens the donation page again without a result.
 */
async function comeBackSilently(as?: string) {
  const app = await openDonation({ at: '/donation?price=20', as })
  await donate(app)
  await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
  app.unmount()
  return openDonation({ at: '/donation', as })
}

/** The donor has paid by card, and the page did not get the answer. */
async function loseTheAnswer(
  payment: PaymentStatus = { state: 'unknown' },
  found: PaymentStatus = { state: 'unknown' },
) {
  const app = await openDonation({ at: '/donation?interval=month&price=20', as: omid })
  await donate(app)
  const { field, pay } = await cardForm()
  await app.user.type(field, '4242424242424242')
  provider.payment = async () => payment
  provider.found = async () => found
  await app.user.click(pay)
  return app
}

describe('a donor who was on the checkout page', () => {
  it('is asked how her payment ended before a new one starts, and her choice is kept', async () => {
    const app = await comeBackSilently()
    const question = await left()
    expect(question).toHaveTextContent('You went to the payment page to give $20.')
    expect(screen.getByRole('radio', { name: '$20' })).toBeChecked()
    // No text beside it says that 20 dollars will be charged.
    expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent(
      /^Nothing new is charged before it is known how your last donation ended\.$/,
    )
    const sent = sentTo(LINK)
    await donate(app)
    await waitFor(() => expect(question).toHaveFocus())
    expect(sent).toEqual([])
  })

  it('can go back to the same checkout page', async () => {
    const app = await comeBackSilently()
    const [[before] = []] = vi.mocked(leaveFor).mock.calls
    await left()
    await app.user.click(screen.getByRole('button', { name: 'Back to the payment page' }))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2))
    expect(leaveFor).toHaveBeenLastCalledWith(before)
  })

  it('is thanked if she says that the payment is done', async () => {
    const app = await comeBackSilently()
    await left()
    await app.user.click(screen.getByRole('button', { name: 'Yes, it is done' }))
    const thanks = await dialog('Thank you!')
    await app.user.click(thanks.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/^Did your donation get through/)).toBeNull()
    expect(screen.getByRole('radio', { name: '$12' })).toBeChecked()
  })

  it('can start over with a new payment', async () => {
    const app = await comeBackSilently()
    await left()
    await app.user.click(screen.getByRole('button', { name: 'No, start over' }))
    await waitFor(() => expect(screen.queryByText(/^Did your donation get through/)).toBeNull())
    const sent = sentTo(LINK)
    await donate(app)
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('finds the focus on the interval after starting over by keyboard', async () => {
    const app = await comeBackSilently()
    await left()
    screen.getByRole('button', { name: 'No, start over' }).focus()
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Once' })).toHaveFocus())
  })

  it('reads that her payment history could not be loaded, and how to check again', async () => {
    server.use(falsified.get('*/api/donate/history', () => HttpResponse.json({} as never, { status: 500 })))
    await comeBackSilently(omid)
    const question = await left()
    expect(
      await within(question).findByText(
        'We could not look into your payment history just now. Please press “Check again” in a while.',
      ),
    ).toBeVisible()
  })

  it('is still asked, and reads that her payment history has no such payment', async () => {
    await comeBackSilently(omid)
    const question = await left()
    expect(
      await within(question).findByText(/^In your payment history there is no such payment/),
    ).toBeVisible()
  })

  it('sees a payment of the same amount from her payment history', async () => {
    const payment = {
      id: 'pi_9',
      amount: 2000,
      created: Math.ceil(Date.now() / 1000) + 5,
      status: 'succeeded',
    }
    server.use(
      http.get('*/api/donate/history', () => HttpResponse.json({ subs: [], onetime: [payment] } as never)),
    )
    await comeBackSilently(omid)
    const found = await dialog('There is such a payment')
    expect(found.getByText(/there is a payment of \$20/)).toBeVisible()
  })
})

describe('a payment whose outcome is unknown', () => {
  it('shows as unknown, never as failed; the form stays and confirms the same payment again', async () => {
    const sent = sentTo(SECRET)
    const app = await loseTheAnswer({ state: 'unknown' }, { state: 'incomplete' })
    const outcome = await unknown()
    expect(outcome).toHaveTextContent('We did not hear how your payment of $20 ended')
    expect(outcome).toHaveTextContent('however often you try, it is charged once at most')
    expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent(
      /^We do not know yet whether your \$20 has been charged\./,
    )
    expect(document.body).not.toHaveTextContent('will be charged today')
    expect(document.body).not.toHaveTextContent(/nothing was charged/i)
    provider.payment = async () => ({ state: 'succeeded', cents: 2000 })
    await app.user.click(screen.getByRole('button', { name: 'Pay $20' }))
    expect(await dialog('Thank you!')).toBeTruthy()
    expect(provider.paid).toHaveLength(2)
    expect(new Set(provider.paid.map(({ secret }) => secret)).size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('says after an open challenge that as a rule nothing is charged before the donor confirms', async () => {
    const app = await openDonation({ at: '/donation?interval=month&price=20', as: omid })
    await donate(app)
    const { field, pay } = await cardForm()
    await app.user.type(field, '4242424242424242')
    provider.payment = async (onBank) => {
      onBank?.()
      return { state: 'unknown' }
    }
    provider.found = async () => ({ state: 'incomplete' })
    await app.user.click(pay)
    const outcome = await unknown()
    expect(outcome).toHaveTextContent('Your bank wanted you to confirm the payment of $20')
    expect(outcome).toHaveTextContent('As a rule nothing is charged before you have confirmed.')
    // The next confirmation stops before the challenge.
    provider.payment = async () => ({ state: 'unknown' })
    await app.user.click(screen.getByRole('button', { name: 'Pay $20' }))
    await waitFor(() => expect(provider.paid).toHaveLength(2))
    await waitFor(() => expect(outcome).toHaveTextContent('We did not hear how your payment of $20 ended'))
    expect(outcome).not.toHaveTextContent('As a rule')
  })

  it('is queried before each confirmation, and not confirmed again if it succeeded meanwhile', async () => {
    const app = await loseTheAnswer({ state: 'unknown' }, { state: 'incomplete' })
    await unknown()
    provider.found = async () => ({ state: 'succeeded', cents: 2000 })
    await app.user.click(screen.getByRole('button', { name: 'Pay $20' }))
    expect(await dialog('Thank you!')).toBeTruthy()
    expect(provider.paid).toHaveLength(1)
  })

  it('is not confirmed again while the provider does not answer, and the typed card stays', async () => {
    const app = await loseTheAnswer()
    const outcome = await unknown()
    await app.user.click(screen.getByRole('button', { name: 'Pay $20' }))
    await waitFor(() => expect(provider.retrieved).toHaveLength(2))
    expect(await within(outcome).findByText(/^We could not ask just now\./)).toBeVisible()
    expect(provider.paid).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: 'card' })).toHaveValue('4242424242424242')
  })

  it('shows the decline of another card, and claims nothing about the confirmation before', async () => {
    const app = await loseTheAnswer({ state: 'unknown' }, { state: 'incomplete' })
    await unknown()
    provider.payment = async () => ({ state: 'incomplete', failure: { code: 'expired_card' } })
    await app.user.click(screen.getByRole('button', { name: 'Pay $20' }))
    const reason = await screen.findByText('This card has expired. Another card may work.')
    expect(reason.closest('[role=alert]')).toHaveTextContent(
      'This time nothing was charged. How the try before it ended, we do not know yet.',
    )
    expect(await unknown()).toBeVisible()
  })

  it('blocks another amount until the outcome is known, and the button explains why', async () => {
    const sent = sentTo(SECRET)
    const app = await loseTheAnswer({ state: 'unknown' }, { state: 'incomplete' })
    await unknown()
    const other = screen.getByRole('button', { name: 'Change the amount' })
    expect(other).toHaveAccessibleDescription(
      /^You can choose another amount as soon as we know .* up to twenty minutes\.$/,
    )
    await app.user.click(other)
    expect(screen.getByRole('button', { name: 'Pay $20' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['en', 'We do not know yet whether your payment got through', 'Pay $20'],
    ['fa', 'هنوز نمی‌دانیم پرداختتان انجام شد یا نه', 'پرداخت ۲۰ دلار'],
  ] as const)('has its form open again after a reload, in %s', async (language, title, pay) => {
    const sent = sentTo(SECRET)
    const app = await loseTheAnswer({ state: 'unknown' }, { state: 'incomplete' })
    await unknown()
    app.unmount()
    await openDonation({ at: '/donation', as: omid, language })
    expect(await screen.findByRole('button', { name: pay })).toBeVisible()
    expect(screen.getByRole('region', { name: title })).toBeVisible()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'card' })).toHaveFocus())
  })

  it('allows no new attempt if the provider cannot be loaded after a reload', async () => {
    const first = await loseTheAnswer()
    await unknown()
    first.unmount()
    provider.problem = 'blocked'
    const app = await openDonation({ at: '/donation', as: omid })
    const outcome = await unknown()
    expect(outcome).toHaveTextContent('Please do not pay again before we know.')
    const sent = sentTo(SECRET)
    await donate(app)
    await waitFor(() => expect(outcome).toHaveFocus())
    expect(sent.filter(({ body }) => body.amount !== 20)).toEqual([])
    expect(provider.paid).toHaveLength(1)
  })

  it("'Check again' queries the provider, and shows the answer", async () => {
    const app = await loseTheAnswer()
    await unknown()
    await app.user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText(/^We could not ask just now\./)).toBeVisible()
    // The provider may not yet know of such a recent payment.
    provider.found = async () => ({ state: 'incomplete' })
    await app.user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('We have just asked, and there is nothing new yet.')).toBeVisible()
    provider.found = async () => ({ state: 'succeeded', cents: 2000 })
    await app.user.click(screen.getByRole('button', { name: 'Check again' }))
    expect((await dialog('Thank you!')).getByText(/^Your donation of \$20 has arrived\./)).toBeVisible()
    expect(provider.paid).toHaveLength(1)
  })

  it('shows its outcome without a press when the user opens the page later', async () => {
    const app = await loseTheAnswer()
    await unknown()
    app.unmount()
    provider.found = async () => ({ state: 'succeeded', cents: 2000 })
    await openDonation({ at: '/donation', as: omid })
    expect(await dialog('Thank you!')).toBeTruthy()
  })

  it('shows while processing that the donor has nothing to do', async () => {
    await loseTheAnswer({ state: 'processing' })
    const outcome = await panel(/^Your bank is still working on it/)
    expect(outcome).toHaveTextContent('Your $20 is on its way.')
    expect(document.body).not.toHaveTextContent('will be charged today')
    expect(within(outcome).getByRole('link', { name: 'To my profile' })).toHaveAttribute(
      'href',
      '/user/profile',
    )
  })

  it('is queried again while processing when the page becomes visible, without a press', async () => {
    await loseTheAnswer({ state: 'processing' })
    await panel(/^Your bank is still working on it/)
    provider.found = async () => ({ state: 'succeeded', cents: 2000 })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await dialog('Thank you!')).toBeTruthy()
  })

  it('shows at the next visit that processing has failed, and the same payment can continue', async () => {
    const app = await loseTheAnswer({ state: 'processing' })
    await panel(/^Your bank is still working on it/)
    app.unmount()
    const failure = { code: 'expired_card', message: 'Your card has expired.' }
    provider.found = async () => ({ state: 'incomplete', failure })
    await openDonation({ at: '/donation', as: omid })
    const reason = await screen.findByText('This card has expired. Another card may work.')
    const alert = reason.closest('[role=alert]') as HTMLElement
    expect(alert).toHaveTextContent('Nothing was charged.')
    expect(within(alert).getByText('Your card has expired.').tagName).toBe('BLOCKQUOTE')
    expect(screen.getByRole('button', { name: 'Pay $20' })).toBeVisible()
  })

  it('opens the card form again when the provider reports that nothing was charged', async () => {
    const app = await loseTheAnswer()
    await unknown()
    provider.found = async () => ({ state: 'incomplete', failure: { code: 'expired_card' } })
    await app.user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('This card has expired. Another card may work.')).toBeVisible()
    await cardForm()
    expect(screen.getByRole('button', { name: 'Pay $20' })).toBeVisible()
  })
})

describe('two tabs', () => {
  it('this tab shows the stage that another tab has reached', async () => {
    await openDonation({ at: '/donation?price=20', as: omid })
    const now = Date.now()
    const attempt = {
      key: 'other-tab-1',
      userId: 'u-002',
      interval: 'month',
      amount: 30,
      stage: 'confirming',
      startedAt: now,
      changedAt: now,
    }
    const storeStage = (stage: string) =>
      act(async () => {
        localStorage.setItem('donation:u-002', JSON.stringify({ attempt: { ...attempt, stage } }))
        window.dispatchEvent(new StorageEvent('storage', { key: 'donation:u-002' }))
      })
    await storeStage('confirming')
    expect(await unknown()).toHaveTextContent('$30')
    await storeStage('succeeded')
    expect((await dialog('Thank you!')).getByText(/\$30/)).toBeVisible()
  })
})
