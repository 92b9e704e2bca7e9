import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CardPayment } from '@/integrations/cards/types'
import { noteKeyOf } from '@/state/donation/notes'
import { selectDonationAttempt, selectDonationFailure, selectDonationNews } from '@/state/donation/selectors'
import { check, give, giveUp, pay } from '@/state/donation/thunks'
import {
  cardsWith,
  field,
  laterBy,
  MINUTE,
  monthly,
  once,
  openPage,
  provider,
  SECRET,
  serverSays,
  state,
  store,
  userId,
} from './page'

const lost: CardPayment = { state: 'unknown' }
const succeeded: CardPayment = { state: 'succeeded', cents: 1200 }
const declined: CardPayment = { state: 'incomplete', failure: { code: 'card_declined' } }
const another = { ...monthly, amount: 20 }

/** The server answers each key with a secret of its own, and the same key with the same. */
function secretsByKey() {
  const keys: (string | null)[] = []
  const asked = serverSays(() => {
    const key = asked.at(-1)?.key ?? null
    if (!keys.includes(key)) keys.push(key)
    const number = keys.indexOf(key) + 1
    return HttpResponse.json({ clientSecret: `pi_${number}_secret_${number}` })
  })
  return asked
}

/** The page is loaded anew, and finds this when it looks for the provider. */
async function reload(found?: ReturnType<typeof cardsWith>) {
  await openPage()
  // Whom another page has asked before is gone with it.
  if (found) await store.dispatch(check(found))
  provider.cards = found
}

describe('before another wish takes its place the provider is asked what became of a card payment', () => {
  beforeEach(async () => {
    await openPage()
    secretsByKey()
    await store.dispatch(give(monthly))
  })

  it('that was tried, after a reload, too', async () => {
    await store.dispatch(pay(cardsWith(declined), field))
    const cards = cardsWith(succeeded)
    await reload(cards)
    expect(await store.dispatch(give(another))).toEqual({ next: 'told' })
    expect(cards.retrieve).toHaveBeenCalledWith(SECRET)
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
  })

  it('of whose try the device has lost the note, as its browser was killed', async () => {
    const place = noteKeyOf(userId)
    const before = localStorage.getItem(place) ?? ''
    await store.dispatch(pay(cardsWith(lost), field))
    localStorage.setItem(place, before)
    await reload(cardsWith(succeeded))
    expect(await store.dispatch(give(another))).toEqual({ next: 'told' })
    expect(selectDonationNews(state())).toMatchObject({ kind: 'succeeded', cents: 1200 })
  })

  it('and a gift of one time waits for that as well', async () => {
    await store.dispatch(pay(cardsWith(declined), field))
    await reload(cardsWith({ state: 'processing' }))
    expect(await store.dispatch(give(once))).toEqual({ next: 'pending' })
  })

  it('of which nothing was charged: then it begins', async () => {
    await store.dispatch(pay(cardsWith(declined), field))
    await reload(cardsWith(declined))
    expect(await store.dispatch(give(another))).toEqual({ next: 'card' })
    expect(selectDonationAttempt(state())).toMatchObject({ amount: 20, stage: 'card' })
  })

  it('of which another tab has begun a try while it was asked, where the browser has no locks: then nothing else begins', async () => {
    await store.dispatch(pay(cardsWith(declined), field))
    await reload(cardsWith(declined))
    const place = noteKeyOf(userId)
    const asked = cardsWith(declined)
    asked.retrieve.mockImplementation(async () => {
      const { attempt } = JSON.parse(localStorage.getItem(place) ?? '{}')
      const tried = { ...attempt, stage: 'confirming', changedAt: Date.now(), tries: 2 }
      localStorage.setItem(place, JSON.stringify({ attempt: tried }))
      return declined
    })
    await store.dispatch(check(asked))
    provider.cards = asked
    expect(await store.dispatch(give(another))).toEqual({ next: 'pending' })
    expect(selectDonationAttempt(state())).toMatchObject({ amount: 12, stage: 'confirming' })
  })

  it('but not where this page has opened it, and nobody has tried', async () => {
    const cards = cardsWith(succeeded)
    provider.cards = cards
    expect(await store.dispatch(giveUp())).toEqual({ next: 'idle' })
    expect(cards.retrieve).not.toHaveBeenCalled()
  })

  it.each([
    ['the page that has tried it', false],
    ['a page that was loaded since', true],
  ])('%s says that it could not ask, and for three minutes begins nothing', async (_what, isLater) => {
    const silent = cardsWith(declined, lost)
    await store.dispatch(pay(silent, field))
    if (isLater) await reload(silent)
    expect(await store.dispatch(give(another))).toEqual({ next: 'failed' })
    expect(selectDonationFailure(state())).toEqual({ kind: 'not-asked' })
    expect(selectDonationAttempt(state())).toMatchObject({ amount: 12 })
    laterBy(3 * MINUTE)
    expect(await store.dispatch(give(another))).toEqual({ next: 'card' })
  })

  it('a server that takes no notice of keys cannot say: what was declined is believed', async () => {
    await store.dispatch(pay(cardsWith(declined), field))
    const cards = cardsWith(succeeded)
    await reload(cards)
    serverSays(() => HttpResponse.json({ clientSecret: 'pi_9_secret_9' }))
    expect(await store.dispatch(give(another))).toEqual({ next: 'card' })
    expect(cards.retrieve).not.toHaveBeenCalled()
  })
})
