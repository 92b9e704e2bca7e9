import { withTimeout } from '@/lib/async/withTimeout'
import type { TextKey } from '@/lib/i18n/i18n'
import { noticeGiven } from '../notices/slice'
import type { AppDispatch, RootState } from '../reducer'
import { followUser, keeperOf, openKeeperOf } from './keepers'
import { markKept } from './keptMark'
import type { Keeper, LessonOrder, LessonPlace, OpenFile } from './openKeeper'
import { NotRenewed } from './ports'

/** A lesson comes from the server if the device's storage takes longer. */
const PATIENCE_MS = 4_000

/** Without a connection the server is no way out. */
const PATIENCE_OFFLINE_MS = 30_000

/** The user keeps lessons on this device. */
export const keepLessons = (orders: readonly LessonOrder[]) => change((keeper) => keeper.keep(orders))

/** Loads lessons again of which the server has another version. */
export const renewLessons = (orders: readonly LessonOrder[]) => change((keeper) => keeper.renew(orders))

export const pauseLessons = (places: readonly LessonPlace[]) => change((keeper) => keeper.pause(places))

/** Goes on with paused lessons, and tries failed ones again. */
export const resumeLessons = (places: readonly LessonPlace[]) => change((keeper) => keeper.resume(places))

export const removeLessons = (places: readonly LessonPlace[]) => change((keeper) => keeper.remove(places))

export const removeAllLessons = () =>
  change(async (keeper) => {
    await keeper.removeAll()
    markKept(keeper.userId, false)
  })

/** @returns whether the device has stored it; the user reads a notice if it has not */
function change(work: (keeper: Keeper) => Promise<void>) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    try {
      const keeper = await openKeeperOf({ dispatch, getState })
      if (!keeper) return failed(dispatch, 'keeping.keepFailed')
      await work(keeper)
      return true
    } catch (error) {
      console.warn('The kept lessons could not be changed.', error)
      return failed(dispatch, textOf(error))
    }
  }
}

function textOf(error: unknown): TextKey {
  if (!(error instanceof NotRenewed)) return 'keeping.changeFailed'
  return error.reason === 'connection' ? 'keeping.keepFailed' : 'keeping.notRenewed'
}

function failed(dispatch: AppDispatch, text: TextKey) {
  dispatch(noticeGiven({ kind: 'failure', text }))
  return false
}

/** The user asks again for the code that keeps lessons. */
export const retryKeeping =
  () =>
  (dispatch: AppDispatch, getState: () => RootState): Promise<void> =>
    followUser({ dispatch, getState })

/** @returns the files of a lesson on this device; undefined if it has not all of them */
export const openKeptLesson =
  (place: LessonPlace) =>
  async (dispatch: AppDispatch): Promise<OpenFile[] | undefined> => {
    const patience = navigator.onLine ? PATIENCE_MS : PATIENCE_OFFLINE_MS
    try {
      return await withTimeout(patience, keeperOf(dispatch)?.open(place) ?? Promise.resolve(undefined))
    } catch (error) {
      console.warn('A kept lesson cannot be opened.', error)
      return undefined
    }
  }

/** @returns whether the server has replaced the file of a kept lesson; false if it does not say in time */
export const askForReplacement =
  (place: LessonPlace, ending: AbortSignal) =>
  async (dispatch: AppDispatch): Promise<boolean> => {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(PATIENCE_MS)])
    try {
      return navigator.onLine && ((await keeperOf(dispatch)?.isReplaced(place, signal)) ?? false)
    } catch {
      return false
    }
  }

/**
 * @returns whether the signed-in user keeps lessons here; undefined if the storage does not answer in time
 */
export const readKeptLessons =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean | undefined> => {
    const read = async () => {
      await followUser({ dispatch, getState })
      return (await keeperOf(dispatch)?.hasLessons()) ?? false
    }
    return withTimeout(
      PATIENCE_MS,
      read().catch(() => undefined),
    )
  }
