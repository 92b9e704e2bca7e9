import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { falsified, type StubDoor } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { omid, renderApp, sara } from '../../helpers/renderApp'

const UNSUBSCRIBE = '*/api/donate/unsubscribe'
const HISTORY = '*/api/donate/history'

const plan = { amount: 2000, interval: 'month' }
const period = { period_start: 1_764_547_200, period_end: 1_767_225_600 }
const hosted = { ...period, hosted_invoice_url: 'https://pay.example.org/1' }

/** The server returns a history of one subscription to every user. */
function subscribed(subscription: object, door: StubDoor = http) {
  server.use(door.get(HISTORY, () => HttpResponse.json({ subs: [{ id: 'sub_x', plan, ...subscription }] })))
}

const open = async (as: string) => {
  const rendered = await renderApp({ at: '/user/profile', as })
  await screen.findByRole('table', { name: 'Payment history' })
  return rendered
}

const button = (name: RegExp | string) => screen.findByRole('button', { name })
const link = (name: RegExp | string) => screen.findByRole('link', { name })

/** Records the requests in order; the mock answers as usual. */
function listening() {
  const calls: string[] = []
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    if (pathname.startsWith('/api/')) calls.push(pathname.replace('/api/', '') + search)
  })
  return calls
}

const ended = (calls: string[]) => calls.filter((call) => call.startsWith('donate/unsubscribe'))

async function confirmEnd(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await button(/^Unsubscribe/))
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure to unsubscribe?' })
  await user.click(within(dialog).getByRole('button', { name: 'Unsubscribe' }))
}

const people = [
  { who: 'a user with a subscription', as: sara, has: true },
  { who: 'a user without a subscription', as: omid, has: false },
]

describe.each(people)('the actions of each subscription status for $who', ({ as, has }) => {
  it("unpaid: 'Complete payment' opens the hosted invoice in a new tab without access to this one", async () => {
    subscribed({ status: 'unpaid', latest_invoice: hosted })
    await open(as)
    const complete = await link(/^Complete payment \(\$20, .*opens in a new tab/)
    expect(complete).toHaveAttribute('href', 'https://pay.example.org/1')
    expect(complete).toHaveAttribute('target', '_blank')
    expect(complete).toHaveAttribute('rel', 'noopener')
    // The button's description names the recurring charge, so that the donor reads it before the invoice
    // page.
    expect(complete).toHaveAccessibleDescription(
      has
        ? /^If you pay, \$20 is charged then, and every month from then on\. You have a running subscription already\. .*charged for both; once it is paid you can end either of them here\.$/
        : 'If you pay, $20 is charged then, and every month from then on.',
    )
    expect(within(screen.getByRole('table', { name: 'Payment history' })).queryByRole('button')).toBeNull()
  })

  it('active: the invoice as a PDF, and unsubscribe for a user with a subscription', async () => {
    subscribed({
      status: 'active',
      latest_invoice: { ...period, invoice_pdf: 'https://pay.example.org/1.pdf' },
    })
    await open(as)
    const invoice = await link(/^Download invoice \(PDF\)/)
    expect(invoice).toHaveAttribute('href', 'https://pay.example.org/1.pdf')
    expect(invoice).toHaveAttribute('download')
    expect(invoice).toHaveAttribute('rel', 'noopener')
    const leave = await button(/^Unsubscribe/)
    if (has) expect(leave).not.toHaveAttribute('aria-disabled', 'true')
    else {
      expect(leave).toHaveAttribute('aria-disabled', 'true')
      expect(leave).toHaveAccessibleDescription(
        'Your account has no running subscription that could be ended.',
      )
    }
  })

  it.each(['past_due', 'trialing'])(
    '%s: the user can always end it, because it charges her',
    async (status) => {
      subscribed({ status })
      let asked: string | null = null
      server.use(
        http.get(UNSUBSCRIBE, ({ request }) => {
          asked = new URL(request.url).searchParams.get('subscriptionId')
          subscribed({ status: 'canceled' })
          return HttpResponse.json({ message: 'Ended.' })
        }),
      )
      const { user } = await open(as)
      await confirmEnd(user)
      expect(await screen.findByText(/^Your subscription has ended\./)).toBeVisible()
      expect(asked).toBe('sub_x')
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Unsubscribe/ })).toBeNull())
    },
  )

  it('unpaid with an unknown interval: the text says only that the charge recurs', async () => {
    subscribed({
      status: 'unpaid',
      plan: { amount: 2000, interval: 'fortnight' },
      latest_invoice: hosted,
    })
    await open(as)
    expect(await link(/^Complete payment/)).toHaveAccessibleDescription(
      /^If you pay, it is charged regularly from then on, until you end it\./,
    )
  })

  it('canceled: resubscribe for a user without a subscription', async () => {
    subscribed({ status: 'canceled' })
    const { user } = await open(as)
    if (has) {
      const hindered = await button(/^Resubscribe/)
      expect(hindered).toHaveAttribute('aria-disabled', 'true')
      expect(hindered).toHaveAccessibleDescription(/^You have a subscription already\. Once it has ended/)
      await user.click(hindered)
      expect(window.location.pathname).toBe('/user/profile')
    } else {
      await user.click(await link(/^Resubscribe/))
      expect(window.location.pathname + window.location.search).toBe('/donation?price=20&interval=month')
      await screen.findByRole('heading', { level: 1 })
    }
  })

  it("incomplete_expired: a disabled but focusable 'Subscription expired'", async () => {
    subscribed({ status: 'incomplete_expired' })
    await open(as)
    const expired = await button(/^Subscription expired/)
    expect(expired).toHaveAttribute('aria-disabled', 'true')
    expect(expired).toHaveAccessibleDescription(
      'It was not paid in time and has expired. Nothing is charged for it.',
    )
    expired.focus()
    expect(expired).toHaveFocus()
  })

  it('an unknown status: no action', async () => {
    subscribed({ status: 'on_hold', latest_invoice: hosted })
    await open(as)
    const table = within(screen.getByRole('table', { name: 'Payment history' }))
    expect([...table.queryAllByRole('button'), ...table.queryAllByRole('link')]).toEqual([])
  })
})

it('a subscription cannot be ended while the user could not be loaded', async () => {
  server.use(http.post('*/api/auth/getUser', () => HttpResponse.error()))
  subscribed({ status: 'active' })
  await open(sara)
  expect(await button(/^Unsubscribe/)).toHaveAccessibleDescription(
    /could not ask whether you have a subscription/,
  )
})

it('the history warns of a second subscription while the user could not be loaded', async () => {
  server.use(http.post('*/api/auth/getUser', () => HttpResponse.error()))
  const unpaid = {
    id: 'sub_u',
    status: 'unpaid',
    plan,
    latest_invoice: hosted,
  }
  server.use(
    http.get(HISTORY, () => HttpResponse.json({ subs: [{ id: 'sub_a', status: 'active', plan }, unpaid] })),
  )
  await open(sara)
  expect(await link(/^Complete payment/)).toHaveAccessibleDescription(
    /You have a running subscription already/,
  )
})

it.each(['javascript:alert(1)', 'http://pay.example.org/1', 'https://user:secret@pay.example.org/1', null])(
  'an invoice at %j is not linked, and the button says why',
  async (url) => {
    subscribed({ status: 'unpaid', latest_invoice: { ...period, hosted_invoice_url: url } }, falsified)
    await open(sara)
    expect(await button(/^Complete payment/)).toHaveAccessibleDescription(/no page to pay this on/)
    expect(within(screen.getByRole('table', { name: 'Payment history' })).queryByRole('link')).toBeNull()
  },
)

describe('unsubscribing', () => {
  it('asks for confirmation; a user who keeps the subscription sends nothing and returns to the button', async () => {
    const calls = listening()
    const { user } = await open(sara)
    await user.click(await button(/^Unsubscribe/))
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure to unsubscribe?' })
    expect(dialog).toHaveTextContent("You won't be able to revert this!")
    expect(dialog).toHaveTextContent(
      "You won't be able to revert this!This one ends for good; $20 every month will no longer be charged.",
    )
    expect(within(dialog).getByRole('button', { name: 'Keep my subscription' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Keep my subscription' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(async () => expect(await button(/^Unsubscribe/)).toHaveFocus())
    expect(ended(calls)).toEqual([])
  })

  it('sends one request, loads user and history again, and keeps the focus in the row', async () => {
    const calls = listening()
    const { user } = await open(sara)
    calls.length = 0
    await confirmEnd(user)
    expect(await screen.findByText(/^Your subscription has ended/)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Active')).toBeNull())
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Resubscribe/ })).toHaveLength(2))
    expect(ended(calls)).toEqual(['donate/unsubscribe?subscriptionId=sub_demo_1'])
    expect(calls).toContain('auth/getUser')
    expect(calls).toContain('donate/history?userId=u-001&filter=all')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Resubscribe \(\$20/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['201', () => HttpResponse.json({ message: 'Done' }, { status: 201 })],
    ['200 without a body', () => new HttpResponse(null, { status: 200 })],
  ])('succeeds with %s', async (_what, respond) => {
    server.use(falsified.get(UNSUBSCRIBE, respond as never))
    const { user } = await open(sara)
    await confirmEnd(user)
    expect(await screen.findByText(/^Your subscription has ended/)).toBeVisible()
  })

  it('sends nothing at a second press during the request', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let sent = 0
    server.use(
      http.get(UNSUBSCRIBE, async () => {
        sent++
        await held
      }),
    )
    const { user } = await open(sara)
    await confirmEnd(user)
    const busy = await button(/^Unsubscribing…/)
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    await user.dblClick(busy)
    expect(screen.queryByRole('dialog')).toBeNull()
    release()
    await screen.findByText(/^Your subscription has ended/)
    expect(sent).toBe(1)
  })

  it.each([
    ['403', () => HttpResponse.json({ message: 'Not yours' }, { status: 403 }), /Not yours/],
    ['409', () => HttpResponse.json({ message: 'It has ended already' }, { status: 409 }), /ended already/],
    ['500', () => HttpResponse.json({ message: 'Not now' }, { status: 500 }), /Not now.*cannot tell yet/s],
    ['500 as a page', () => HttpResponse.html('<h1>500</h1>', { status: 500 }), /on our side.*cannot tell/s],
    ['429', () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '30' } }), /30 seconds/],
    ['no answer', () => HttpResponse.error(), /not connected|offline|no connection|cannot tell yet/i],
  ])(
    "shows 'Error!' with the reason after %s, sends once, and returns the focus to the row",
    async (_what, respond, words) => {
      let sent = 0
      server.use(
        falsified.get(UNSUBSCRIBE, () => {
          sent++
          return respond() as never
        }),
      )
      const { user } = await open(sara)
      await confirmEnd(user)
      const dialog = await screen.findByRole('dialog', { name: 'Error!' })
      expect(dialog).toHaveTextContent(words)
      await user.click(within(dialog).getByRole('button', { name: 'Close' }))
      expect(sent).toBe(1)
      await waitFor(async () => expect(await button(/^Unsubscribe/)).toHaveFocus())
    },
  )

  it('loads the history again after a lost answer, which shows that it has ended', async () => {
    server.use(
      http.get(UNSUBSCRIBE, async ({ request }) => {
        server.use(
          http.get(HISTORY, () =>
            HttpResponse.json({ subs: [{ id: 'sub_demo_1', status: 'canceled', plan }] }),
          ),
        )
        expect(request.url).toContain('sub_demo_1')
        return HttpResponse.error()
      }),
    )
    const { user } = await open(sara)
    await confirmEnd(user)
    const dialog = await screen.findByRole('dialog', { name: 'Error!' })
    expect(dialog).toHaveTextContent('We cannot tell yet whether it has ended')
    expect(await screen.findByText('Canceled')).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Resubscribe/))
  })

  it('shows that the history may be out of date if it cannot be loaded again', async () => {
    server.use(
      falsified.get(UNSUBSCRIBE, () => {
        server.use(http.get(HISTORY, () => HttpResponse.json({ message: 'Down' }, { status: 500 })))
        return HttpResponse.json({}, { status: 500 })
      }),
    )
    const { user } = await open(sara)
    await confirmEnd(user)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    const alert = await screen.findByText('This list may be out of date.')
    expect(screen.getByRole('table', { name: 'Payment history' })).toBeVisible()
    server.resetHandlers()
    await user.click(
      within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }),
    )
    await waitFor(() => expect(screen.queryByText('This list may be out of date.')).toBeNull())
  })

  it('ends the session at a 401, and sign-in leads back to the profile', async () => {
    server.use(falsified.get(UNSUBSCRIBE, () => HttpResponse.json({}, { status: 401 })))
    const { user } = await open(sara)
    await confirmEnd(user)
    await waitFor(() => expect(window.location.pathname).toBe('/signin'))
    expect(window.history.state.usr).toMatchObject({ redirectAfterLogin: '/user/profile' })
    await screen.findByLabelText('E-mail')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows a failure on the page to which the user has gone meanwhile', async () => {
    let answer: ((response: Response) => void) | undefined
    server.use(http.get(UNSUBSCRIBE, () => new Promise<Response>((resolve) => (answer = resolve))))
    const { user } = await open(sara)
    await confirmEnd(user)
    await user.click(screen.getByRole('link', { name: 'Write to us' }))
    await screen.findByRole('heading', { level: 1, name: 'Contact us' })
    await waitFor(() => expect(answer).toBeDefined())
    await act(async () => answer?.(HttpResponse.json({ message: 'Not today' }, { status: 403 })))
    expect(await screen.findByText('The subscription could not be ended.')).toBeVisible()
    expect(screen.getByText('Not today')).toBeVisible()
  })
})

/** The user returns to this tab; browsers fire this event. */
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

describe('a user who returns to this tab', () => {
  const asks = (calls: string[]) => ({
    user: calls.filter((call) => call === 'auth/getUser').length,
    history: calls.filter((call) => call.startsWith('donate/history')).length,
  })

  /** The server's state after a change on another device. */
  async function changedElsewhere(status: string, hasSubscription: boolean) {
    subscribed({ status, latest_invoice: hosted })
    server.use(
      http.post('*/api/auth/getUser', () =>
        HttpResponse.json({
          id: 'u-002',
          firstName: 'Omid',
          lastName: 'Karimi',
          email: omid,
          accessToken: 'a',
          refreshToken: 'r',
          hasSubscription,
        }),
      ),
    )
  }

  it('finds a subscription that has begun elsewhere, and can end it', async () => {
    const calls = listening()
    subscribed({ status: 'unpaid', latest_invoice: hosted })
    await open(omid)
    await link(/^Complete payment/)
    await changedElsewhere('active', true)
    calls.length = 0
    await comeBack()
    await waitFor(async () =>
      expect(await button(/^Unsubscribe/)).not.toHaveAttribute('aria-disabled', 'true'),
    )
    expect(asks(calls)).toEqual({ user: 1, history: 1 })
  })

  it('finds a subscription that has ended elsewhere, and can resubscribe', async () => {
    subscribed({ status: 'active' })
    await open(sara)
    await button(/^Unsubscribe/)
    await changedElsewhere('canceled', false)
    await comeBack()
    expect(await link(/^Resubscribe/)).toBeVisible()
  })

  it('sees the old list while each return sends one request for a new one', async () => {
    const calls = listening()
    await open(sara)
    calls.length = 0
    await comeBack()
    expect(screen.getByRole('table', { name: 'Payment history' })).toBeVisible()
    await waitFor(() => expect(asks(calls).history).toBe(1))
    await comeBack()
    await waitFor(() => expect(asks(calls).history).toBe(2))
    expect(asks(calls).user).toBe(0)
  })

  it('causes no endless requests if the server contradicts itself', async () => {
    const calls = listening()
    subscribed({ status: 'active' })
    await open(omid)
    expect(await button(/^Unsubscribe/)).toHaveAccessibleDescription(/no running subscription/)
    await waitFor(() => expect(asks(calls).user).toBe(2))
    await comeBack()
    await waitFor(() => expect(asks(calls).user).toBe(3))
    expect(asks(calls).history).toBe(2)
  })
})

it('a user who may end her subscription can download its last invoice', async () => {
  subscribed({
    status: 'active',
    latest_invoice: { ...period, invoice_pdf: 'https://pay.example.org/1.pdf' },
  })
  const { user } = await open(sara)
  await user.click(await button(/^Unsubscribe/))
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure to unsubscribe?' })
  const invoice = within(dialog).getByRole('link', { name: 'Download invoice (PDF)' })
  expect(invoice).toHaveAttribute('href', 'https://pay.example.org/1.pdf')
  expect(invoice).toHaveAttribute('download')
  expect(within(dialog).getByRole('button', { name: 'Keep my subscription' })).toHaveFocus()
})

it('the Persian profile has Persian digits', async () => {
  await renderApp({ at: '/user/profile', as: sara, language: 'fa' })
  expect(await link(/^تکمیل پرداخت \(۱۲ دلار، از/)).toHaveAccessibleDescription(
    /^با پرداخت آن، ۱۲ دلار همان موقع و از آن پس هر هفته برداشته می‌شود\./,
  )
  expect(await button(/^لغو کمک دوره‌ای \(۲۰ دلار/)).toBeInTheDocument()
  expect(await link(/^دریافت صورت‌حساب/)).toBeInTheDocument()
  expect(screen.getByText('۷ مورد')).toBeInTheDocument()
})

it('the number of payments is announced, also after a change of the filter', async () => {
  const { user } = await open(sara)
  const count = await screen.findByText('7 entries')
  expect(count.closest('[role=status]')).not.toBeNull()
  await user.click(screen.getByLabelText('Subscriptions'))
  expect(await screen.findByText('4 entries')).toBeInTheDocument()
})
