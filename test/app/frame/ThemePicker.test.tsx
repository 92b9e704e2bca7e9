import { act, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openMenuOf } from '../../helpers/menus'
import { renderApp } from '../../helpers/renderApp'

const shown = () => document.documentElement.dataset.theme

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

/** A device whose colours can change while the page is open. */
function deviceWith(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark })
  vi.stubGlobal('matchMedia', (asked: string) =>
    asked === '(prefers-color-scheme: dark)' ? query : Object.assign(new EventTarget(), { matches: false }),
  )
  return (isDarkNow: boolean) => {
    query.matches = isDarkNow
    query.dispatchEvent(new Event('change'))
  }
}

const picker = () => screen.getByRole('button', { name: /^Colours:/ })

async function choose(user: UserEvent, theme: string) {
  await openMenuOf(picker(), user)
  const choice = screen.getByRole('menuitemradio', { name: theme })
  await user.click(choice)
  expect(picker()).toHaveTextContent(theme)
  expect(picker()).toHaveFocus()
}

describe('the theme picker in the footer', () => {
  it('follows the device until a theme is chosen, and stores the choice', async () => {
    const change = deviceWith(false)
    const user = userEvent.setup()
    await renderApp({ at: '/about-us' })
    expect(picker()).toHaveTextContent('As on my device')
    change(true)
    expect(shown()).toBe('dark')

    await choose(user, 'Light')
    expect(shown()).toBe('light')
    expect(localStorage.getItem('theme')).toBe('light')
    change(true)
    expect(shown()).toBe('light')

    await choose(user, 'As on my device')
    expect(shown()).toBe('dark')
    expect(localStorage.getItem('theme')).toBeNull()
  })

  it("follows the visitor's other tabs", async () => {
    deviceWith(false)
    await renderApp({ at: '/about-us' })
    localStorage.setItem('theme', 'dark')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
    expect(shown()).toBe('dark')
    expect(picker()).toHaveTextContent('Dark')
  })

  it('treats an unknown value in the storage as no choice', async () => {
    deviceWith(true)
    localStorage.setItem('theme', '<script>')
    await renderApp({ at: '/about-us' })
    expect(picker()).toHaveTextContent('As on my device')
  })

  it('applies a theme to the open page if the browser forbids storage', async () => {
    deviceWith(false)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError')
    })
    const user = userEvent.setup()
    await renderApp({ at: '/about-us' })
    await choose(user, 'Dark')
    expect(shown()).toBe('dark')
  })
})
