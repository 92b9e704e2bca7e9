import type { StoreApi } from '../learning/openOutbox'
import type { AppDispatch } from '../reducer'
import { servicesOf } from '../services'
import type { Keeper } from './openKeeper'
import { keeperClosed, keeperOpened, keepingFailed } from './slice'

const createHeld = (): { keeper?: Keeper | undefined } => ({})

const heldBy = (dispatch: AppDispatch) => servicesOf(dispatch).get(createHeld)

/** The keeper of the signed-in user, once its code has loaded. */
export const keeperOf = (dispatch: AppDispatch) => heldBy(dispatch).keeper

/** The user signed in, signed out or changed. The keeper's code is loaded only for a signed-in user. */
export async function openKeeperFor(userId: string | undefined, api: StoreApi) {
  const { dispatch, getState } = api
  const held = heldBy(dispatch)
  if (userId === held.keeper?.userId && userId === getState().keeping.userId) return
  held.keeper?.close()
  held.keeper = undefined
  if (userId === undefined) return void dispatch(keeperClosed())
  dispatch(keeperOpened(userId))
  try {
    const { openKeeper } = await import('./openKeeper')
    // The user may have changed meanwhile, or a keeper may already be open.
    if (getState().session.record?.userId !== userId || held.keeper) return
    held.keeper = openKeeper(userId, api)
  } catch (error) {
    // A lesson then comes from the server, as before.
    if (getState().keeping.userId === userId) dispatch(keepingFailed())
    console.warn('What keeps lessons could not be loaded.', error)
  }
}
