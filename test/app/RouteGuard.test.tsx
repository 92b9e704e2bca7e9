import { render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { RouteGuard } from '@/app/RouteGuard'
import { storedSessionRead } from '@/state/session/slice'
import { createStore } from '@/state/store'
import { expectOnConsole } from '../helpers/consoleGuard'
import { server } from '../helpers/mockApi'
import { renderApp, sara, visitor } from '../helpers/renderApp'

const record = { accessToken: 'a', refreshToken: 'r', userId: 'u-1' }
const user = { id: 'u-1', firstName: 'Sara', lastName: 'K', email: 'sara@example.org' }

function renderGuard(mode: 'redirectOnLogin' | 'redirectOnNotLogin' | undefined, isSignedIn: boolean) {
  const store = createStore()
  store.dispatch(storedSessionRead(isSignedIn ? { record, remember: true } : null))
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/inside']}>
        <Routes>
          <Route path="/" element={<p>home</p>} />
          <Route element={<RouteGuard mode={mode} />}>
            <Route path="/inside" element={<p>inside</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
  return store
}

describe('the route guard', () => {
  it.each([
    [undefined, true, 'home'],
    [undefined, false, 'inside'],
    ['redirectOnLogin', true, 'home'],
    ['redirectOnLogin', false, 'inside'],
    ['redirectOnNotLogin', true, 'inside'],
    ['redirectOnNotLogin', false, 'home'],
  ] as const)('mode %s, signed in %s: %s', async (mode, isSignedIn, place) => {
    server.use(http.post('*/api/auth/getUser', () => HttpResponse.json(user)))
    renderGuard(mode, isSignedIn)
    expect(await screen.findByText(place)).toBeVisible()
  })

  it('calls getUser for a signed-in user, and removes the session and redirects when the call fails', async () => {
    expectOnConsole(/could not be confirmed/)
    server.use(http.post('*/api/auth/getUser', () => HttpResponse.json({ message: 'Who?' }, { status: 404 })))
    const store = renderGuard('redirectOnNotLogin', true)
    expect(await screen.findByText('home')).toBeVisible()
    expect(store.getState().session.record).toBeNull()
  })
})

describe('the guarded profile', () => {
  it('redirects a visitor to sign-in and back afterwards', async () => {
    const { user } = await renderApp({ at: '/user/profile', as: visitor })
    await user.type(await screen.findByLabelText('E-mail'), sara)
    await user.type(screen.getByLabelText('Password'), 'learn-2026')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/profile'))
  })

  it('opens for a signed-in user', async () => {
    await renderApp({ at: '/user', as: sara })
    await waitFor(() => expect(window.location.pathname).toBe('/user/profile'))
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })
})

describe('a 401 while the site is used', () => {
  it('ends the session once, says so, and sign-in leads back to the same page', async () => {
    server.use(
      http.get(
        '*/api/enrollment/my-courses',
        () => HttpResponse.json({ message: 'Expired' }, { status: 401 }),
        {
          once: true,
        },
      ),
    )
    const { user } = await renderApp({ at: '/my-courses', as: sara })
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible()
    expect(localStorage.getItem('user')).toBeNull()
    await user.type(await screen.findByLabelText('E-mail'), sara)
    await user.type(screen.getByLabelText('Password'), 'learn-2026')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(window.location.pathname).toBe('/my-courses'))
  })
})
