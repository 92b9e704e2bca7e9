import { render, screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { App } from '@/app/App'
import { hideLinkToken } from '@/lib/page/linkToken'
import { storedSessionRead } from '@/state/session/slice'
import { createStore } from '@/state/store'
import { falsified } from '../../helpers/falsified'
import { held } from '../../helpers/held'
import { server } from '../../helpers/mockApi'
import { omid, renderApp } from '../../helpers/renderApp'
import { speak } from '../../helpers/speak'

const VERIFY = '*/api/users/verify'
const RESEND = '*/api/users/resend'

/** Records the requests in order; the mock answers as usual. */
function listening(path: string) {
  const bodies: unknown[] = []
  server.use(
    http.post(path, async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  return bodies
}

const answer = (status: number, body: object, headers = {}) =>
  server.use(falsified.post(VERIFY, () => HttpResponse.json(body as never, { status, headers })))

describe('e-mail verification', () => {
  it('sends the token of the query as {jwt}, and shows the message with a link to sign in', async () => {
    const bodies = listening(VERIFY)
    await renderApp({ at: '/verify?token=verify-u-003' })
    expect(await screen.findByText('Your e-mail address is verified. You can sign in now.')).toBeVisible()
    expect(bodies).toEqual([{ jwt: 'verify-u-003' }])
    expect(screen.getByRole('main').querySelector('a[href="/signin"]')).toHaveTextContent('Sign in')
  })

  it('is also in Persian', async () => {
    await renderApp({ at: '/verify?token=verify-u-003', language: 'fa' })
    expect(await screen.findByText('نشانی ایمیل شما تأیید شد. حالا می‌توانید وارد شوید.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'تأیید ایمیل' })).toBeVisible()
  })

  it('shows a default text if the answer has no message', async () => {
    server.use(falsified.post(VERIFY, () => new HttpResponse(null, { status: 204 })))
    await renderApp({ at: '/verify?token=x' })
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeVisible()
  })

  it('shows a signed-in user a link to the courses instead', async () => {
    await renderApp({ at: '/verify?token=verify-u-003', as: omid })
    expect(await screen.findByText('Everything is ready. Choose your next course.')).toBeVisible()
    expect(screen.getByRole('main').querySelector('a[href="/courses"]')).toBeVisible()
  })

  it.each(['/verify', '/verify?token=', '/verify?token=%20'])(
    "shows 'No token provided.' at %s, and sends nothing",
    async (at) => {
      const bodies = listening(VERIFY)
      await renderApp({ at })
      expect(await screen.findByRole('alert')).toHaveTextContent('No token provided.')
      expect(bodies).toEqual([])
    },
  )
})

describe('the token of the link', () => {
  it.each(['/verify', '/Verify', '/verify/'])(
    'is removed from the address bar at once (%s)',
    async (path) => {
      window.history.pushState({ mine: 1 }, '', `${path}?from=mail&token=secret-1#top`)
      const entries = window.history.length
      hideLinkToken()
      expect(window.location.href).toBe(`${window.location.origin}${path}?from=mail#top`)
      expect(window.history.state).toEqual({ mine: 1 })
      expect(window.history.length).toBe(entries)
    },
  )

  it('is removed on this page only: other pages keep their query', () => {
    window.history.pushState(null, '', '/donation?token=7')
    hideLinkToken()
    expect(window.location.search).toBe('?token=7')
  })

  it('is sent once under StrictMode, at a double mount and after a reload in the same tab', async () => {
    const bodies = listening(VERIFY)
    await speak('en')
    window.history.pushState(null, '', '/verify?token=verify-u-003')
    hideLinkToken()
    const store = createStore()
    store.dispatch(storedSessionRead(null))
    const twice = (
      <StrictMode>
        <App store={store} />
      </StrictMode>
    )
    const first = render(twice)
    await screen.findByText('Your e-mail address is verified. You can sign in now.')
    first.unmount()
    render(twice)
    await screen.findByText('Your e-mail address is verified. You can sign in now.')
    expect(bodies).toEqual([{ jwt: 'verify-u-003' }])
  })

  it('shows the success again after a reload, without a call and without the token', async () => {
    const { unmount } = await renderApp({ at: '/verify?token=verify-u-003' })
    await screen.findByText('Your e-mail address is verified. You can sign in now.')
    unmount()
    const bodies = listening(VERIFY)
    const state = window.history.state.usr
    expect(JSON.stringify(window.history.state)).not.toContain('verify-u-003')
    await renderApp({ at: window.location.pathname, state })
    expect(await screen.findByText('Your e-mail address is verified. You can sign in now.')).toBeVisible()
    expect(bodies).toEqual([])
  })

  it('is not sent again after leaving the page and returning', async () => {
    const bodies = listening(VERIFY)
    const { user } = await renderApp({ at: '/verify?token=verify-u-003-expired' })
    await screen.findByText('This link has expired.')
    await user.click(screen.getByRole('link', { name: 'FAQs' }))
    await screen.findByRole('heading', { level: 1, name: 'Frequently asked questions' })
    window.history.back()
    expect(await screen.findByText('This link has expired.')).toBeVisible()
    expect(bodies).toHaveLength(1)
  })
})

describe('a verification that fails', () => {
  it("shows 'Failed to verify email.' if the server sends no message", async () => {
    answer(400, {})
    await renderApp({ at: '/verify?token=x' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to verify email.')
    expect(screen.queryByRole('button', { name: 'Resend Email' })).toBeNull()
  })

  it('shows the server message', async () => {
    await renderApp({ at: '/verify?token=x' })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We do not know this link.')
    expect(alert).not.toHaveTextContent('Failed to verify email.')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it.each([
    ['401', 401, {}, 'Failed to verify email.'],
    ['409', 409, { message: 'Verified already' }, 'Verified already'],
    ['422', 422, { message: 'Odd', errors: { jwt: ['is odd'] } }, 'Odd'],
  ])('does not offer to repeat a final refusal (%s)', async (_name, status, body, text) => {
    answer(status, body)
    await renderApp({ at: '/verify?token=x' })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(window.location.pathname).toBe('/verify')
  })

  it.each([
    ['500', () => HttpResponse.json({}, { status: 500 }), 'Something went wrong on our side.'],
    ['offline', () => HttpResponse.error(), 'There is no connection to the internet right now.'],
    ['HTML', () => HttpResponse.html('<h1>Hello</h1>'), 'The server gave an answer that could not be read.'],
    ['time-out', () => delay('infinite'), 'The answer took too long.'],
  ])('shows the failure %s, keeps the token, and offers another try', async (name, respond, cause) => {
    if (name === 'time-out') vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    server.use(falsified.post(VERIFY, respond as never))
    const { user } = await renderApp({ at: '/verify?token=verify-u-003' })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to verify email.')
    expect(alert).toHaveTextContent(cause)
    vi.restoreAllMocks()
    server.resetHandlers()
    const bodies = listening(VERIFY)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Your e-mail address is verified. You can sign in now.')).toBeVisible()
    expect(bodies).toEqual([{ jwt: 'verify-u-003' }])
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it.each([
    ['1', 'Please try again in 1 second.'],
    ['90', 'Please try again in 90 seconds.'],
    ['91', 'Please try again in 2 minutes.'],
  ])('says when to try again after a 429 with Retry-After: %s', async (seconds, text) => {
    answer(429, {}, { 'Retry-After': seconds })
    await renderApp({ at: '/verify?token=x' })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe("the button 'Resend Email' after a 403", () => {
  const press = async (user: Awaited<ReturnType<typeof renderApp>>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Resend Email' }))

  it('sends {jwt}, and shows the message of the answer', async () => {
    const bodies = listening(RESEND)
    const { user } = await renderApp({ at: '/verify?token=verify-u-003-expired' })
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.')
    await press(user)
    expect(await screen.findByText('We sent you a new verification e-mail.')).toBeVisible()
    expect(bodies).toEqual([{ jwt: 'verify-u-003-expired' }])
    expect(screen.queryByRole('button', { name: 'Resend Email' })).toBeNull()
  })

  it('sends one request at a time, and shows a failure beside the next try', async () => {
    let count = 0
    const answer = held()
    server.use(
      http.post(RESEND, async () => {
        count += 1
        await answer.released
        return HttpResponse.json({ message: 'Too often' }, { status: 429, headers: { 'Retry-After': '30' } })
      }),
    )
    const { user } = await renderApp({ at: '/verify?token=verify-u-003-expired' })
    await press(user)
    await press(user)
    answer.release()
    expect(await screen.findByText('Too often')).toBeVisible()
    expect(screen.getByText('Please try again in 30 seconds.')).toBeVisible()
    expect(count).toBe(1)
    server.resetHandlers()
    await press(user)
    await waitFor(() => expect(screen.queryByText('Too often')).toBeNull())
    expect(await screen.findByText('We sent you a new verification e-mail.')).toBeVisible()
  })
})
