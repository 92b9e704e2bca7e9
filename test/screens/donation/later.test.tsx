import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { omid } from '../../helpers/renderApp'
import { cardForm, dialog, donate, freshDevice, openDonation } from './donationPage'

vi.mock('@/integrations/cards/loadCards', () => import('./fakeCards'))
vi.mock('@/screens/donation/leaveFor', () => ({ leaveFor: vi.fn(), reload: vi.fn() }))

beforeEach(freshDevice)

const PLACE = 'donation:u-002'

/** Omid has paid 12 dollars a month, and has left the page before he read the thanks. */
function leftUnthanked() {
  const changedAt = Date.now() - 60_000
  const attempt = { key: 'k1', userId: 'u-002', interval: 'month', amount: 12, tries: 1, stage: 'succeeded' }
  localStorage.setItem(PLACE, JSON.stringify({ attempt: { ...attempt, startedAt: changedAt, changedAt } }))
}

const words = {
  en: { title: 'Thank you!', close: 'Close', profile: 'To my profile', submit: 'Donate' },
  fa: { title: 'سپاسگزاریم!', close: 'بستن', profile: 'رفتن به پروفایل', submit: 'کمک می‌کنم' },
} as const

describe('thanks on a later visit', () => {
  it.each(['en', 'fa'] as const)(
    'can be closed, and the donor continues with her new choice, in %s',
    async (language) => {
      const { title, close, profile, submit } = words[language]
      leftUnthanked()
      const app = await openDonation({ at: '/donation?price=20&interval=week', as: omid, language })
      const thanks = await dialog(title)
      expect(thanks.getByRole('button', { name: profile })).toBeVisible()
      await app.user.click(thanks.getByRole('button', { name: close }))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(window.location.pathname + window.location.search).toBe('/donation?price=20&interval=week')
      expect(document.querySelector('[name=quick][value="20"]')).toBeChecked()
      await app.user.click(screen.getByRole('button', { name: submit }))
      expect(await screen.findByRole('textbox', { name: 'card' })).toBeVisible()
    },
  )

  it('close by Escape, too, and this tab keeps its choice', async () => {
    leftUnthanked()
    sessionStorage.setItem('donation:choice', JSON.stringify({ interval: 'one-time', amount: '50' }))
    const app = await openDonation({ at: '/donation', as: omid })
    await dialog('Thank you!')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.pathname).toBe('/donation')
    expect(screen.getByRole('radio', { name: '$50' })).toBeChecked()
    expect(localStorage.getItem(PLACE)).toContain('isHeard')
  })

  it('offer a link to the profile', async () => {
    leftUnthanked()
    const app = await openDonation({ at: '/donation', as: omid })
    await app.user.click((await dialog('Thank you!')).getByRole('button', { name: 'To my profile' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/profile'))
    expect(localStorage.getItem(PLACE)).toContain('isHeard')
  })
})

it('the thanks right after a payment lead only to the profile, also by Escape', async () => {
  const app = await openDonation({ at: '/donation?interval=month', as: omid })
  await donate(app)
  const { field, pay } = await cardForm()
  await app.user.type(field, '4242424242424242')
  await app.user.click(pay)
  const thanks = await dialog('Thank you!')
  expect(thanks.getAllByRole('button')).toHaveLength(1)
  await app.user.keyboard('{Escape}')
  await waitFor(() => expect(window.location.pathname).toBe('/user/profile'))
})
