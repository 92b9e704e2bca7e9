import './donation/listeners'
import './enrollment/listeners'
import { playerReducer } from './player/persistence'
import './player/follow'
import './learning/offlineCache'
import './learning/listeners'
import './keeping/listeners'
import { keepingSlice } from './keeping/slice'
import { learningSlice } from './learning/slice'
import { rootReducer } from './reducer'

rootReducer.inject(learningSlice)
rootReducer.inject(keepingSlice)
rootReducer.inject({ reducerPath: 'player', reducer: playerReducer })
