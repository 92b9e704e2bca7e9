/** Data that all rows of the history share. */
export type RowContext = {
  /** The user has a subscription; undefined while unknown. */
  hasSubscription: boolean | undefined
  /** A subscription is running, according to the user or, while the user is unknown, to the history. */
  isOneRunning: boolean
  /** The ids of the subscriptions whose end is requested. */
  ending: string[]
  onUnsubscribe: (subscriptionId: string) => void
}
