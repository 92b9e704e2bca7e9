import type { AppDispatch } from '../store'
import type { Outbox } from './outbox'
import type { StoreApi } from './sender'
import { learnerLeft } from './slice'

/** Per store the outbox of the learner who is signed in. */
const outboxes = new WeakMap<AppDispatch, Outbox>()

export const outboxOf = (dispatch: AppDispatch) => outboxes.get(dispatch)

/** Somebody signed in, out, or in place of another. What an outbox needs is loaded for those who are signed in alone. */
export async function openOutboxFor(userId: string | undefined, api: StoreApi) {
  const { dispatch, getState } = api
  if (userId === outboxes.get(dispatch)?.userId) return
  outboxes.get(dispatch)?.close()
  outboxes.delete(dispatch)
  dispatch(learnerLeft())
  if (userId === undefined) return
  const { openOutbox } = await import('./outbox')
  // Somebody else may have come meanwhile, or the same again.
  if (getState().session.record?.userId !== userId || outboxes.has(dispatch)) return
  outboxes.set(dispatch, openOutbox(userId, api))
}
