import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openMenuOf } from '../../helpers/menus'
import { renderApp, sara } from '../../helpers/renderApp'

const menuButton = () => screen.getByRole('button', { name: 'Menu' })
const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }))
const labels = () =>
  menu()
    .queryAllByRole('link')
    .map((link) => link.textContent)

const mainItems = ['Courses', 'Our works', 'About us', 'Blog', 'Contact us']

describe('the dropdown below 768px', () => {
  it('has the menu, student registration, sign-in, member registration and donation for a visitor', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await screen.findByRole('link', { name: 'Sign in' })
    await openMenuOf(menuButton(), user)
    expect(labels()).toEqual([...mainItems, 'Become a student', 'Sign in', 'Become a member', 'Donate'])
  })

  it('has the menu and donation for a signed-in user', async () => {
    const { user } = await renderApp({ at: '/about-us', as: sara })
    await screen.findByRole('button', { name: /Your account/ })
    await openMenuOf(menuButton(), user)
    expect(labels()).toEqual([...mainItems, 'Donate'])
  })

  it('closes on Escape with the focus on its button, on a click outside, and when it loses the focus', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await openMenuOf(menuButton(), user)
    await user.keyboard('{ArrowDown}{Escape}')
    expect(labels()).toEqual([])
    expect(menuButton()).toHaveFocus()
    await openMenuOf(menuButton(), user)
    await user.click(screen.getByText(/All rights reserved/))
    expect(labels()).toEqual([])
    await openMenuOf(menuButton(), user)
    act(() => menu().getByRole('link', { name: 'Donate' }).focus())
    await user.tab()
    expect(labels()).toEqual([])
  })

  it('closes when one of its links is followed', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await openMenuOf(menuButton(), user)
    await user.click(menu().getByRole('link', { name: 'Blog' }))
    expect(window.location.pathname).toBe('/blogs')
    expect(labels()).toEqual([])
  })
})
