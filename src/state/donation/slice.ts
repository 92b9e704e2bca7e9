import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ApiError } from '@/api/errors'
import type { DonationInterval } from '@/api/types'
import { isSubscription } from '@/domain/donation'
import type { DonationAttempt, DonationWish } from '@/domain/donationAttempt'
import type { RunningSubscription } from '@/domain/donationHistory'
import type { CardFailure } from '@/integrations/cards/types'
import { subscriptionHeard } from './subscriptionHeard'

/** What the donor waits for. */
export type DonationBusy = 'asking' | 'leaving' | 'confirming' | 'checking'

export type DonationFailure =
  | { kind: 'api'; error: ApiError }
  /** This try was not charged: the bank or the provider says why. What became of one before it may not be known yet. */
  | { kind: 'card'; failure: CardFailure; isEarlierOpen?: true }
  /** The payment page has an address that nobody should be sent to. */
  | { kind: 'link-refused' }
  /** The payment page of before cannot be opened again; it was not left for another one. */
  | { kind: 'link-changed' }
  /** The payment page of before could not be opened again; whether it was paid is not known by that. */
  | { kind: 'not-reopened' }
  | { kind: 'no-secret' }
  | { kind: 'no-interval' }
  /** The provider could not be asked what became of the card payment before: nothing new is begun. */
  | { kind: 'not-asked' }
  /** Another tab is giving at this moment, or has gone on with something else. */
  | { kind: 'other-tab' }
  /** The attempt is over and nothing was charged: it was too long ago, or the provider has closed it. */
  | { kind: 'ended'; failure?: CardFailure }

/** What the donor has to be told, until she has heard it. */
export type DonationNews =
  /** Charged. `cents` each time; `key` names the attempt. */
  | { kind: 'succeeded'; key: string; cents: number; interval: DonationInterval }
  /** A payment of this amount, made since she left, stands in her history. */
  | { kind: 'found'; key: string; cents: number }
  /** She has a subscription, so that nothing was begun. */
  | { kind: 'subscribed' }
  /**
   * The user has no subscription, and the history shows these, which still run. She may begin another one;
   * `wish` is missing where its card form is open already.
   */
  | { kind: 'still-running'; running: RunningSubscription[]; wish?: DonationWish }
  /** What was asked about has got through, as far as the server can tell: a subscription of hers is running. */
  | { kind: 'running' }
  /** The provider is still at it. */
  | { kind: 'processing' }
  /** Asked: it is not charged so far, and there is no word yet on whether it will be. */
  | { kind: 'unknown' }
  /** Nobody could be asked. */
  | { kind: 'unasked' }
  /** Nothing was charged; why, where the provider has told. */
  | { kind: 'not-charged'; failure?: CardFailure }
  /** Back from the payment page with result=true, and nothing is known of an attempt. */
  | { kind: 'done' }
  /** Back from the payment page with result=false. */
  | { kind: 'canceled' }
  /** She says herself that it is done. */
  | { kind: 'thanked' }

export type DonationState = {
  /** Of the donor who is here now. */
  attempt: DonationAttempt | null
  busy: DonationBusy | null
  /** It is asked by itself: whatever the donor presses may begin all the same. */
  isQuiet: boolean
  /** Which wait `busy` is; the end of an older one does not end it. */
  wait: number
  failure: DonationFailure | null
  told: DonationNews | null
  /** The card form is open, and its secret is in memory. At the stage `confirming` for another try. */
  isCardOpen: boolean
}

/** Of a quiet one the donor is not to notice more than that it is: what she was told stays. */
type Wait = { busy: DonationBusy; wait: number; isQuiet?: boolean }

export const initialState: DonationState = {
  attempt: null,
  busy: null,
  isQuiet: false,
  wait: 0,
  failure: null,
  told: null,
  isCardOpen: false,
}

const keyIn = (news: DonationNews) => ('key' in news ? news.key : undefined)
const isSameNews = (one: DonationNews, other: DonationNews) =>
  one.kind === other.kind && keyIn(one) === keyIn(other)

export const donationSlice = createSlice({
  name: 'donation',
  initialState,
  reducers: {
    /** Somebody else gives here from now on. */
    donorChanged: ({ wait }) => ({ ...initialState, wait }),
    /** How the attempt stands on the device. The card form stays open for the card of the same attempt alone, until another tab tries. */
    attemptNoted(state, { payload }: PayloadAction<DonationAttempt | null>) {
      const mayStayOpen =
        payload?.stage === 'card' ||
        (payload?.stage === 'confirming' && payload.tries === state.attempt?.tries)
      const isSame = mayStayOpen && payload.key === state.attempt?.key
      state.isCardOpen &&= isSame || state.busy === 'confirming'
      state.attempt = payload
    },
    cardOpened(state) {
      state.isCardOpen = true
    },
    cardClosed(state) {
      state.isCardOpen = false
    },
    waitBegan(state, { payload }: PayloadAction<Wait>) {
      state.busy = payload.busy
      state.wait = payload.wait
      state.isQuiet = payload.isQuiet === true
      if (payload.isQuiet) return
      state.failure = null
      state.told = null
    },
    waitEnded(state, { payload: wait }: PayloadAction<number>) {
      if (state.wait === wait) state.busy = null
    },
    /** Back from the payment page, or never away: the page that was left is here again. */
    pageReturned(state) {
      if (state.busy === 'leaving') state.busy = null
    },
    failed(state, { payload }: PayloadAction<DonationFailure>) {
      state.failure = payload
    },
    outcomeTold(state, { payload }: PayloadAction<DonationNews>) {
      state.told = payload
    },
    /** These news were read; what has come in their place meanwhile was not. */
    outcomeHeard(state, { payload }: PayloadAction<DonationNews>) {
      if (state.told && isSameNews(state.told, payload)) state.told = null
    },
    /** The failure alone: behind it there may be news. */
    failureHeard(state) {
      state.failure = null
    },
  },
  extraReducers: (builder) =>
    builder.addCase(subscriptionHeard, (state) => {
      if (state.told?.kind === 'succeeded' && isSubscription(state.told.interval)) state.told = null
    }),
})

export const {
  attemptNoted,
  cardClosed,
  cardOpened,
  donorChanged,
  failed,
  failureHeard,
  outcomeHeard,
  outcomeTold,
  pageReturned,
  waitBegan,
  waitEnded,
} = donationSlice.actions
