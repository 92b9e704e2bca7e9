import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, onTestFinished } from 'vitest'
import { config } from '@/lib/config/config'
import { openMenuOf } from '../../helpers/menus'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { topBar } from '../../helpers/topBar'

async function openAccount(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await openMenuOf(await screen.findByRole('button', { name: /Your account ?Sara/ }), user)
  return within(screen.getByRole('menu', { name: /Your account/ }))
}

const linkIn = (item: HTMLElement | undefined) => within(item as HTMLElement).getByRole('link')

describe('the account area', () => {
  it('signed out: shows links to member registration and sign-in', async () => {
    await renderApp({ at: '/about-us' })
    expect(await topBar().findByRole('link', { name: 'Become a member' })).toHaveAttribute(
      'href',
      '/registration/member',
    )
    expect(topBar().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin')
  })

  it('session unconfirmed: shows neither links nor menu, but that the session is checked', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.post('*/api/auth/getUser', async () => {
        await asked
        return HttpResponse.json({ id: 'x', firstName: 'Sara', lastName: 'A', email: sara })
      }),
    )
    await renderApp({ at: '/about-us', as: sara })
    expect(await screen.findByText('Checking who is signed in…')).toBeInTheDocument()
    expect(topBar().queryByRole('button', { name: /Your account/ })).toBeNull()
    answer()
    expect(await topBar().findByRole('button', { name: /Your account/ })).toBeVisible()
    expect(screen.queryByText('Checking who is signed in…')).toBeNull()
  })

  it('signed in: shows an avatar with a menu of Profile, My courses and Logout', async () => {
    const { user } = await renderApp({ at: '/about-us', as: sara })
    const menu = await openAccount(user)
    expect(linkIn(menu.getByRole('menuitem', { name: 'Profile' }))).toHaveAttribute('href', '/user/profile')
    expect(linkIn(menu.getByRole('menuitem', { name: 'My courses' }))).toHaveAttribute('href', '/my-courses')
    expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  })

  it('Logout clears the user and leads to /, also from a guarded page', async () => {
    const { user, store } = await renderApp({ at: '/user/profile', as: sara })
    const menu = await openAccount(user)
    await user.click(menu.getByRole('menuitem', { name: 'Logout' }))
    expect(await topBar().findByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(window.location.pathname).toBe('/')
    expect(store.getState().session.record).toBeNull()
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
  })

  it('without an avatar service: shows the initial, and requests no picture', async () => {
    await renderApp({ at: '/about-us', as: sara })
    const button = await screen.findByRole('button', { name: /Your account ?Sara/ })
    // Ant Design shows the initial once it has measured it.
    await waitFor(() => expect(within(button).getByText('S')).toBeVisible())
    expect(button.querySelector('img')).toBeNull()
  })

  it('with an avatar service: requests a picture for the first name, and shows the initial if that fails', async () => {
    config.avatarUrl = 'https://avatars.example.org/svg'
    onTestFinished(() => {
      config.avatarUrl = ''
    })
    await renderApp({ at: '/about-us', as: sara })
    const button = await screen.findByRole('button', { name: /Your account ?Sara/ })
    const picture = button.querySelector('img')
    expect(picture).toHaveAttribute('src', 'https://avatars.example.org/svg?seed=Sara')
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(picture).toHaveAttribute('alt', '')
    if (picture) fireEvent.error(picture)
    await waitFor(() => expect(within(button).getByText('S')).toBeVisible())
    expect(button.querySelector('img')).toBeNull()
  })
})

describe('the account menu by keyboard', () => {
  it('moves through its items in a circle with the arrow keys, and to the ends with Home and End', async () => {
    const { user } = await renderApp({ at: '/about-us', as: sara })
    const menu = await openAccount(user)
    const [profile, courses, logout] = menu.getAllByRole('menuitem')
    expect(linkIn(profile)).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(linkIn(courses)).toHaveFocus())
    await user.keyboard('{End}')
    await waitFor(() => expect(logout).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(linkIn(profile)).toHaveFocus())
    await user.keyboard('{ArrowUp}')
    await waitFor(() => expect(logout).toHaveFocus())
    await user.keyboard('{Home}')
    await waitFor(() => expect(linkIn(profile)).toHaveFocus())
  })

  it('closes on Escape and returns the focus to its button', async () => {
    const { user } = await renderApp({ at: '/about-us', as: sara })
    await openAccount(user)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(screen.getByRole('button', { name: /Your account/ })).toHaveFocus()
  })

  it.each(['{Enter}', ' '])('follows a link on "%s"', async (key) => {
    const { user } = await renderApp({ at: '/about-us', as: sara })
    await openAccount(user)
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('link', { name: 'My courses' })).toHaveFocus())
    await user.keyboard(key)
    await waitFor(() => expect(window.location.pathname).toBe('/my-courses'))
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
