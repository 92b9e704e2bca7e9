/** What the rows of the history need to know beside themselves. */
export type RowContext = {
  /** Of the user; undefined while nobody could tell. */
  hasSubscription: boolean | undefined
  /** By the user, and by the history while nobody could tell that. */
  isOneRunning: boolean
  /** The subscriptions that are being ended. */
  ending: string[]
  onUnsubscribe: (subscriptionId: string) => void
}
