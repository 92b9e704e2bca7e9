import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { omid, renderApp, sara } from '../../helpers/renderApp'
import { answer, badAnswers, closeDialog, listening, paste, RESET } from './passwords'

const NEW = 'New password'
const AGAIN = 'New password again'
const AT = '/password/reset?token=reset-u-001'

type User = Awaited<ReturnType<typeof renderApp>>['user']

async function fillIn(user: User, password: string, confirmPassword = password) {
  await paste(user, NEW, password)
  await paste(user, AGAIN, confirmPassword)
  await user.click(screen.getByRole('button', { name: 'Save the new password' }))
}

async function reset(password: string, confirmPassword = password) {
  const app = await renderApp({ at: AT })
  await fillIn(app.user, password, confirmPassword)
  return app
}

describe('the password-reset page', () => {
  it('reads the token of the query, sends {jwt, password}, and goes to /signin with a notice', async () => {
    const bodies = listening(RESET)
    await reset('garden-2027')
    await waitFor(() => expect(window.location.pathname).toBe('/signin'))
    expect(await screen.findByText('Your new password is saved. You can sign in with it now.')).toBeVisible()
    expect(bodies).toEqual([{ jwt: 'reset-u-001', password: 'garden-2027' }])
  })

  it('sets a password that works at sign-in', async () => {
    const { user } = await reset('garden-2027')
    await paste(user, 'E-mail', sara)
    await paste(user, 'Password', 'garden-2027')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Logged In Successfully')).toBeVisible()
  })

  it('is also in Persian', async () => {
    const { user } = await renderApp({ at: AT, language: 'fa' })
    await paste(user, 'گذرواژهٔ تازه', 'garden-2027')
    await paste(user, 'تکرار گذرواژهٔ تازه', 'garden-2028')
    await user.click(screen.getByRole('button', { name: 'ذخیرهٔ گذرواژهٔ تازه' }))
    expect(await screen.findByText('دو گذرواژه باید یکی باشند')).toBeVisible()
  })

  it.each(['/password/reset', '/password/reset?token=', '/password/reset?token=%20'])(
    "redirects %s to /password/forget with the error 'No token provided.'",
    async (at) => {
      const { unmount } = await renderApp({ at })
      await waitFor(() => expect(window.location.pathname).toBe('/password/forget'))
      expect(await screen.findByText('No token provided.')).toBeVisible()
      expect(await screen.findByLabelText('E-mail')).toBeVisible()
      unmount()
    },
  )

  it('removes the token from the address bar and the history entry', async () => {
    await renderApp({ at: AT })
    await screen.findByLabelText(NEW)
    expect(window.location.href).not.toContain('reset-u-001')
    expect(JSON.stringify(window.history.state)).not.toContain('reset-u-001')
  })

  it('keeps the token over Back and Forward until it has been used', async () => {
    const { user } = await renderApp({ at: AT })
    await user.click(await screen.findByRole('link', { name: 'Ask for a new one' }))
    await screen.findByLabelText('E-mail')
    window.history.back()
    await fillIn(user, 'garden-2027')
    await waitFor(() => expect(window.location.pathname).toBe('/signin'))
    window.history.pushState(null, '', '/password/reset')
    window.dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() => expect(window.location.pathname).toBe('/password/forget'))
  })
})

describe('the rules of a new password', () => {
  it.each([
    ['', 'Please enter your password.'],
    ['12345', 'A password has at least 6 characters.'],
    ['  12345  ', 'A password has at least 6 characters.'],
    ['          ', 'A password has at least 6 characters.'],
  ])('refuse %j: %s', async (password, message) => {
    const bodies = listening(RESET)
    await reset(password)
    expect(await screen.findByLabelText(NEW)).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText(AGAIN)).toHaveAccessibleDescription(message)
    expect(screen.getByLabelText(NEW)).toHaveFocus()
    expect(bodies).toEqual([])
  })

  it.each([
    ['6', '123456'],
    ['7', '1234567'],
    ['6, with spaces around them', ' 123456 '],
    ['Persian', 'گذرواژهٔ ۱'],
    ['with an emoji', '👩🏽‍🚀 rocket'],
    ['10 000', 'a'.repeat(10_000)],
  ])('accept a password of characters (%s), which is sent as typed', async (_name, password) => {
    const bodies = listening(RESET)
    await reset(password)
    await waitFor(() => expect(window.location.pathname).toBe('/signin'))
    expect(bodies).toEqual([{ jwt: 'reset-u-001', password }])
  })

  it.each([
    ['garden-2027', 'garden-2028'],
    ['garden-2027', 'Garden-2027'],
    ['garden-2027', 'garden-2027 '],
  ])(
    "require equal passwords: %j and %j give 'Password must match' on confirmPassword",
    async (password, confirmPassword) => {
      const bodies = listening(RESET)
      await reset(password, confirmPassword)
      expect(await screen.findByLabelText(AGAIN)).toHaveAccessibleDescription('Password must match')
      expect(screen.getByLabelText(AGAIN)).toHaveFocus()
      expect(screen.getByLabelText(NEW)).not.toHaveAccessibleDescription()
      expect(bodies).toEqual([])
    },
  )
})

describe('the two password fields', () => {
  it('have a show/hide toggle each', async () => {
    const { user } = await renderApp({ at: AT })
    const [first, second] = [await screen.findByLabelText(NEW), screen.getByLabelText(AGAIN)]
    expect([first, second].map((field) => field.getAttribute('type'))).toEqual(['password', 'password'])
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[1] as HTMLElement)
    expect([first, second].map((field) => field.getAttribute('type'))).toEqual(['password', 'text'])
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(first).toHaveAttribute('type', 'text')
    await user.click(screen.getAllByRole('button', { name: 'Hide password' })[1] as HTMLElement)
    expect(second).toHaveAttribute('type', 'password')
  })

  it('tell password managers their purpose', async () => {
    await renderApp({ at: AT })
    for (const label of [NEW, AGAIN])
      expect(await screen.findByLabelText(label)).toHaveAttribute('autocomplete', 'new-password')
  })

  it('are not stored in the browser', async () => {
    const { user } = await renderApp({ at: AT })
    await paste(user, NEW, 'garden-2027')
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
    expect(stored).not.toContain('garden-2027')
  })
})

describe('a password reset that fails', () => {
  it.each(badAnswers)(
    'after %s shows an alert with the server message as title and the status text as body',
    async (_name, respond, title, body) => {
      server.use(falsified.post(RESET, respond as never))
      await reset('garden-2027')
      const dialog = await screen.findByRole('dialog', { name: new RegExp(title.slice(0, 20)) })
      expect(dialog).toHaveTextContent(body)
      expect(screen.getByLabelText(NEW)).toHaveValue('garden-2027')
      expect(screen.getByLabelText(AGAIN)).toHaveValue('garden-2027')
      expect(window.location.pathname).toBe('/password/reset')
    },
  )

  it('allows another try with the same link', async () => {
    server.use(http.post(RESET, () => HttpResponse.error()))
    const { user } = await reset('garden-2027')
    await screen.findByRole('dialog')
    await closeDialog(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Save the new password' }))
    await waitFor(() => expect(window.location.pathname).toBe('/signin'))
  })

  it('because the link has expired says so, and offers a new link', async () => {
    const { user } = await renderApp({ at: '/password/reset?token=reset-u-001-expired' })
    await fillIn(user, 'garden-2027')
    expect(await screen.findByRole('dialog')).toHaveTextContent('This link has expired.')
    await closeDialog(user)
    await user.click(screen.getByRole('link', { name: 'Ask for a new one' }))
    expect(await screen.findByLabelText('E-mail')).toBeVisible()
  })

  it("shows the server's message at its field", async () => {
    answer(RESET, 422, { message: 'Weak', errors: { password: ['Everybody has this one'] } })
    const { user } = await reset('123456')
    await screen.findByRole('dialog', { name: /Weak/ })
    await closeDialog(user)
    expect(screen.getByLabelText(NEW)).toHaveAccessibleDescription('Everybody has this one')
  })
})

describe('a signed-in user who resets a password', () => {
  it('is signed out if the server has ended her session, and goes to /signin', async () => {
    expectOnConsole(/The signed-in user could not be confirmed/)
    const { user } = await renderApp({ at: AT, as: sara })
    await fillIn(user, 'garden-2027')
    await waitFor(() => expect(window.location.pathname).toBe('/signin'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(localStorage.getItem('user')).toBeNull()
  })

  it('stays signed in if it was not her password', async () => {
    const { user } = await renderApp({ at: AT, as: omid })
    await fillIn(user, 'garden-2027')
    expect(await screen.findByText('Your new password is saved. You can sign in with it now.')).toBeVisible()
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(localStorage.getItem('user')).toContain('u-002')
  })
})
