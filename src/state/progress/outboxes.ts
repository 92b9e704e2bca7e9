import type { AppDispatch } from '../store'
import type { Outbox } from './outbox'
import type { StoreApi } from './sender'
import { learnerLeft } from './slice'

/** Per store the outbox of the learner who is signed in. */
const outboxes = new WeakMap<AppDispatch, Outbox>()

/** Per store the outbox that is being opened or was opened last. */
const openings = new WeakMap<AppDispatch, Promise<void>>()

export const outboxOf = (dispatch: AppDispatch) => outboxes.get(dispatch)

/**
 * The outbox of the learner who is signed in now, as soon as its code is there: the server may answer before. None where another learner
 * has come meanwhile.
 */
export async function outboxToCome({ dispatch, getState }: StoreApi) {
  const { record } = getState().session
  await openings.get(dispatch)?.catch(() => {})
  const outbox = outboxes.get(dispatch)
  return outbox && outbox.userId === record?.userId ? outbox : undefined
}

/** Somebody signed in, out, or in place of another. What an outbox needs is loaded for those who are signed in alone. */
export function openOutboxFor(userId: string | undefined, api: StoreApi) {
  const opening = open(userId, api)
  openings.set(api.dispatch, opening)
  return opening
}

async function open(userId: string | undefined, api: StoreApi) {
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
