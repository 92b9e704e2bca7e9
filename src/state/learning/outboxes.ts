import type { AppDispatch } from '../reducer'
import { servicesOf } from '../services'
import type { LearnerOutbox, StoreApi } from './openOutbox'
import { learnerLeft } from './slice'

/** The outbox of the signed-in learner, and a promise of the one that is opening. */
const createHeld = (): { outbox?: LearnerOutbox; opening?: Promise<void> } => ({})

const heldBy = (dispatch: AppDispatch) => servicesOf(dispatch).get(createHeld)

export const outboxOf = (dispatch: AppDispatch) => heldBy(dispatch).outbox

/**
 * The outbox of the signed-in learner, after its code has loaded: the server may answer earlier. Undefined if
 * another learner has signed in meanwhile.
 */
export async function outboxToCome({ dispatch, getState }: StoreApi) {
  const { record } = getState().session
  await heldBy(dispatch).opening?.catch(() => {})
  const outbox = outboxOf(dispatch)
  return outbox && outbox.userId === record?.userId ? outbox : undefined
}

/** The user signed in, signed out or changed. The outbox's code is loaded only for a signed-in user. */
export function openOutboxFor(userId: string | undefined, api: StoreApi) {
  const opening = open(userId, api)
  heldBy(api.dispatch).opening = opening
  return opening
}

async function open(userId: string | undefined, api: StoreApi) {
  const { dispatch, getState } = api
  const held = heldBy(dispatch)
  if (userId === held.outbox?.userId) return
  held.outbox?.close()
  held.outbox = undefined
  dispatch(learnerLeft())
  if (userId === undefined) return
  const { openOutbox } = await import(/* webpackChunkName: "outbox" */ './openOutbox')
  // The user may have changed meanwhile, or an outbox may already be open.
  if (getState().session.record?.userId !== userId || held.outbox) return
  held.outbox = openOutbox(userId, api)
}
