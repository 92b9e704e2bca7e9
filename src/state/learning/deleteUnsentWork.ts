import type { AppDispatch } from '../reducer'
import { outboxOf } from './outboxes'

/**
 * Removes from this device what the signed-in learner has not sent yet. She chooses it when she signs out.
 * @returns whether nothing is left of it
 */
export const deleteUnsentWork =
  () =>
  async (dispatch: AppDispatch): Promise<boolean> =>
    (await outboxOf(dispatch)?.deleteWork()) ?? false
