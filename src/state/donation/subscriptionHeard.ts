import { createAction } from '@reduxjs/toolkit'

/** This user has seen the own subscription in the payment history, or has ended it: nobody need be thanked for it any more. */
export const subscriptionHeard = createAction<string>('donation/subscriptionHeard')
