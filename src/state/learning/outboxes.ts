import type { AppDispatch } from '../reducer'
import { servicesOf } from '../services'
import type { LearnerOutbox, StoreApi } from './openOutbox'
import { learnerLeft } from './slice'

/** The outbox of the learner who is signed in, and the one that is being opened or was opened last. */
const createHeld = (): { outbox?: LearnerOutbox; opening?: Promise<void> } => ({})

const heldBy = (dispatch: AppDispatch) => servicesOf(dispatch).get(createHeld)

export const outboxOf = (dispatch: AppDispatch) => heldBy(dispatch).outbox

/**
 * The outbox of the learner who is signed in now, as soon as its code is there: the server may answer before. None where another learner
 * has come meanwhile.
 */
export async function outboxToCome({ dispatch, getState }: StoreApi) {
  const { record } = getState().session
  await heldBy(dispatch).opening?.catch(() => {})
  const outbox = outboxOf(dispatch)
  return outbox && outbox.userId === record?.userId ? outbox : undefined
}

/** Somebody signed in, out, or in place of another. What an outbox needs is loaded for those who are signed in alone. */
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
  const { openOutbox } = await import('./openOutbox')
  // Somebody else may have come meanwhile, or the same again.
  if (getState().session.record?.userId !== userId || held.outbox) return
  held.outbox = openOutbox(userId, api)
}
