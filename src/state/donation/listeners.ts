import { authApi } from '@/api/auth'
import { donateApi } from '@/api/donate'
import { isCardAttempt } from '@/domain/donationAttempt'
import { startListening } from '../listeners'
import { servicesOf } from '../services'
import { selectUserId } from '../session/selectors'
import type { AppDispatch } from '../store'
import { deviceNotes } from './deviceNotes'
import { subscriptionHeard } from './subscriptionHeard'

const { getUser } = authApi.endpoints
const { unsubscribe } = donateApi.endpoints

/** The server has heard of the subscription → it alone is asked from now on whether there is one. */
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
    dispatch(subscriptionHeard(userId))
  },
})

/** She knows of it → a later visit to the donation page does not thank her in the place of what she came for. */
startListening({
  actionCreator: subscriptionHeard,
  effect: ({ payload: userId }) => {
    const note = deviceNotes.read(userId, Date.now())
    const { attempt, isHeard } = note
    if (attempt?.stage === 'succeeded' && isCardAttempt(attempt) && !isHeard)
      deviceNotes.write(userId, { ...note, isHeard: true })
  },
})

function forgetSubscription(userId: string, dispatch: AppDispatch) {
  const { subscribedAt, ...note } = deviceNotes.read(userId, Date.now())
  if (subscribedAt === undefined) return
  deviceNotes.write(userId, note)
  // The donation page alone has this room from the start.
  import('./copiedNotes')
    .then(({ createCopies }) => servicesOf(dispatch).get(createCopies).copy(userId))
    .catch(() => {})
}
