import { baseApi } from '@/api/baseApi'
import { donationSlice } from '@/state/donation/slice'
import { laterMiddleware, rootReducer } from '@/state/store'
import '@/state/session/user-listeners'

// Of what state/server brings along, what giving has to do with: no courses, and no learner's records.
rootReducer.inject(baseApi)
rootReducer.inject(donationSlice)
laterMiddleware.addMiddleware(baseApi.middleware)
