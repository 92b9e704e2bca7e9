import type { Desk } from './desk'
import { giveAt } from './give'
import type { Thunk } from './next'
import { isBusy } from './selectors'
import { type DonationNews, outcomeHeard } from './slice'

/**
 * She was told of subscriptions that still run, and begins another one beside them: to the card form, or, where it is open, back to it.
 */
export const beginBesideAt =
  (desk: Desk) =>
  ({ running, wish }: Extract<DonationNews, { kind: 'still-running' }>): Thunk =>
  async (dispatch, getState) => {
    if (isBusy(getState())) return { next: 'wait' }
    for (const { id } of running) desk.besides.add(id)
    if (wish) return giveAt(desk)(wish)(dispatch, getState)
    dispatch(outcomeHeard({ kind: 'still-running', running }))
    return { next: 'card' }
  }
