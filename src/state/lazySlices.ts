import './donation/listeners'
import './enrollment/listeners'
import { playerReducer } from './player/persistence'
import './player/follow'
import './learning/offlineCache'
import './learning/listeners'
import { progressSlice } from './learning/slice'
import { rootReducer } from './reducer'

rootReducer.inject(progressSlice)
rootReducer.inject({ reducerPath: 'player', reducer: playerReducer })
