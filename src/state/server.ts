import { createAction } from '@reduxjs/toolkit'
import { baseApi } from '@/api/baseApi'
import { catalogueSlice } from './catalogue/slice'
import { laterMiddleware, rootReducer } from './store'
import './content/listeners'
import { progressSlice } from './progress/slice'
import './enrollment/listeners'
import './donation/listeners'
import { playerReducer } from './player/persistence'
import './player/follow'
import './progress/copies'
import './progress/listeners'
import './session/user-listeners'

/** What the store knows of the server, and what only pages that ask it need. */
export type ServerState = {
  api: ReturnType<typeof baseApi.reducer>
  catalogue: ReturnType<typeof catalogueSlice.reducer>
  progress: ReturnType<typeof progressSlice.reducer>
  player: ReturnType<typeof playerReducer>
}

rootReducer.inject(baseApi)
rootReducer.inject(catalogueSlice)
rootReducer.inject(progressSlice)
rootReducer.inject({ reducerPath: 'player', reducer: playerReducer })
laterMiddleware.addMiddleware(baseApi.middleware)

/** With this action the part above takes its place in a store that was there before. */
export const serverJoined = createAction('store/serverJoined')
