import './donation/listeners'
import './enrollment/listeners'
import { playerReducer } from './player/persistence'
import './player/follow'
import './progress/offlineCache'
import './progress/listeners'
import { progressSlice } from './progress/slice'
import { rootReducer } from './reducer'

rootReducer.inject(progressSlice)
rootReducer.inject({ reducerPath: 'player', reducer: playerReducer })
