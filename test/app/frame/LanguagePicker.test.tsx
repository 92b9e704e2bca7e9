import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openMenuOf } from '../../helpers/menus'
import { renderApp, sara } from '../../helpers/renderApp'

const pickerButton = () => screen.getByRole('button', { name: /^(Language|زبان):/ })

async function renderWithOpenPicker(at = '/about-us') {
  const app = await renderApp({ at })
  await openMenuOf(pickerButton(), app.user)
  return app
}

describe('the language picker', () => {
  it('is a dropdown of languages with their flags, the current one checked', async () => {
    await renderWithOpenPicker()
    const menu = within(screen.getByRole('menu'))
    for (const [name, code, isShown] of [
      ['English', 'en', 'true'],
      ['فارسی', 'fa', 'false'],
    ] as const) {
      const item = menu.getByRole('menuitemradio', { name })
      expect(item).toHaveAttribute('aria-checked', isShown)
      expect(item.querySelector('img')).toHaveAttribute('src', `/static/images/flags/${code}.png`)
    }
    expect(pickerButton()).toHaveAttribute('aria-expanded', 'true')
  })

  it('closes on Escape, and the focus returns to its button', async () => {
    const { user } = await renderWithOpenPicker()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(pickerButton()).toHaveFocus()
  })

  it('closes on Tab, which moves the focus on', async () => {
    const { user } = await renderWithOpenPicker()
    await user.tab()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
    expect(pickerButton()).not.toHaveFocus()
  })

  it('closes on Shift and Tab as well', async () => {
    const { user } = await renderWithOpenPicker()
    await user.tab({ shift: true })
    expect(screen.queryByRole('menu')).toBeNull()
    expect(pickerButton()).not.toHaveFocus()
  })

  it('closes on a click outside', async () => {
    const { user } = await renderWithOpenPicker()
    await user.click(screen.getByText(/All rights reserved/))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('closes on a second press of its button', async () => {
    const { user } = await renderWithOpenPicker()
    await user.click(pickerButton())
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('opens at its first or last entry by an arrow key', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    act(() => pickerButton().focus())
    await user.keyboard('{ArrowUp}')
    const last = await screen.findByRole('menuitem', { name: 'More languages…' })
    await waitFor(() => expect(last).toHaveFocus())
    await user.keyboard('{Escape}{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus())
  })

  it('sets lang, direction and the cookie, and translates the page without a reload', async () => {
    const { user } = await renderWithOpenPicker()
    await user.click(screen.getByRole('menuitemradio', { name: 'فارسی' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'دربارهٔ ما' })).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'fa')
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(document.cookie).toContain('i18next=fa')
    expect(pickerButton()).toHaveFocus()
  })

  it('keeps typed text on a switch of language', async () => {
    const { user } = await renderApp({ at: '/signin' })
    const email = await screen.findByRole('textbox', { name: /e-mail/i })
    await user.type(email, sara)
    await openMenuOf(pickerButton(), user)
    await user.click(screen.getByRole('menuitemradio', { name: 'فارسی' }))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'fa'))
    expect(email).toBeInTheDocument()
    expect(email).toHaveValue(sara)
  })
})
