import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PaymentStatus } from '@/domain/donation/payment'
import { keepTheme, readTheme } from '@/lib/page/theme'
import english from '../../../public/translations/en/translation.json'
import persian from '../../../public/translations/fa/translation.json'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { omid } from '../../helpers/renderApp'
import { type App, cardForm, dialog, donate, freshDevice, openDonation, SECRET, sentTo } from './donationPage'
import { provider } from './fakeCards'

vi.mock('@/integrations/cards/loadCards', () => import('./fakeCards'))
vi.mock('@/screens/donation/leaveFor', () => ({ leaveFor: vi.fn() }))

beforeEach(freshDevice)

const NUMBER = '4242424242424242'
const card = () => screen.getByRole('region', { name: /Your card|کارت شما/ })
const problem = () =>
  document.getElementById(
    within(card()).getByRole('group').getAttribute('aria-describedby') ?? '',
  ) as HTMLElement
const refusing = (failure: { code?: string; declineCode?: string; message?: string }) => {
  provider.payment = async () => ({ state: 'incomplete', failure })
}

/** Opens the card form for 12 dollars every month, with a filled-in number. */
async function openCard(language: 'en' | 'fa' = 'en') {
  const app = await openDonation({ at: '/donation?interval=month', as: omid, language })
  await app.user.click(screen.getByRole('button', { name: language === 'en' ? 'Donate' : 'کمک می‌کنم' }))
  const form = await (language === 'en' ? cardForm() : screen.findByRole('textbox', { name: 'card' }))
  const field = 'field' in form ? form.field : form
  await app.user.type(field, NUMBER)
  return { ...app, field }
}

const pay = (app: App) => app.user.click(screen.getByRole('button', { name: /^Pay|^پرداخت/ }))

describe('the card form', () => {
  it('pays with the secret and the user’s name and e-mail, thanks with the amount, then opens the profile', async () => {
    const app = await openCard()
    await pay(app)
    const thanks = await dialog('Thank you!')
    expect(thanks.getByText(/^Your donation of \$12 has arrived\./)).toBeVisible()
    expect(provider.paid).toEqual([
      {
        secret: expect.stringMatching(/secret/),
        billing: { name: 'Omid Karimi', email: 'omid@example.org' },
      },
    ])
    await app.user.click(thanks.getByRole('button', { name: 'To my profile' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/profile'))
  })

  it('queries the user again after the payment, so that she can end the subscription at once', async () => {
    const app = await openCard()
    const asked: unknown[] = []
    // The server knows of the charge at once, and the client may request the user before the thanks show.
    provider.payment = async () => {
      server.use(
        falsified.post('*/api/auth/getUser', async ({ request }) => {
          asked.push(await request.json())
          return HttpResponse.json({ id: 'u-002', firstName: 'Omid', hasSubscription: true } as never)
        }),
        http.get('*/api/donate/history', () => {
          const subscription = { id: 'sub_9', status: 'active', plan: { amount: 1200, interval: 'month' } }
          return HttpResponse.json({ subs: [subscription], onetime: [] } as never)
        }),
      )
      return { state: 'succeeded', cents: 1200 }
    }
    await pay(app)
    await app.user.click((await dialog('Thank you!')).getByRole('button', { name: 'To my profile' }))
    // Until the history has arrived, a disabled button with the reason is here.
    const end = () => screen.getByRole('button', { name: /^Unsubscribe/ })
    await waitFor(() => expect(end()).not.toHaveAttribute('aria-disabled', 'true'))
    expect(asked).toContainEqual({ userId: 'u-002' })
  })

  it('thanks for the amount that the provider has charged', async () => {
    const app = await openCard()
    provider.payment = async () => ({ state: 'succeeded', cents: 1250 })
    await pay(app)
    expect((await dialog('Thank you!')).getByText(/^Your donation of \$12\.50 has arrived\./)).toBeVisible()
  })

  it('the button shows loading text while busy, a second press charges nothing, and the focus stays', async () => {
    const app = await openCard()
    let answer: ((payment: PaymentStatus) => void) | undefined
    provider.payment = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    await pay(app)
    const busy = screen.getByRole('button', { name: 'Paying…' })
    expect(busy).toHaveFocus()
    expect(app.field).toHaveAttribute('readonly')
    await waitFor(() => expect(answer).toBeDefined())
    expect(within(card()).getByText(/^Your bank is being asked\./)).toBeVisible()
    await app.user.click(busy)
    await app.user.click(screen.getByRole('button', { name: 'Change the amount' }))
    expect(provider.paid).toHaveLength(1)
    await act(async () => answer?.({ state: 'succeeded', cents: 1200 }))
    expect(await dialog('Thank you!')).toBeTruthy()
  })

  it('a missing card is an error, and nothing is sent', async () => {
    const app = await openDonation({ at: '/donation?interval=month', as: omid })
    await donate(app)
    const { field, pay } = await cardForm()
    await app.user.click(pay)
    expect(
      within(card()).getByText("Please fill in the card's number, date and security code."),
    ).toBeVisible()
    expect(field).toHaveFocus()
    expect(provider.paid).toEqual([])
  })

  it("the provider's error while the user types shows under the field, in the language of the page", async () => {
    await openCard('fa')
    act(() => provider.change({ failure: { code: 'invalid_number', message: 'Invalid number' } }))
    expect(within(card()).getByText('شمارهٔ کارت درست نیست. لطفاً با خود کارت مقایسه‌اش کنید.')).toBeVisible()
    // Nothing was sent, so our own text says everything.
    expect(within(card()).queryByText('Invalid number')).toBeNull()
    act(() => provider.change({ failure: { code: 'something_new', message: 'No such card' } }))
    expect(within(card()).getByText('No such card').tagName).toBe('BLOCKQUOTE')
    act(() => provider.change({ isComplete: true }))
    expect(within(card()).queryByText(/^شمارهٔ کارت درست نیست/)).toBeNull()
  })

  it('the field takes the colours of the page again when its theme changes, and keeps what is typed', async () => {
    const { style } = document.documentElement
    const before = readTheme()
    onTestFinished(() => {
      style.removeProperty('--color-ink-soft')
      keepTheme(before)
    })
    style.setProperty('--color-ink-soft', 'rgb(1, 1, 1)')
    const { field } = await openCard()
    expect(provider.look?.placeholderColor).toBe('rgb(1, 1, 1)')
    style.setProperty('--color-ink-soft', 'rgb(2, 2, 2)')
    act(() => keepTheme('dark'))
    await waitFor(() => expect(provider.look?.placeholderColor).toBe('rgb(2, 2, 2)'))
    expect(field).toHaveValue(NUMBER)
  })

  it('an error of the card disappears after a language change and returns at the next press', async () => {
    const app = await openDonation({ at: '/donation?interval=month', as: omid })
    await donate(app)
    const { pay } = await cardForm()
    await app.user.click(pay)
    expect(within(card()).getByText(/^Please fill in the card's number/)).toBeVisible()
    act(() => void app.store.dispatch({ type: 'language/languageChosen', payload: 'fa' }))
    await waitFor(() => expect(pay).toHaveTextContent(/^پرداخت/))
    expect(problem()).toBeEmptyDOMElement()
    await app.user.click(pay)
    expect(problem()).toHaveTextContent(persian.donation.card.incomplete)
    act(() => provider.change({ failure: { code: 'invalid_number' } }))
    expect(problem()).toHaveTextContent(persian.donation.card.errors.number)
    act(() => void app.store.dispatch({ type: 'language/languageChosen', payload: 'en' }))
    await waitFor(() => expect(pay).toHaveTextContent(/^Pay/))
    expect(problem()).toBeEmptyDOMElement()
    await app.user.click(pay)
    expect(problem()).toHaveTextContent(english.donation.card.errors.number)
  })

  it.each([
    [
      'en',
      'Error!!',
      /^What is on this card does not cover the amount\./,
      'Our payment service says:',
      'Nothing was charged.',
    ],
    ['fa', 'خطا!!', /^موجودی این کارت به این مبلغ نمی‌رسد\./, 'پیام سرویس پرداخت:', 'پولی برداشته نشد.'],
  ] as const)(
    "shows at a decline 'Error!!', the reason, the quoted provider's message, and that nothing was charged, in %s",
    async (language, title, sentence, says, nothing) => {
      const app = await openCard(language)
      const message = 'Your card has insufficient funds.'
      refusing({ code: 'card_declined', declineCode: 'insufficient_funds', message })
      await pay(app)
      const alert = (await within(card()).findByText(title)).closest('[role=alert]') as HTMLElement
      for (const words of [sentence, says, nothing]) expect(within(alert).getByText(words)).toBeVisible()
      const quotation = within(alert).getByText(message)
      expect(quotation.tagName).toBe('BLOCKQUOTE')
      expect(quotation).toHaveAttribute('lang', 'en')
      expect(quotation).toHaveAttribute('dir', 'auto')
    },
  )

  it("the provider's message is plain text, and is stored nowhere", async () => {
    const app = await openCard()
    refusing({ code: 'card_declined', message: '<img src=x onerror=alert(1)>' })
    await pay(app)
    expect((await screen.findByText('<img src=x onerror=alert(1)>')).children).toHaveLength(0)
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state])
    expect(kept).not.toContain('onerror')
  })

  it('a decline scrolls into view, no further than necessary', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    onTestFinished(() => scroll.mockRestore())
    const app = await openCard()
    scroll.mockClear()
    refusing({ code: 'expired_card' })
    await pay(app)
    const reason = await screen.findByText('This card has expired. Another card may work.')
    expect(scroll.mock.contexts).toEqual([reason.closest('[role=alert]')])
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
  })

  it("an unknown reason shows the provider's message beside a general text", async () => {
    const app = await openCard()
    refusing({ code: 'something_new', message: 'The card is on holiday.' })
    await pay(app)
    expect(await within(card()).findByText('The card is on holiday.')).toBeVisible()
    expect(within(card()).getByText(/^The payment did not work\. You can try again/)).toBeVisible()
    expect(within(card()).queryByText(/we were not told why/)).toBeNull()
  })

  it("after a connection lost before the bank's challenge, the form says that nothing was charged, and stays", async () => {
    const app = await openCard()
    server.use(http.get('*/api/donate/history', () => HttpResponse.error()))
    await pay(app)
    const error = await dialog('Error')
    expect(error.getByText('There is no connection to the internet right now.')).toBeVisible()
    expect(error.getByText('Nothing was charged.')).toBeVisible()
    expect(provider.paid).toEqual([])
    await app.user.click(error.getByRole('button', { name: 'Close' }))
    expect((await cardForm()).field).toHaveValue(NUMBER)
  })

  it('an error without a reason says that the reason is not known', async () => {
    const app = await openCard()
    refusing({})
    await pay(app)
    expect(await within(card()).findByText(/we were not told why/)).toBeVisible()
  })

  it('after a decline the same form, amount and interval stay, and another card pays with the same secret', async () => {
    const sent = sentTo(SECRET)
    const app = await openCard()
    refusing({ code: 'card_declined', declineCode: 'generic_decline' })
    await pay(app)
    expect(await within(card()).findByText(/^Your bank has declined the payment/)).toBeVisible()
    expect(screen.getByText(/^\$12 will be charged today/)).toBeVisible()
    provider.payment = async () => ({ state: 'succeeded', cents: 1200 })
    await pay(app)
    expect(await dialog('Thank you!')).toBeTruthy()
    expect(new Set(provider.paid.map(({ secret }) => secret)).size).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('going back to the amount keeps every choice', async () => {
    const app = await openDonation({ at: '/donation?interval=month&price=30', as: omid })
    await donate(app)
    await cardForm()
    await app.user.click(screen.getByRole('button', { name: 'Change the amount' }))
    expect(await screen.findByRole('radio', { name: '$30' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Every month' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Every month' })).toHaveFocus()
  })

  it('a payment that the provider has closed shows as ended, and the donor can start again', async () => {
    const app = await openCard()
    provider.payment = async () => ({ state: 'canceled' })
    await pay(app)
    const error = await dialog('Error')
    expect(error.getByText(/^This payment has ended without anything being charged\./)).toBeVisible()
    await app.user.click(error.getByRole('button', { name: 'Close' }))
    expect(screen.getByRole('button', { name: 'Donate' })).toBeVisible()
  })
})

describe('a card library that cannot be loaded', () => {
  const alertInForm = async () =>
    within(await screen.findByRole('region', { name: 'Your card' })).findByRole('alert')

  async function leadsToBank(app: Awaited<ReturnType<typeof openDonation>>) {
    await app.user.click(screen.getByRole('button', { name: 'Give by bank transfer' }))
    expect(screen.getByRole('heading', { name: 'By bank transfer in Denmark' })).toHaveFocus()
  }

  it("gives 'Something went wrong' / 'Please reload the page and try again!', another try, and the bank transfer", async () => {
    provider.problem = 'blocked'
    const app = await openDonation({ at: '/donation?interval=month&price=30', as: omid })
    await donate(app)
    const alert = await alertInForm()
    expect(alert).toHaveTextContent('Something went wrong')
    expect(alert).toHaveTextContent('Please reload the page and try again!')
    expect(within(alert).getByText(/^The field for your card could not be loaded\./)).toBeVisible()
    await leadsToBank(app)
    provider.problem = undefined
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Pay $30' })).toBeVisible()
  })

  it("without configuration shows a message and the bank transfer, but no 'Try again'", async () => {
    provider.problem = 'not-set-up'
    const app = await openDonation({ at: '/donation?interval=month&price=30', as: omid })
    await donate(app)
    expect(await alertInForm()).toHaveTextContent(/^Card payments are not set up on this site yet\.$/)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await leadsToBank(app)
  })

  it('shows the same message if the card field does not open', async () => {
    const app = await openDonation({ at: '/donation?interval=month', as: omid })
    await donate(app)
    await cardForm()
    act(() => provider.change({ failure: { code: 'field_unavailable' } }))
    expect(await screen.findByText(/^The field for your card could not be loaded\./)).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    await cardForm()
    expect(provider.loads).toBe(2)
  })
})
