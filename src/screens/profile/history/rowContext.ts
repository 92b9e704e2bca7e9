/** What the rows of the history need to know beside themselves. */
export type RowContext = {
  /** Of the user; undefined while nobody could tell. */
  hasSubscription: boolean | undefined
  /** The subscriptions that are being ended. */
  ending: string[]
  onUnsubscribe: (subscriptionId: string) => void
  /** Somebody goes to pay an invoice: what stands here may be different when she is back. */
  onLeave: () => void
}
