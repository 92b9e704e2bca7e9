import { donationSlice } from '@/state/donation/slice'
import { rootReducer } from '@/state/reducer'

// Of the lazy slices and listeners, those of donations alone: no courses, and no learner's records.
rootReducer.inject(donationSlice)
