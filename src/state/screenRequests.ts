import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from './reducer'

/** A request of an RTK Query endpoint, ready to be dispatched. */
type Request = ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>

/** The reads that a page begins with. @param segments are the parts of its path, decoded. */
export type ScreenRequests = (segments: string[]) => Request[]
