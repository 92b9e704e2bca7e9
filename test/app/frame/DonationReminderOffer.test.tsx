import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LanguageCode } from '@/lib/i18n/language'
import { choiceSent } from '@/state/donation/choice'
import { bindReminder, reminderFor } from '@/state/donation/reminder'
import { lena, omid, renderApp, sara } from '../../helpers/renderApp'

const sentence = 'You wanted to give $20 every month. Your choice is kept.'

/** Somebody is sent to register, and does. */
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

/** A page is there, and with it whoever is signed in. */
async function open({ at = '/', as = omid, language = 'en' }: Visit = {}) {
  const app = await renderApp({ at, as, language })
  await screen.findByRole('heading', { level: 1 })
  await screen.findByRole('button', { name: /Your account|حساب/ })
  return app
}

/** It would come with the account, which is there by now. */
const expectNone = () => expect(screen.queryByText(sentence)).toBeNull()

describe('a user who chose a regular donation and had to register first', () => {
  it('is reminded where sign-in leads her, and goes on with her choice', async () => {
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

  it('is reminded once', async () => {
    const { unmount } = await open()
    expect(await screen.findByText(sentence)).toBeVisible()
    unmount()
    await open()
    expectNone()
  })

  it('can put it away, and finds her choice on the donation page of this tab all the same', async () => {
    const { user } = await open()
    await screen.findByText(sentence)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(sentence)).toBeNull()
    await user.click(screen.getAllByRole('link', { name: 'Donate' })[0] as HTMLElement)
    expect(await screen.findByRole('radio', { name: 'Every month' })).toBeChecked()
  })

  it('is left alone on other pages: not there, and no more once she has gone on', async () => {
    const { user } = await open({ at: '/faqs' })
    expectNone()
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    expect(await screen.findByText(sentence)).toBeVisible()
    await user.click(screen.getAllByRole('link', { name: 'FAQs' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  })

  it('reads it in her language, with its digits', async () => {
    await open({ language: 'fa' })
    expect(await screen.findByText('می‌خواستید هر ماه ۲۰ دلار کمک کنید. انتخابتان محفوظ است.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'ادامه می‌دهم' })).toHaveAttribute(
      'href',
      '/donation?price=20&interval=month',
    )
  })

  it('hears nothing of it where she gives regularly by now', async () => {
    register(sara)
    await open({ as: sara })
    expectNone()
  })

  it('is the only one who hears of it: another account neither claims nor removes it', async () => {
    const { unmount } = await open({ as: lena })
    expectNone()
    unmount()
    await open()
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('is reminded where it can be seen: what was not shown is told later', async () => {
    const { user } = await open({ at: '/faqs' })
    expect(reminderFor(omid)).toBeDefined()
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(reminderFor(omid)).toBeUndefined()
    // A page that has been open all the while does not tell it a second time.
    await user.click(screen.getAllByRole('link', { name: 'FAQs' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement)
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expectNone()
  })
})

describe('a user who chose a regular donation and did not register', () => {
  beforeEach(() => {
    localStorage.clear()
    choiceSent({ interval: 'month', amount: '20' })
  })

  it('is not spoken to as whoever signs in next, though in this tab the choice is found', async () => {
    const { user } = await open()
    expectNone()
    await user.click(screen.getAllByRole('link', { name: 'Donate' })[0] as HTMLElement)
    expect(await screen.findByRole('radio', { name: 'Every month' })).toBeChecked()
  })

  it('is not taken for who registers after somebody has signed in here', async () => {
    await open()
    bindReminder(lena)
    expect(reminderFor(lena)).toBeUndefined()
  })
})
