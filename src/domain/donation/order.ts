import type { DonationInterval } from '@/api/types'
import { isSubscription } from './amount'

/** The donor's choice: an interval, and whole dollars each time. */
export type DonationOrder = { interval: DonationInterval; amount: number }

/** Page that an order leads to before anything is asked: a subscription needs an account, and an account has one at most. */
export function destinationOf(
  { interval }: DonationOrder,
  { userId, hasSubscription }: { userId?: string; hasSubscription: boolean },
): 'register' | 'profile' | undefined {
  if (!isSubscription(interval)) return undefined
  if (userId === undefined) return 'register'
  return hasSubscription ? 'profile' : undefined
}
