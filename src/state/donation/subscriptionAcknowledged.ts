import { createAction } from '@reduxjs/toolkit'

/**
 * The user has seen the subscription in the payment history, or has ended it, so no page thanks for it any
 * more.
 */
export const subscriptionAcknowledged = createAction<string>('donation/subscriptionAcknowledged')
