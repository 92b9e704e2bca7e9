import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { choiceSent } from '@/state/donation/choice'
import { renderApp } from '../../helpers/renderApp'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const sentences = {
  en: 'To give $20 every month you need an account first.',
  fa: 'برای اینکه هر ماه ۲۰ دلار کمک کنید، اول حساب لازم است.',
}
const sentence = (language: 'en' | 'fa') => screen.findByText((text) => text.startsWith(sentences[language]))

describe('a visitor whom the donation page has sent to register', () => {
  it.each([
    ['en', 'Donate'],
    ['fa', 'کمک می‌کنم'],
  ] as const)('reads above the form why an account is needed, in %s', async (language, donate) => {
    const { user } = await renderApp({ at: '/donation?interval=month&price=20', language })
    await user.click(await screen.findByRole('button', { name: donate }))
    const hint = await sentence(language)
    expect(window.location.pathname).toBe('/registration/member')
    expect(hint.closest('main')).not.toBeNull()
  })

  it('reads the reason after a reload of this tab; a visitor who came by herself does not', async () => {
    choiceSent({ interval: 'month', amount: '20' })
    const sent = await renderApp({ at: '/registration/member' })
    expect(await sentence('en')).toBeVisible()
    sent.unmount()
    sessionStorage.clear()
    await renderApp({ at: '/registration/member' })
    await screen.findByLabelText('First name')
    expect(screen.queryByText(/you need an account first/)).toBeNull()
  })
})
