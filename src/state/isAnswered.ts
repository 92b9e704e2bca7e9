import { isAsyncThunkAction, isPending, type ListenerEffectAPI } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from './reducer'

/** A query that has no answer after this time may never get one: a weak connection often breaks unnoticed. */
const PATIENCE_MS = 2000

/** @returns whether the query ends, with or without success, before the user has waited long enough */
export function isAnswered(
  requestId: string,
  { condition }: Pick<ListenerEffectAPI<RootState, AppDispatch>, 'condition'>,
): Promise<boolean> {
  return condition(
    (action) => isAsyncThunkAction(action) && !isPending(action) && action.meta.requestId === requestId,
    PATIENCE_MS,
  )
}
