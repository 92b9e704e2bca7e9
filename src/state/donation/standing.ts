import type { RunningSubscription } from '@/domain/donationHistory'
import type { AppDispatch } from '../store'
import type { Answer, DeskParts } from './desk'

/** What the server says of a donor's subscriptions. */
export type Standing =
  /** None runs. */
  | { kind: 'none' }
  /** The user has one. */
  | { kind: 'subscribed' }
  /** The user has none, and the history shows these: she may have ended them before their paid time is over. */
  | { kind: 'still-running'; running: RunningSubscription[] }

/**
 * The history is asked first, and the user only where it shows a subscription that runs: a server in trouble
 * over the user ends the session. What the user says then decides.
 */
export async function standingAt(
  { askRunning, askUser }: Pick<DeskParts, 'askRunning' | 'askUser'>,
  dispatch: AppDispatch,
  userId: string,
): Promise<Answer<Standing>> {
  const { data: running, error } = await askRunning(dispatch, userId)
  if (!running) return { error: error ?? { status: 'aborted' } }
  if (running.length === 0) return { data: { kind: 'none' } }
  const user = await askUser(dispatch, userId)
  if (typeof user.data !== 'boolean') return { error: user.error ?? { status: 'aborted' } }
  return { data: user.data ? { kind: 'subscribed' } : { kind: 'still-running', running } }
}
