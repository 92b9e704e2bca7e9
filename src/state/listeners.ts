import { createListenerMiddleware } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from './reducer'

/** Runs effects after actions. Each slice registers its own in `<noun>/listeners.ts`. */
export const listenerMiddleware = createListenerMiddleware({
  onError: (error) => console.error('An effect failed.', error),
})

export const startListening = listenerMiddleware.startListening.withTypes<RootState, AppDispatch>()
