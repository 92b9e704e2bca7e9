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

/** The server knows of the subscription → from now on it alone says whether there is one. */
startListening({
  matcher: getUser.matchFulfilled,
  effect: ({ payload }, { dispatch }) => {
    if (payload.hasSubscription === true) forgetSubscription(payload.id, dispatch)
  },
})

/** The donor ended it → she may begin another one. */
startListening({
  matcher: unsubscribe.matchFulfilled,
  effect: (_action, { dispatch, getState }) => {
    const userId = selectUserId(getState())
    if (userId === undefined) return
    forgetSubscription(userId, dispatch)
    dispatch(subscriptionAcknowledged(userId))
  },
})

/** The donor knows of it → a later visit to the donation page does not thank her in the place of what she came for. */
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
  // The donation page alone has the backup's code from the start.
  import('./attemptBackup')
    .then(({ createAttemptBackup }) => services.get(createAttemptBackup).copy(userId))
    .catch(() => {})
}
