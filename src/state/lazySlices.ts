import { rootReducer } from './store'
import './donation/listeners'
import './enrollment/listeners'
import { playerReducer } from './player/persistence'
import './player/follow'
import './progress/offlineCache'
import './progress/listeners'
import { progressSlice } from './progress/slice'

/** What only pages for learners and donors need; `lazySlicesInjected` puts it into a store that exists already. */
export type LazyState = {
  progress: ReturnType<typeof progressSlice.reducer>
  player: ReturnType<typeof playerReducer>
}

rootReducer.inject(progressSlice)
rootReducer.inject({ reducerPath: 'player', reducer: playerReducer })
