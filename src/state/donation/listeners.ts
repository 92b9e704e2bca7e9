import { authApi } from '@/api/auth'
import { donateApi } from '@/api/donate'
import { unseenSubscriptionOf } from '@/domain/donation/record'
import { startListening } from '../listeners'
import type { AppDispatch } from '../reducer'
import { servicesOf } from '../services'
import { selectUserId } from '../session/selectors'
import { createDeviceRecords, storedRecord } from './attemptStore'
import { subscriptionAcknowledged } from './subscriptionAcknowledged'

const { getUser } = authApi.endpoints
const { unsubscribe } = donateApi.endpoints

/**
 * The server reports the subscription → drops the device's own mark, because the server's answer now counts.
 */
startListening({
  matcher: getUser.matchFulfilled,
  effect: ({ payload }, { dispatch }) => {
    if (payload.hasSubscription === true) forgetSubscription(payload.id, dispatch)
  },
})

/** The donor ended her subscription → allows another one. */
startListening({
  matcher: unsubscribe.matchFulfilled,
  effect: (_action, { dispatch, getState }) => {
    const userId = selectUserId(getState())
    if (userId === undefined) return
    forgetSubscription(userId, dispatch)
    dispatch(subscriptionAcknowledged(userId))
  },
})

/** The donor has seen the charge → later visits to the donation page do not show the thanks again. */
startListening({
  actionCreator: subscriptionAcknowledged,
  effect: ({ payload: userId }, { dispatch }) => {
    const record = dispatch(storedRecord(userId))
    if (unseenSubscriptionOf(record) !== undefined)
      servicesOf(dispatch)
        .get(createDeviceRecords)
        .write(userId, { ...record, isAcknowledged: true })
  },
})

function forgetSubscription(userId: string, dispatch: AppDispatch) {
  const { subscribedAt, ...record } = dispatch(storedRecord(userId))
  if (subscribedAt === undefined) return
  const services = servicesOf(dispatch)
  services.get(createDeviceRecords).write(userId, record)
  // Only the donation page loads the backup's code from the start.
  import('./attemptBackup')
    .then(({ createAttemptBackup }) => services.get(createAttemptBackup).copy(userId))
    .catch(() => {})
}
