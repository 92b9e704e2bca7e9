import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from './reducer'

/** A request of an RTK Query endpoint, ready to dispatch. */
type Request = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>

/**
 * The queries that a page begins with.
 * @param segments parts of the page's path, decoded
 */
export type ScreenRequests = (segments: string[]) => Request[]
