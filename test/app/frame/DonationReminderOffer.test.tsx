import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LanguageCode } from '@/lib/i18n/language'
import { choiceSent } from '@/state/donation/choice'
import { bindReminder, reminderFor } from '@/state/donation/reminder'
import { lena, omid, renderApp, sara } from '../../helpers/renderApp'

const sentence = 'You wanted to give $20 every month. Your choice is kept.'

/** A visitor is sent to register, and does. */
function register(email: string) {
  choiceSent({ interval: 'month', amount: '20' })
  bindReminder(email)
}

/**
 * Omid wanted to give on this device, has registered, and comes back in another tab by the link of an
 * e-mail.
 */
beforeEach(() => {
  localStorage.clear()
  register(omid)
  sessionStorage.clear()
})

type Visit = { at?: string; as?: string | null; language?: LanguageCode }

/** Opens a page and waits until its user is known. */
async function open({ at = '/', as = omid, language = 'en' }: Visit = {}) {
  const app = await renderApp({ at, as, language })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('button', { name: /Your account|حساب/ })
  return app
}

/** The reminder would appear with the account, which is known by now. */
const expectNone = () => expect(screen.queryByText(sentence)).toBeNull()

describe('the donation reminder of a user who had to register first', () => {
  it('shows on the page after sign-in, and leads back to the order', async () => {
    const { user } = await renderApp({ at: '/signin' })
    await user.type(await screen.findByLabelText('E-mail'), omid)
    await user.type(screen.getByLabelText('Password'), 'start-2026')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Logged In Successfully')).toBeVisible()
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(window.location.pathname).toBe('/')
    expect(screen.getByText(sentence).closest('[role=status]')).not.toBeNull()

    await user.click(screen.getByRole('link', { name: 'Go on with it' }))
    expect(window.location.pathname + window.location.search).toBe('/donation?price=20&interval=month')
    expect(await screen.findByRole('radio', { name: 'Every month' })).toBeChecked()
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it('shows once', async () => {
    const { unmount } = await open()
    expect(await screen.findByText(sentence)).toBeVisible()
    unmount()
    await open()
    expectNone()
  })

  it('can be closed, and the donation page of this tab still has the order', async () => {
    const { user } = await open()
    await screen.findByText(sentence)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(sentence)).toBeNull()
    await user.click(screen.getAllByRole('link', { name: 'Donate' })[0] as HTMLElement)
    expect(await screen.findByRole('radio', { name: 'Every month' })).toBeChecked()
  })

  it('shows on the home page only, and disappears when the user leaves it', async () => {
    const { user } = await open({ at: '/faqs' })
    expectNone()
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    expect(await screen.findByText(sentence)).toBeVisible()
    await user.click(screen.getAllByRole('link', { name: 'FAQs' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  })

  it('is in the language of the page, with its digits', async () => {
    await open({ language: 'fa' })
    expect(await screen.findByText('می‌خواستید هر ماه ۲۰ دلار کمک کنید. انتخابتان محفوظ است.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'ادامه می‌دهم' })).toHaveAttribute(
      'href',
      '/donation?price=20&interval=month',
    )
  })

  it('does not show to a user who has a regular donation already', async () => {
    register(sara)
    await open({ as: sara })
    expectNone()
  })

  it('does not show to another account, which does not remove it either', async () => {
    const { unmount } = await open({ as: lena })
    expectNone()
    unmount()
    await open()
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('is kept until a page has shown it, then removed', async () => {
    const { user } = await open({ at: '/faqs' })
    expect(reminderFor(omid)).toBeDefined()
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(reminderFor(omid)).toBeUndefined()
    // A page that has been open all the while does not show it a second time.
    await user.click(screen.getAllByRole('link', { name: 'FAQs' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expectNone()
  })
})

describe('the donation reminder of a visitor who did not register', () => {
  beforeEach(() => {
    localStorage.clear()
    choiceSent({ interval: 'month', amount: '20' })
  })

  it('does not show to the user who signs in next, although this tab still has the order', async () => {
    const { user } = await open()
    expectNone()
    await user.click(screen.getAllByRole('link', { name: 'Donate' })[0] as HTMLElement)
    expect(await screen.findByRole('radio', { name: 'Every month' })).toBeChecked()
  })

  it('is not bound to a visitor who registers after another user has signed in here', async () => {
    await open()
    bindReminder(lena)
    expect(reminderFor(lena)).toBeUndefined()
  })
})
