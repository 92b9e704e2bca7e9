import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { giveLocks } from '../../helpers/locks'
import { omid } from '../../helpers/renderApp'
import { dialog, freshDevice, openDonation } from './donationPage'

vi.mock('@/integrations/cards/loadCards', () => import('./fakeCards'))
vi.mock('@/screens/donation/leaveFor', () => ({ leaveFor: vi.fn() }))

beforeEach(freshDevice)

const PLACE = 'donation:u-002'

/** Another tab of the same donor has reached this stage with 30 dollars a month. */
function otherTab(stage: 'confirming' | 'succeeded') {
  const now = Date.now()
  const attempt = { key: 'other', userId: 'u-002', interval: 'month', amount: 30, tries: 1, stage }
  const stored = { attempt: { ...attempt, startedAt: now, changedAt: now } }
  return act(async () => {
    localStorage.setItem(PLACE, JSON.stringify(stored))
    window.dispatchEvent(new StorageEvent('storage', { key: PLACE }))
  })
}

/** Another tab holds the lock of donations. */
function lockDonations() {
  giveLocks({
    request: async (name: string, _how: unknown, hold: (lock: null) => unknown) =>
      name === 'donation' ? hold(null) : new Promise(() => {}),
  })
}

describe('two tabs', () => {
  it('closing an error shows the thanks next, which count as seen only when they are closed', async () => {
    const app = await openDonation({ at: '/donation?interval=month', as: omid })
    await otherTab('confirming')
    lockDonations()
    await app.user.click(await screen.findByRole('button', { name: 'Check again' }))
    const error = await dialog('Error')
    expect(error.getByText(/^Another tab of this browser/)).toBeVisible()
    await otherTab('succeeded')
    await app.user.click(error.getByRole('button', { name: 'Close' }))
    const thanks = await dialog('Thank you!')
    expect(thanks.getByText(/^Your donation of \$30 has arrived\./)).toBeVisible()
    expect(localStorage.getItem(PLACE)).not.toContain('isHeard')
    await app.user.click(thanks.getByRole('button', { name: 'To my profile' }))
    expect(localStorage.getItem(PLACE)).toContain('isHeard')
  })
})
