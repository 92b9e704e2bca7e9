import { withTimeout } from '@/lib/async/withTimeout'
import type { StoreApi } from '../learning/openOutbox'
import { servicesOf } from '../services'
import { isMarkedKept, lessonsRemoved, markKept } from './keptMark'
import type { Keeper } from './openKeeper'
import { keeperClosed, keeperOpened, keepingFailed, keptLessonsRead } from './slice'
import { isStoreThere } from './storeName'

const PATIENCE_MS = 4_000

const createHeld = (): { keeper?: Keeper | undefined } => ({})

const heldBy = (dispatch: StoreApi['dispatch']) => servicesOf(dispatch).get(createHeld)

/** The keeper of the signed-in user, if it is open. */
export const keeperOf = (dispatch: StoreApi['dispatch']) => heldBy(dispatch).keeper

/**
 * The user signed in, signed out or changed. Her keeper opens if this device has kept a lesson before; the
 * others do not load its code.
 */
export async function followUser(api: StoreApi) {
  const { dispatch, getState } = api
  const held = heldBy(dispatch)
  const userId = getState().session.record?.userId
  if (userId !== getState().keeping.userId) {
    if (held.keeper) void closeKeeper(held.keeper)
    held.keeper = undefined
    dispatch(userId === undefined ? keeperClosed() : keeperOpened(userId))
  }
  if (userId === undefined || held.keeper) return
  // A storage that does not answer keeps no lesson from its page.
  const isThere = await withTimeout(PATIENCE_MS, isStoreThere())
  // A browser that does not list its databases may still have hers.
  if (isThere ?? isMarkedKept(userId)) return void (await openKeeperOf(api))
  if (getState().keeping.userId !== userId || held.keeper) return
  // Without a list nothing is proved.
  if (isThere === false && markKept(userId, false)) dispatch(lessonsRemoved())
  dispatch(keptLessonsRead({ lessons: [], bytes: 0 }))
}

/** A page that has read the lessons before another page deleted them may mark the user again. */
async function closeKeeper(keeper: Keeper) {
  const reading = keeper.hasLessons()
  keeper.close()
  // The mark of lessons that cannot be read stays.
  if (!(await reading.catch(() => true))) markKept(keeper.userId, false)
}

/**
 * Opens the keeper of the signed-in user.
 * @returns undefined if nobody is signed in, or its code is missing
 */
export async function openKeeperOf(api: StoreApi): Promise<Keeper | undefined> {
  const { dispatch, getState } = api
  const held = heldBy(dispatch)
  if (held.keeper) return held.keeper
  const { userId } = getState().keeping
  try {
    const { openKeeper } = await import(/* webpackChunkName: "keeper" */ './openKeeper')
    // The user may have changed meanwhile, or a keeper may already be open.
    if (userId !== undefined && getState().session.record?.userId === userId)
      held.keeper ??= openKeeper(userId, api)
    return held.keeper
  } catch (error) {
    // A lesson then comes from the server, as before.
    if (getState().keeping.userId === userId) dispatch(keepingFailed('code'))
    console.warn('What keeps lessons could not be loaded.', error)
    return undefined
  }
}
