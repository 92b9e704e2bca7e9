import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { noteKeyOf } from '@/state/donation/notes'
import { selectDonationFailure, selectDonationNews } from '@/state/donation/selectors'
import { failed, failureHeard } from '@/state/donation/slice'
import { comeBack, give, hear } from '@/state/donation/thunks'
import { monthly, once, openPage, serverSays, state, store, userId } from './page'

const charged = (key: string) => {
  const now = Date.now()
  const attempt = { ...monthly, key, userId, tries: 1, stage: 'succeeded', startedAt: now, changedAt: now }
  localStorage.setItem(noteKeyOf(userId), JSON.stringify({ attempt }))
  window.dispatchEvent(new StorageEvent('storage', { key: noteKeyOf(userId) }))
}
const noted = () => JSON.parse(localStorage.getItem(noteKeyOf(userId)) ?? '{}')

describe('only what was shown counts as read', () => {
  it('an error that is closed leaves the thanks behind it to be read', async () => {
    await openPage()
    charged('key-1')
    await openPage()
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', key: 'key-1' })
    store.dispatch(failed({ kind: 'other-tab' }))
    store.dispatch(failureHeard())
    expect(selectDonationFailure(state())).toBeNull()
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', key: 'key-1' })
    expect(noted().isHeard).toBeUndefined()
  })

  it('what came in the place of the news that stood there is not taken for read', async () => {
    await openPage()
    charged('key-1')
    await openPage()
    store.dispatch(hear({ kind: 'canceled' }))
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', key: 'key-1' })
    expect(noted().isHeard).toBeUndefined()
  })

  it('what she gave as a visitor is no word on her own donation: that is told next', async () => {
    serverSays(() => HttpResponse.json({ data: 'https://pay.example.org/1' }), 'getPaymentLink')
    await openPage(null)
    await store.dispatch(give(once))
    await openPage()
    charged('own')
    await store.dispatch(comeBack(true))
    const news = selectDonationNews(state())
    expect(news).toMatchObject({ kind: 'succeeded', cents: 2000 })
    if (news) store.dispatch(hear(news))
    expect(noted().isHeard).toBeUndefined()
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', key: 'own' })
  })
})
