import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchInstallPrompt } from '@/lib/page/installPrompt'
import { omid, renderApp, sara } from '../../helpers/renderApp'

const at = '/my-courses'
const title = 'Add Raha to this device'
const prompt = vi.fn(async () => {})

function offerFromBrowser() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(event))
  return event
}

describe('the hint that the site can be installed', () => {
  // In the product the entry of the program does this.
  beforeAll(watchInstallPrompt)
  beforeEach(() => void prompt.mockClear())

  afterEach(() => act(() => void window.dispatchEvent(new Event('appinstalled'))))

  it('shows when the browser offers to install; a press opens the dialog of the browser', async () => {
    const { user } = await renderApp({ at, as: sara })
    await screen.findAllByRole('article')
    expect(screen.queryByText(title)).toBeNull()
    expect(offerFromBrowser().defaultPrevented).toBe(true)
    expect(screen.getByText(title)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add it' }))
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(title)).toBeNull()
    offerFromBrowser()
    expect(screen.queryByText(title)).toBeNull()
  })

  it('hides when the learner closes it, and never shows again on this device', async () => {
    const { user } = await renderApp({ at, as: sara })
    await screen.findAllByRole('article')
    offerFromBrowser()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(title)).toBeNull()
    expect(prompt).not.toHaveBeenCalled()
    expect(localStorage.getItem('install-hint')).toBe('closed')
    offerFromBrowser()
    expect(screen.queryByText(title)).toBeNull()
  })

  it('does not show again after a reload, even if the learner has not answered it', async () => {
    await renderApp({ at, as: sara })
    await screen.findAllByRole('article')
    offerFromBrowser()
    expect(screen.getByText(title)).toBeVisible()
    offerFromBrowser()
    expect(screen.getByText(title)).toBeVisible()
    // A page that loads later remembers nothing but what the device has stored.
    vi.resetModules()
    const later = await import('@/lib/page/installPrompt')
    later.watchInstallPrompt()
    offerFromBrowser()
    expect(later.installPrompt.isOpen()).toBe(false)
  })

  it('hides once the site is installed', async () => {
    await renderApp({ at, as: sara })
    await screen.findAllByRole('article')
    offerFromBrowser()
    act(() => void window.dispatchEvent(new Event('appinstalled')))
    expect(screen.queryByText(title)).toBeNull()
  })

  it('does not show for a user without courses', async () => {
    await renderApp({ at, as: omid })
    await screen.findByText('You are not enrolled in a course yet.')
    offerFromBrowser()
    expect(screen.queryByText(title)).toBeNull()
  })
})
