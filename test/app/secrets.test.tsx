import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { withoutSecrets } from '@/state/devTools'
import { startListening } from '@/state/listeners'
import { atEnd } from '../helpers/endings'
import { renderApp, sara } from '../helpers/renderApp'

const secrets = ['learn-2026', 'garden-2027', 'other-2027', 'member-2027', 'verify-u-003', 'reset-u-001']

/** Records every action and the state after it, as the developer tools receive them (state/devTools). */
function watchStores() {
  const watch = { actions: [] as string[], states: [] as string[] }
  const stop = startListening({
    predicate: () => true,
    effect: (action, { getState }) => {
      watch.actions.push(JSON.stringify(withoutSecrets(action)))
      watch.states.push(JSON.stringify(withoutSecrets(getState())))
    },
  })
  atEnd(() => stop())
  return watch
}

const found = (where: unknown) => {
  const text = JSON.stringify(where)
  return secrets.filter((secret) => text.includes(secret))
}

type App = Awaited<ReturnType<typeof renderApp>>

async function signIn({ user }: App, password: string) {
  await user.type(await screen.findByLabelText('E-mail'), sara)
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
}

it('the store contains no password and no token of a link, and the developer tools receive no secret', async () => {
  const watch = watchStores()
  const logged: unknown[] = []
  for (const kind of ['log', 'info', 'debug'] as const)
    vi.spyOn(console, kind).mockImplementation((...words) => void logged.push(words))

  const verifying = await renderApp({ at: '/verify?token=verify-u-003' })
  await screen.findByText('Your e-mail address is verified. You can sign in now.')
  expect(found(verifying.store.getState())).toEqual([])
  verifying.unmount()

  const app = await renderApp({ at: '/password/reset?token=reset-u-001' })
  const states: string[] = []
  app.store.subscribe(() => void states.push(JSON.stringify(app.store.getState())))
  await app.user.type(await screen.findByLabelText('New password'), 'garden-2027')
  await app.user.type(screen.getByLabelText('New password again'), 'other-2027')
  await app.user.click(screen.getByRole('button', { name: 'Save the new password' }))
  await screen.findByText('Password must match')
  await app.user.clear(screen.getByLabelText('New password again'))
  await app.user.type(screen.getByLabelText('New password again'), 'garden-2027')
  await app.user.click(screen.getByRole('button', { name: 'Save the new password' }))
  await waitFor(() => expect(window.location.pathname).toBe('/signin'))
  await signIn(app, 'learn-2026')
  const failure = within(await screen.findByRole('dialog'))
  await app.user.click(failure.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await app.user.clear(screen.getByLabelText('E-mail'))
  await app.user.clear(screen.getByLabelText('Password'))
  await signIn(app, 'garden-2027')
  await waitFor(() => expect(localStorage.getItem('user')).toContain('accessToken'))

  await vi.dynamicImportSettled()
  expect(states.length).toBeGreaterThan(10)
  expect(found(states)).toEqual([])
  expect(found(logged)).toEqual([])
  expect(found([{ ...localStorage }, { ...sessionStorage }, document.cookie])).toEqual([])
  expect(found([window.location.href, window.history.state])).toEqual([])

  expect(watch.actions.length).toBeGreaterThan(10)
  expect(found(watch)).toEqual([])
  const { accessToken, refreshToken } = JSON.parse(localStorage.getItem('user') ?? '{}')
  expect(JSON.stringify(watch)).not.toContain(accessToken)
  expect(JSON.stringify(watch)).not.toContain(refreshToken)
  // The record is complete: it contains the call, with its secret hidden.
  expect(watch.actions.join()).toContain('"originalArgs":{"jwt":"•••","password":"•••"}')
})

it('the password of a new member is neither in the store nor in a storage, whether accepted or refused', async () => {
  const watch = watchStores()
  const app = await renderApp({ at: '/registration/member' })
  const states: string[] = []
  app.store.subscribe(() => void states.push(JSON.stringify(app.store.getState())))
  const typed = {
    'First name': 'Mina',
    'Last name': 'Karimi',
    'E-mail': sara,
    'Confirm e-mail': sara,
    Password: 'member-2027',
  }
  for (const [label, text] of Object.entries(typed)) {
    await app.user.click(await screen.findByLabelText(label))
    await app.user.paste(text)
  }
  const submit = screen.getByRole('button', { name: 'Become a member' })
  await app.user.click(submit)
  const refusal = await screen.findByRole('dialog', { name: 'Something went wrong!' })
  // After a refusal the typed values are still there; the password is in its field alone.
  expect(screen.getByLabelText('Password')).toHaveValue('member-2027')
  expect(found([{ ...localStorage }, { ...sessionStorage }, document.cookie])).toEqual([])
  await app.user.click(within(refusal).getByRole('button', { name: 'Close' }))
  for (const label of ['E-mail', 'Confirm e-mail']) {
    await app.user.clear(screen.getByLabelText(label))
    await app.user.type(screen.getByLabelText(label), 'mina@example.org')
  }
  await app.user.click(submit)
  await screen.findByRole('dialog', { name: 'Registration successful!' })

  expect(states.length).toBeGreaterThan(2)
  expect(found([states, watch])).toEqual([])
  expect(found([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.history.state])).toEqual(
    [],
  )
  expect(watch.actions.join()).toContain('"password":"•••"')
})
