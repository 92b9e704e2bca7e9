import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveFor } from '@/screens/donation/leaveFor'
import { selectDonationOperation } from '@/state/donation/selectors'
import { server } from '../../helpers/mockApi'
import { omid, sara } from '../../helpers/renderApp'
import {
  active,
  answering,
  dialog,
  donate,
  freshDevice,
  LINK,
  openDonation,
  SECRET,
  sentTo,
  serverLists,
} from './donationPage'
import { provider } from './fakeCards'

vi.mock('@/integrations/cards/loadCards', () => import('./fakeCards'))
vi.mock('@/screens/donation/leaveFor', () => ({ leaveFor: vi.fn(), reload: vi.fn() }))

beforeEach(freshDevice)

const radio = (name: string) => screen.getByRole('radio', { name })

describe('a one-time donation', () => {
  it('requests a payment link with amount, isSubscription, currency and interval, and navigates to it', async () => {
    const sent = sentTo(LINK)
    const app = await openDonation({ at: '/donation?price=20' })
    await donate(app)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
    expect(vi.mocked(leaveFor).mock.calls[0]?.[0]).toMatch(/mock-pay\.html\?session=/)
    expect(sent).toEqual([
      {
        body: { amount: 20, isSubscription: false, currency: 'usd', interval: 'one-time' },
        key: expect.stringMatching(/.{16,}/),
      },
    ])
    expect(await screen.findByRole('button', { name: 'On the way to the payment page…' })).toBeVisible()
  })

  it('a double press on Donate requests one payment link', async () => {
    const sent = sentTo(LINK)
    const app = await openDonation({ at: '/donation' })
    await app.user.dblClick(screen.getByRole('button', { name: 'Donate' }))
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(1)
  })

  it('a visitor who has gone to another page before the link arrives stays there; no attempt is kept', async () => {
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.post(LINK, async () => {
        await isHeld
        return HttpResponse.json({ data: 'https://pay.example.org/1' } as never)
      }),
    )
    const app = await openDonation({ at: '/donation?price=20' })
    await donate(app)
    await app.user.click(screen.getAllByRole('link', { name: 'Courses' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Donate' })).toBeNull())
    answer()
    await waitFor(() => expect(localStorage.getItem('donation:visitor')).toBeNull())
    expect(leaveFor).not.toHaveBeenCalled()
  })

  it('a visitor who has been on the checkout page keeps her attempt, because she may have paid there', async () => {
    answering(LINK, { data: 'https://pay.example.org/1' })
    const app = await openDonation({ at: '/donation?price=20' })
    await donate(app)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    let answer = () => {}
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve
    })
    const isAnswered = vi.fn()
    server.use(
      http.post(LINK, async () => {
        await isHeld
        isAnswered()
        return HttpResponse.json({ data: 'https://pay.example.org/1' } as never)
      }),
    )
    await app.user.click(await screen.findByRole('button', { name: 'Back to the payment page' }))
    await app.user.click(screen.getAllByRole('link', { name: 'Courses' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Donate' })).toBeNull())
    answer()
    await waitFor(() => expect(isAnswered).toHaveBeenCalled())
    await waitFor(() => expect(selectDonationOperation(app.store.getState())).toBeNull())
    expect(leaveFor).toHaveBeenCalledOnce()
    expect(localStorage.getItem('donation:visitor')).toContain('"stage":"left"')
  })

  it.each([
    'javascript:alert(1)',
    'ftp://pay.example.org/x',
    'http://pay.example.org/x',
    'https://user:secret@pay.example.org/x',
    'data:text/html,x',
    '//pay.example.org\\@evil',
    42,
    null,
  ])('a payment link of %j is not followed, and the amount is kept', async (data) => {
    answering(LINK, { data })
    const app = await openDonation({ at: '/donation?price=30' })
    await donate(app)
    const error = await dialog('Error')
    expect(error.getByText(/did not look safe|could not be read/)).toBeVisible()
    expect(leaveFor).not.toHaveBeenCalled()
    await app.user.click(error.getByRole('button', { name: 'Close' }))
    expect(radio('$30')).toBeChecked()
  })

  it("link errors: alert 'Error' with the server message", async () => {
    answering(LINK, { message: 'The till is closed today.' }, 503)
    const app = await openDonation({ at: '/donation?price=17' })
    await donate(app)
    const error = await dialog('Error')
    expect(error.getByText('The till is closed today.')).toBeVisible()
    expect(error.getByText('Nothing was charged.')).toBeVisible()
    expect(error.getByText('What you have chosen is still here.')).toBeVisible()
    await app.user.click(error.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('textbox')).toHaveValue('17')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Donate' })).toHaveFocus())
  })

  it("without a response the dialog 'Error' says that there is no connection", async () => {
    server.use(http.post(LINK, () => HttpResponse.error()))
    const app = await openDonation({ at: '/donation' })
    await donate(app)
    expect(
      (await dialog('Error')).getByText('There is no connection to the internet right now.'),
    ).toBeVisible()
  })

  it('a retry after a lost answer uses the same idempotency key', async () => {
    server.use(http.post(LINK, () => HttpResponse.error(), { once: true }))
    const app = await openDonation({ at: '/donation' })
    await donate(app)
    await app.user.click((await dialog('Error')).getByRole('button', { name: 'Close' }))
    const [first] = Object.keys(localStorage).filter((key) => key.startsWith('donation:'))
    const { key } = JSON.parse(localStorage.getItem(first ?? '') ?? '{}').attempt
    const sent = sentTo(LINK)
    await donate(app)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
    expect(sent[0]?.key).toBe(key)
  })
})

describe('a subscription', () => {
  it('without a user says to register and goes to /registration/member; this tab keeps the choice', async () => {
    const app = await openDonation({ at: '/donation?interval=month&price=30' })
    expect(screen.getByText(/^A regular donation needs an account/)).toBeVisible()
    await donate(app)
    expect(await screen.findByText(/^For a regular donation, please register first\./)).toBeVisible()
    expect(window.location.pathname).toBe('/registration/member')
    app.unmount()
    const again = await openDonation({ at: '/donation', as: omid })
    expect(radio('Every month')).toBeChecked()
    expect(radio('$30')).toBeChecked()
    again.unmount()
    // Another tab, perhaps of another person, does not know the choice.
    sessionStorage.clear()
    await openDonation({ at: '/donation', as: omid })
    expect(radio('Once')).toBeChecked()
    expect(radio('$12')).toBeChecked()
  })

  it('a visitor with an account signs in and returns to her choice', async () => {
    const app = await openDonation({ at: '/donation?interval=week&price=50' })
    await app.user.click(screen.getByRole('link', { name: 'I have an account' }))
    expect(window.location.pathname).toBe('/signin')
    expect(window.history.state.usr).toEqual({ redirectAfterLogin: '/donation?price=50&interval=week' })
  })

  it('a user already subscribed goes to /user/profile', async () => {
    const sent = sentTo(SECRET)
    const app = await openDonation({ at: '/donation?interval=month', as: sara })
    expect(await screen.findByText(/^Thank you! The button takes you to your profile/)).toBeVisible()
    expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent(/^Nothing will be charged: you/)
    expect(screen.getByRole('heading', { name: 'Total' })).toHaveClass('visually-hidden')
    expect(screen.queryByText(/^You can stop whenever you like/)).toBeNull()
    // The button names its action. A subscriber can still make a one-time donation.
    expect(screen.queryByRole('button', { name: 'Donate' })).toBeNull()
    await app.user.click(radio('Once'))
    expect(screen.getByRole('button', { name: 'Donate' })).toBeVisible()
    await app.user.click(radio('Every month'))
    await app.user.click(screen.getByRole('button', { name: 'To my profile' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/profile'))
    expect(screen.getByText(/^You already give regularly\. Thank you! Here/)).toBeVisible()
    expect(sent).toEqual([])
  })

  it('a user not yet subscribed requests a payment secret and sees an inline card form', async () => {
    const sent = sentTo(SECRET)
    const app = await openDonation({ at: '/donation?interval=month&price=20', as: omid })
    expect(provider.loads).toBe(0)
    await donate(app)
    const card = within(await screen.findByRole('region', { name: 'Your card' }))
    expect(await card.findByRole('button', { name: 'Pay $20' })).toBeVisible()
    expect(card.getByText('Omid Karimi')).toBeVisible()
    expect(card.getByText('omid@example.org')).toBeVisible()
    expect(card.getByText(/^Your card's number goes straight to our payment service\./)).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([
      { amount: 20, isSubscription: true, currency: 'usd', interval: 'month', userId: 'u-002' },
    ])
    // The page still shows the charge.
    expect(screen.getByText(/^\$20 will be charged today, and \$20 every month/)).toBeVisible()
  })

  it("secret errors: alert 'Error' with the server message", async () => {
    answering(SECRET, { message: 'Not today.' }, 422)
    const app = await openDonation({ at: '/donation?interval=year', as: omid })
    await donate(app)
    expect((await dialog('Error')).getByText('Not today.')).toBeVisible()
    expect(provider.loads).toBe(0)
  })

  it.each([{}, { clientSecret: '' }, { clientSecret: 7 }])(
    'a missing secret shows an error: %j',
    async (body) => {
      answering(SECRET, body)
      const app = await openDonation({ at: '/donation?interval=month&price=50', as: omid })
      await donate(app)
      const error = await dialog('Error')
      expect(error.getByText(/did not tell us how to go on|could not be read/)).toBeVisible()
      await app.user.click(error.getByRole('button', { name: 'Close' }))
      expect(radio('$50')).toBeChecked()
      expect(radio('Every month')).toBeChecked()
    },
  )

  it('if the server knows of a subscription that this page does not, the user goes to the profile', async () => {
    const app = await openDonation({ at: '/donation?interval=month', as: omid })
    await screen.findByText(/^We ask for your card here/)
    const sent = sentTo(SECRET)
    serverLists([active])
    await donate(app)
    await waitFor(() => expect(window.location.pathname).toBe('/user/profile'))
    expect(sent).toEqual([])
  })
})

describe('the return from the checkout page', () => {
  it.each([
    ['true', 'Donation done successfully!'],
    ['false', 'Donation canceled. Try again if needed.'],
  ])('result=%s: %s, then the query is cleared', async (result, title) => {
    const app = await openDonation({ at: `/donation?result=${result}&price=30` })
    const message = await dialog(title)
    expect(window.location.search).toBe('')
    await app.user.click(message.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.pathname + window.location.search).toBe('/donation')
    // Nothing had the focus before, so the focus moves to the heading of the form.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your donation' })).toHaveFocus())
  })

  it('closing the thanks keeps a later choice', async () => {
    const app = await openDonation({ at: '/donation?price=50' })
    await donate(app)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
    app.unmount()
    const back = await openDonation({ at: '/donation?result=true' })
    await dialog('Donation done successfully!')
    back.unmount()
    const later = await openDonation({ at: '/donation?price=30' })
    await later.user.click(
      (await dialog('Donation done successfully!')).getByRole('button', { name: 'Close' }),
    )
    expect(radio('$30')).toBeChecked()
  })

  it('after a cancellation the choice stays', async () => {
    await openDonation({ at: '/donation?result=false&price=30' })
    await dialog('Donation canceled. Try again if needed.')
    expect(screen.getByRole('radio', { name: '$30', hidden: true })).toBeChecked()
  })

  it.each(['', 'TRUE', '1', 'yes', 'true%20'])('other values give no message: result=%s', async (result) => {
    await openDonation({ at: `/donation?result=${result}` })
    await expect(screen.findByRole('dialog', {}, { timeout: 300 })).rejects.toThrow()
  })

  it('shows the amount if it is known', async () => {
    const app = await openDonation({ at: '/donation?price=50' })
    await donate(app)
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce())
    app.unmount()
    const back = await openDonation({ at: '/donation?result=true' })
    const message = await dialog('Donation done successfully!')
    expect(message.getByText(/^Thank you for your \$50!/)).toBeVisible()
    await back.user.click(message.getByRole('button', { name: 'Close' }))
    // The donation is made, so the next visit has the default choice.
    expect(radio('$12')).toBeChecked()
  })
})
