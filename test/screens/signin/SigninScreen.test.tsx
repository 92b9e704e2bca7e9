import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { replay } from '../../../mocks/replay'
import { falsified } from '../../helpers/falsified'
import { held } from '../../helpers/held'
import { server } from '../../helpers/mockApi'
import { lena, renderApp, sara } from '../../helpers/renderApp'

async function fillIn(user: Awaited<ReturnType<typeof renderApp>>['user'], email: string, password: string) {
  await user.type(await screen.findByLabelText('E-mail'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('sign-in', () => {
  it("stores the user, says 'Logged In Successfully' and goes to /", async () => {
    const { user } = await renderApp({ at: '/signin' })
    await fillIn(user, '  SARA@example.org ', 'learn-2026')
    expect(await screen.findByText('Logged In Successfully')).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    await waitFor(() => expect(localStorage.getItem('user')).toContain('accessToken'))
  })

  it("'Remember me' is on by default; off keeps the session in this tab alone", async () => {
    const { user } = await renderApp({ at: '/signin' })
    const remember = await screen.findByRole('checkbox', { name: 'Remember me' })
    expect(remember).toBeChecked()
    await user.click(remember)
    await fillIn(user, sara, 'learn-2026')
    await waitFor(() => expect(sessionStorage.getItem('user')).toContain('accessToken'))
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('sends {email, password, remember}', async () => {
    let body: unknown
    server.use(
      http.post('*/api/auth/login', async ({ request }) => {
        body = await request.json()
        return HttpResponse.json({ message: 'No' }, { status: 401 })
      }),
    )
    const { user } = await renderApp({ at: '/signin' })
    await fillIn(user, sara, 'learn-2026')
    await screen.findByRole('dialog')
    expect(body).toEqual({ email: sara, password: 'learn-2026', remember: true })
  })

  it("a wrong password shows 'Error!' with the server's message and keeps the e-mail", async () => {
    server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Wrong password' }, { status: 401 })),
    )
    const { user } = await renderApp({ at: '/signin' })
    await fillIn(user, sara, 'not-right')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Error!')
    expect(dialog).toHaveTextContent('Wrong password')
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull()
    expect(screen.getByLabelText('E-mail')).toHaveValue(sara)
  })

  it("a 403 offers 'Resend Verification Email', which sends it to the typed address", async () => {
    let body: unknown
    server.use(replay('login', 'unverified-403'))
    const { user } = await renderApp({ at: '/signin' })
    await fillIn(user, lena, 'verify-2026')
    server.use(
      http.post('*/api/users/resendEmail', async ({ request }) => {
        body = await request.json()
        return HttpResponse.json({ message: 'Look into your mailbox' })
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Resend Verification Email' }))
    expect(await screen.findByText('Look into your mailbox')).toBeInTheDocument()
    expect(body).toEqual({ email: lena })
  })

  it.each([
    ['', '123456', 'Email is required'],
    ['not an address', '123456', 'Please enter a valid e-mail address.'],
    ['a@example.org', '', 'Please enter your password.'],
    ['a@example.org', '12345', 'A password has at least 6 characters.'],
  ])('e-mail %j with password %j is refused: %s', async (email, password, message) => {
    const { user } = await renderApp({ at: '/signin' })
    await screen.findByLabelText('E-mail')
    if (email) await user.type(screen.getByLabelText('E-mail'), email)
    if (password) await user.type(screen.getByLabelText('Password'), password)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText(message)).toBeVisible()
    const field = screen.getByLabelText(message.toLowerCase().includes('password') ? 'Password' : 'E-mail')
    expect(field).toHaveAccessibleDescription(message)
    expect(field).toHaveFocus()
  })

  it('the password can be shown and hidden', async () => {
    const { user } = await renderApp({ at: '/signin' })
    const field = await screen.findByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  it('the button that shows the password keeps the focus, and names its next action', async () => {
    const { user } = await renderApp({ at: '/signin' })
    const toggle = await screen.findByRole('button', { name: 'Show password' })
    toggle.focus()
    await user.keyboard(' ')
    expect(toggle).toHaveFocus()
    expect(toggle).toHaveAccessibleName('Hide password')
    await user.click(toggle)
    expect(toggle).toHaveFocus()
  })

  it('a screen reader reads a notice without the file name of its icon', async () => {
    const { user } = await renderApp({ at: '/signin' })
    await fillIn(user, sara, 'learn-2026')
    await screen.findByText('Logged In Successfully')
    expect(screen.queryByRole('img', { name: /circle/ })).toBeNull()
  })

  it('links to member registration and the forgotten password', async () => {
    await renderApp({ at: '/signin' })
    expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/password/forget',
    )
    const card = screen.getByRole('region', { name: 'Sign in' })
    expect(card.querySelector('a[href="/registration/member"]')).toBeVisible()
  })

  it('an answer without tokens signs nobody in, and shows no success', async () => {
    server.use(falsified.post('*/api/auth/login', () => HttpResponse.json({ id: 'x', firstName: 'X' })))
    const { user } = await renderApp({ at: '/signin' })
    await fillIn(user, sara, 'learn-2026')
    expect(await screen.findByRole('dialog')).toHaveTextContent('Error!')
    expect(screen.queryByText('Logged In Successfully')).toBeNull()
  })

  it('without a network shows an error, and keeps the input', async () => {
    server.use(http.post('*/api/auth/login', () => HttpResponse.error()))
    const { user } = await renderApp({ at: '/signin' })
    await fillIn(user, sara, 'learn-2026')
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'There is no connection to the internet right now.',
    )
    expect(screen.getByLabelText('Password')).toHaveValue('learn-2026')
  })
})

describe('sign-in with redirectAfterLogin', () => {
  it('shows its message, and goes to the given page afterwards', async () => {
    const state = { redirectAfterLogin: '/my-courses', message: 'signin.sessionEnded' }
    const { user } = await renderApp({ at: '/signin', state })
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible()
    await fillIn(user, sara, 'learn-2026')
    await waitFor(() => expect(window.location.pathname).toBe('/my-courses'))
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 7])(
    'never leaves the site (redirectAfterLogin %j)',
    async (target) => {
      const { user } = await renderApp({ at: '/signin', state: { redirectAfterLogin: target } })
      await fillIn(user, sara, 'learn-2026')
      await waitFor(() => expect(window.location.pathname).toBe('/'))
    },
  )

  it('shows the frame of the page until the server has confirmed the session', async () => {
    const { released, release } = held()
    server.use(http.post('*/api/auth/getUser', () => released))
    await renderApp({ at: '/signin', as: sara })
    const card = within(await screen.findByRole('region', { name: 'Sign in' }))
    expect(card.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(card.getByRole('status')).toHaveTextContent('Loading…')
    expect(card.queryByRole('textbox')).toBeNull()
    release()
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })

  it('redirects a signed-in user at once', async () => {
    await renderApp({ at: '/signin', as: sara })
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  })
})
