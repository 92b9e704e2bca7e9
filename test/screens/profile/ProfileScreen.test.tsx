import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { falsified } from '../../helpers/falsified'
import { held } from '../../helpers/held'
import { server } from '../../helpers/mockApi'
import { signInInAnotherTab } from '../../helpers/otherTab'
import { omid, renderApp, sara } from '../../helpers/renderApp'

const HISTORY = '*/api/donate/history'

const details = async (name = 'Your details') => within(await screen.findByRole('region', { name }))

/** The value that the details show beside a label. */
async function shownFor(label: string) {
  const header = (await (await details()).findByText(label)).closest('th')
  return header?.nextElementSibling as HTMLElement
}

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Payment history' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent))
}

/** Records the requests in order; the mock answers as usual. */
function listening() {
  const queries: string[] = []
  server.use(
    http.get(HISTORY, ({ request }) => {
      queries.push(new URL(request.url).search)
    }),
  )
  return queries
}

describe('the profile', () => {
  it('redirects a visitor to sign-in, and from there back', async () => {
    const { user } = await renderApp({ at: '/user/profile?filter=subs' })
    await waitFor(() => expect(window.location.pathname).toBe('/signin'))
    expect(window.history.state.usr).toEqual({ redirectAfterLogin: '/user/profile?filter=subs' })
    await user.type(await screen.findByLabelText('E-mail'), sara)
    await user.type(screen.getByLabelText('Password'), 'learn-2026{Enter}')
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/user/profile?filter=subs'),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
    await rows()
  })

  it('hides the details of a user once another one has signed in', async () => {
    await renderApp({ at: '/user/profile', as: sara })
    expect(await shownFor('Name')).toHaveTextContent('Sara Lindholm')
    const user = held()
    server.use(http.post('*/api/auth/getUser', () => user.released))
    await signInInAnotherTab(omid)
    expect(await shownFor('Name')).toHaveTextContent(/^$/)
    expect(await shownFor('E-mail')).toHaveTextContent(/^$/)
    user.release()
    await waitFor(async () => expect(await shownFor('E-mail')).toHaveTextContent(omid))
  })

  it('shows name, e-mail, phone, country, city and address, read-only', async () => {
    await renderApp({ at: '/user/profile', as: sara })
    expect(await shownFor('Name')).toHaveTextContent('Sara Lindholm')
    expect(await shownFor('E-mail')).toHaveTextContent(sara)
    expect(await shownFor('Phone')).toHaveTextContent('+4520123456')
    expect((await shownFor('Phone')).querySelector('bdi')).toHaveAttribute('dir', 'ltr')
    expect(await shownFor('Country')).toHaveTextContent('Denmark')
    expect(await shownFor('City')).toHaveTextContent('Copenhagen')
    expect(await shownFor('Address')).toHaveTextContent('Nørrebrogade 12')
    expect((await details()).queryByRole('textbox')).toBeNull()
    await rows()
  })

  it('names the country in the selected language', async () => {
    await renderApp({ at: '/user/profile', as: sara, language: 'fa' })
    expect(await (await details('مشخصات شما')).findByText('دانمارک')).toBeVisible()
    await screen.findByRole('table', { name: 'تاریخچهٔ پرداخت‌ها' })
  })

  it('shows which details are missing', async () => {
    await renderApp({ at: '/user/profile', as: omid })
    expect(await shownFor('Phone')).toHaveTextContent('Not given')
    expect(await shownFor('Address')).toHaveTextContent('Not given')
    await screen.findByText('Not found anything!')
  })

  it('says that the user could not be loaded, and offers another try', async () => {
    server.use(http.post('*/api/auth/getUser', () => HttpResponse.error()))
    const { user } = await renderApp({ at: '/user/profile', as: sara })
    const alert = await (await details()).findByRole('alert')
    expect(alert).toHaveTextContent('Your details could not be loaded.')
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await shownFor('Name')).toHaveTextContent('Sara Lindholm')
  })
})

describe('the payment history', () => {
  it('shows amounts in dollars, periods as days, and each status, the newest first', async () => {
    await renderApp({ at: '/user/profile', as: sara })
    expect(await rows()).toEqual([
      ['Subscriptionevery month', '$20', '01-11-2026 to 01-12-2026', 'Active'],
      ['One-time payment', '$30', '21-09-2026', 'Paid'],
      ['Subscriptionevery week', '$12', '03-08-2026 to 10-08-2026', 'Unpaid'],
      ['One-time payment', '$12', '02-04-2026', 'Paid'],
      ['Subscriptionevery month', '$12', '01-02-2026 to 01-03-2026', 'Canceled'],
      ['One-time payment', '$50', '23-12-2025', 'Paid'],
      ['Subscriptionevery year', '$50', '15-06-2025 to 15-06-2026', 'Expired'],
    ])
  })

  it('is requested with userId and filter=all by default', async () => {
    const queries = listening()
    await renderApp({ at: '/user/profile', as: sara })
    await rows()
    expect(queries).toEqual(['?userId=u-001&filter=all'])
  })

  it.each([
    ['subs', 4],
    ['payment', 3],
    ['all', 7],
  ])('keeps and sends the query filter=%s', async (filter, count) => {
    const queries = listening()
    await renderApp({ at: `/user/profile?filter=${filter}`, as: sara })
    expect(await rows()).toHaveLength(count)
    expect(queries).toEqual([`?userId=u-001&filter=${filter}`])
    expect(screen.getByRole('radio', { checked: true })).toBe(
      screen.getByLabelText(
        { all: 'All', subs: 'Subscriptions', payment: 'One-time payments' }[filter] ?? '',
      ),
    )
  })

  it.each(['everything', '', 'ALL', 'subs%20'])('resets an invalid filter (%j) to all', async (value) => {
    const queries = listening()
    await renderApp({ at: `/user/profile?filter=${value}`, as: sara })
    expect(await rows()).toHaveLength(7)
    expect(window.location.search).toBe('?filter=all')
    expect(queries).toEqual(['?userId=u-001&filter=all'])
  })

  it('has a filter that can be set by keyboard, and is in the address', async () => {
    const { user } = await renderApp({ at: '/user/profile', as: sara })
    await rows()
    const entries = window.history.length
    await user.click(screen.getByLabelText('All'))
    await user.keyboard('{ArrowRight}')
    await waitFor(async () => expect(await rows()).toHaveLength(4))
    expect(window.location.search).toBe('?filter=subs')
    expect(window.history.length).toBe(entries)
  })

  it("says 'Not found anything!' if it is empty", async () => {
    await renderApp({ at: '/user/profile', as: omid })
    expect(await screen.findByText('Not found anything!')).toBeVisible()
  })

  it('is empty after a 404, which is only logged', async () => {
    expectOnConsole(/There is no payment history yet/)
    server.use(http.get(HISTORY, () => HttpResponse.json({ message: 'None' }, { status: 404 })))
    await renderApp({ at: '/user/profile', as: sara })
    expect(await screen.findByText('Not found anything!')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('None')).toBeNull()
  })

  it('shows that it is loading', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(http.get(HISTORY, () => held))
    await renderApp({ at: '/user/profile', as: sara })
    expect(await screen.findByText('Loading your payments…')).toBeVisible()
    release()
    expect(await rows()).toHaveLength(7)
  })

  it.each([
    ['403', () => HttpResponse.json({ message: 'Not yours' }, { status: 403 }), 'Not yours'],
    ['500', () => HttpResponse.json({}, { status: 500 }), 'Something went wrong on our side.'],
    [
      '413',
      () => HttpResponse.html('<h1>413</h1>', { status: 413 }),
      'This is more than the server can take',
    ],
    ['HTML', () => HttpResponse.html('<h1>Hi</h1>'), 'The server gave an answer that could not be read.'],
    ['a list', () => HttpResponse.json([]), 'The server gave an answer that could not be read.'],
  ])('shows the failure %s, and offers another try', async (_name, respond, cause) => {
    server.use(falsified.get(HISTORY, respond as never))
    const { user } = await renderApp({ at: '/user/profile', as: sara })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Your payments could not be loaded.')
    expect(alert).toHaveTextContent(cause)
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(7)
    // The pressed button is gone, so the focus moves to the heading.
    expect(screen.getByRole('heading', { name: 'Payment history' })).toHaveFocus()
  })

  it('ends the session at a 401, and sign-in leads back to the profile', async () => {
    server.use(falsified.get(HISTORY, () => HttpResponse.json({}, { status: 401 })))
    await renderApp({ at: '/user/profile?filter=payment', as: sara })
    await waitFor(() => expect(window.location.pathname).toBe('/signin'))
    expect(window.history.state.usr).toMatchObject({ redirectAfterLogin: '/user/profile?filter=payment' })
    await screen.findByLabelText('E-mail')
  })

  it('shows the answer to the newer of two requests', async () => {
    const older = held()
    server.use(
      http.get(HISTORY, async ({ request }) => {
        if (request.url.includes('filter=subs')) await older.released
      }),
    )
    const { user } = await renderApp({ at: '/user/profile', as: sara })
    await rows()
    await user.click(screen.getByLabelText('Subscriptions'))
    await user.click(screen.getByLabelText('One-time payments'))
    await waitFor(async () => expect(await rows()).toHaveLength(3))
    older.release()
    await delay(120)
    expect(await rows()).toHaveLength(3)
  })

  it("shows 'Unknown' in incomplete rows, without actions that have no effect", async () => {
    server.use(
      falsified.get(HISTORY, () =>
        HttpResponse.json({
          subs: [
            { id: 's', status: 'on_hold', plan: { amount: '12', interval: 'decade' } },
            { id: 'n', status: 'active', plan: null, latest_invoice: null },
            { id: 'n', status: 'canceled' },
          ],
          onetime: [
            { id: 'p', amount: 1999, created: null, status: '' },
            { id: 'f', amount: -5, created: 1e300, status: 'succeeded' },
          ],
        }),
      ),
    )
    await renderApp({ at: '/user/profile', as: sara })
    expect(await rows()).toEqual([
      ['Subscriptiondecade', 'Unknown', 'Unknown', 'on_hold'],
      ['Subscription', 'Unknown', 'Unknown', 'Active'],
      ['One-time payment', '$19.99', 'Unknown', 'Unknown'],
      ['One-time payment', 'Unknown', 'Unknown', 'Paid'],
    ])
    const [, odd] = within(screen.getByRole('table', { name: 'Payment history' })).getAllByRole('row')
    expect(within(odd as HTMLElement).queryByRole('button')).toBeNull()
    expect(within(odd as HTMLElement).queryByRole('link')).toBeNull()
  })
})
