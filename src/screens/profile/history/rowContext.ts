/** The data that the rows of the history need beside their own. */
export type RowContext = {
  /** The user has a subscription; undefined while unknown. */
  hasSubscription: boolean | undefined
  /** By the user, and by the history while the user is unknown. */
  isOneRunning: boolean
  /** The subscriptions that are being ended. */
  ending: string[]
  onUnsubscribe: (subscriptionId: string) => void
}
