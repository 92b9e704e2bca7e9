import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderApp } from '../helpers/renderApp'
import { fillIn, good, listening, press } from './contactForm'

const picker = () => screen.findByRole('combobox', { name: 'Country code' })
const options = () => within(screen.getByRole('listbox', { name: 'Country code' })).getAllByRole('option')

describe('the country code of a phone number', () => {
  it.each([
    ['en', 'Country code', '+45'],
    ['fa', 'کد کشور', '+۹۸'],
  ] as const)('starts with the code of the language (%s)', async (language, name, code) => {
    await renderApp({ at: '/contact-us', language })
    expect(await screen.findByRole('combobox', { name })).toHaveValue(code)
  })

  it('opens and moves by arrow keys, and is chosen by Enter without sending the form', async () => {
    const bodies = listening()
    const { user } = await renderApp({ at: '/contact-us' })
    await fillIn(user, good)
    await user.click(await screen.findByLabelText('E-mail'))
    await user.tab()
    expect(await picker()).toHaveFocus()
    expect(await picker()).toHaveAttribute('aria-expanded', 'false')
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('option', { name: /Denmark/, selected: true })).toBeVisible()
    expect(await picker()).toHaveAttribute(
      'aria-activedescendant',
      within(screen.getByRole('listbox')).getByRole('option', { selected: true }).id,
    )
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Enter}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(await picker()).toHaveValue('+253')
    expect(bodies).toEqual([])
    await press(user)
    await screen.findByRole('dialog')
    expect(bodies).toMatchObject([{ phoneNumber: '+25320123456' }])
  })

  it('is found by a name in either language; arrow keys wrap around the matches', async () => {
    const { user } = await renderApp({ at: '/contact-us' })
    await user.click(await picker())
    await waitFor(() => expect(options().length).toBeGreaterThan(200))
    await user.keyboard('آلمان')
    await waitFor(() => expect(options()).toHaveLength(1))
    expect(options()[0]).toHaveTextContent('Germany+49')
    await user.clear(await picker())
    await user.type(await picker(), 'guinea')
    await waitFor(() => expect(options()).toHaveLength(4))
    await user.keyboard('{ArrowUp}')
    expect(await picker()).toHaveAttribute('aria-activedescendant', options().at(-1)?.id)
    await user.keyboard('{ArrowDown}')
    expect(await picker()).toHaveAttribute('aria-activedescendant', options()[0]?.id)
  })

  it('is chosen by a press, and the field keeps the focus', async () => {
    const { user } = await renderApp({ at: '/contact-us' })
    await user.click(await picker())
    await user.click(await screen.findByRole('option', { name: /Iceland/ }))
    expect(await picker()).toHaveValue('+354')
    expect(await picker()).toHaveFocus()
  })

  it('returns to the earlier code at Escape, which closes the list', async () => {
    const { user } = await renderApp({ at: '/contact-us' })
    await user.click(await picker())
    await user.keyboard('swe{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(await picker()).toHaveValue('+45')
  })

  it.each([
    ['+46', '+46'],
    ['0046', '+46'],
    ['۴۶', '+46'],
    ['sweden', '+46'],
    ['swe', '+46'],
    ['united', '+45'],
    ['+999', '+45'],
    ['nowhere', '+45'],
    ['   ', '+45'],
  ])('typed as %j becomes %s when the field is left', async (typed, code) => {
    const { user } = await renderApp({ at: '/contact-us' })
    await user.click(await picker())
    await screen.findByRole('option', { name: /Denmark/ })
    await user.clear(await picker())
    await user.type(await picker(), typed)
    await user.tab()
    expect(await picker()).toHaveValue(code)
  })

  it("shows 'No country found!' if none matches", async () => {
    const { user } = await renderApp({ at: '/contact-us' })
    await user.click(await picker())
    await screen.findByRole('option', { name: /Denmark/ })
    await user.clear(await picker())
    await user.type(await picker(), 'nowhere')
    expect(await screen.findByText('No country found!')).toBeVisible()
    expect(await picker()).not.toHaveAttribute('aria-activedescendant')
  })

  it('can be typed if the list of countries cannot be loaded', async () => {
    vi.doMock('@/forms/phone/phoneCountries', () => {
      throw new Error('offline')
    })
    vi.resetModules()
    const { renderApp: renderFreshApp } = await import('../helpers/renderApp')
    const { user } = await renderFreshApp({ at: '/contact-us' })
    await user.click(await picker())
    expect(
      await screen.findByText(/^The countries could not be loaded\. You can type the code/),
    ).toBeVisible()
    await user.clear(await picker())
    await user.type(await picker(), '+46')
    await user.tab()
    expect(await picker()).toHaveValue('+46')
    vi.doUnmock('@/forms/phone/phoneCountries')
  })
})
