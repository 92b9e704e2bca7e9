import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { i18next, textForMissingKey } from '@/lib/i18n/i18n'
import { selectDirection, selectLanguage } from '@/state/language/selectors'
import { languageChosen } from '@/state/language/slice'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { renderApp } from '../../helpers/renderApp'

describe('choosing a language', () => {
  it('sets the direction and lang of the page, the texts and the cookie i18next, without a reload', async () => {
    const { store } = await renderApp({ at: '/signin' })
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    store.dispatch(languageChosen('fa'))
    expect(await screen.findByRole('heading', { name: 'ورود' })).toBeVisible()
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(document.documentElement).toHaveAttribute('lang', 'fa')
    expect(document.cookie).toContain('i18next=fa')
    expect([selectLanguage(store.getState()), selectDirection(store.getState())]).toEqual(['fa', 'rtl'])
    store.dispatch(languageChosen('en'))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('dir', 'ltr'))
    expect(document.cookie).toContain('i18next=en')
  })

  it('applies the newest of two quick choices', async () => {
    const { store } = await renderApp({ at: '/signin' })
    store.dispatch(languageChosen('fa'))
    store.dispatch(languageChosen('en'))
    await waitFor(() => expect(i18next.language).toBe('en'))
    expect(document.documentElement).toHaveAttribute('lang', 'en')
  })

  it("clears the translation widget's googtrans cookie", async () => {
    document.cookie = 'googtrans=/en/de; path=/'
    const { store } = await renderApp({ at: '/signin' })
    store.dispatch(languageChosen('fa'))
    await waitFor(() => expect(document.cookie).not.toContain('googtrans'))
  })
})

describe('a missing translation key', () => {
  it('logs a warning, and shows its last segment in words', () => {
    expectOnConsole(/Missing translation: a\.b\.paymentHistory/)
    expect(textForMissingKey('a.b.paymentHistory')).toBe('Payment History')
  })

  it('logs a warning, and shows the English text if there is one', () => {
    expectOnConsole(/Missing translation: a\.b/)
    expect(textForMissingKey('a.b', 'Email is required')).toBe('Email is required')
  })
})
