import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../helpers/renderApp'

const widgetScript = () => document.querySelector<HTMLScriptElement>('script[src*="translate_a/element.js"]')

afterEach(() => widgetScript()?.remove())

async function askForMoreLanguages() {
  const app = await renderApp({ at: '/about-us' })
  expect(widgetScript()).toBeNull()
  await app.user.click(screen.getByRole('button', { name: /^Language:/ }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'More languages…' }))
  await waitFor(() => expect(widgetScript()).not.toBeNull())
  return app
}

describe('machine translation', () => {
  it('loads on request, and shows a message if the service fails', async () => {
    const { user } = await askForMoreLanguages()
    const script = widgetScript()
    expect(new URL(script?.src ?? '').searchParams.get('cb')).toBe('googleTranslateElementInit')
    expect(screen.getByText('The translation service is being loaded…')).toBeVisible()
    if (script) fireEvent.error(script)
    expect(await screen.findByText(/cannot be reached right now/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: 'Machine translation' })).toBeNull()
  })

  it('shows the widget once its script has called back, and closes on a switch of language', async () => {
    const TranslateElement = vi.fn()
    const { user } = await askForMoreLanguages()
    vi.stubGlobal('google', { translate: { TranslateElement } })
    await act(async () => window.googleTranslateElementInit?.())
    expect(await screen.findByText(/Translated by a machine/)).toBeVisible()
    const [options, containerId] = TranslateElement.mock.lastCall ?? []
    expect(options).toEqual({ pageLanguage: 'en' })
    expect(document.getElementById(containerId)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Language:/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'فارسی' }))
    expect(screen.queryByText(/Translated by a machine/)).toBeNull()
  })
})
