import { donationSlice } from '@/state/donation/slice'
import { rootReducer } from '@/state/reducer'

// Only the lazy slice and listeners of donations: without courses and without learners' records.
rootReducer.inject(donationSlice)
