import { useEffect } from 'react'
import { LazySlicesGate } from '@/blocks/LazySlicesGate'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { offlineStartMissed } from '@/state/keeping/slice'
import { selectLearnerSession } from '@/state/session/user'
import { AccountMenu } from './AccountMenu'
import { CheckingAccount } from './CheckingAccount'
import { DonationReminderOffer } from './DonationReminderOffer'
import { UpdateOffer } from './UpdateOffer'
import { useKeptViewers } from './useKeptViewers'

/** Only a built site has the worker. In the demo, the mock API has a worker of its own. */
const hasServiceWorker = process.env.NODE_ENV === 'production' && !MOCK_API

/**
 * The account of the signed-in user. The lazy slices load with it on every page, so that the device sends its
 * unsent reports.
 */
export default function SignedInAccount() {
  return (
    <LazySlicesGate>
      <Account />
    </LazySlicesGate>
  )
}

function Account() {
  // On a shared device a learner must be able to sign out, even while the server does not answer.
  const session = useAppSelector(selectLearnerSession)
  if (session.kind !== 'signedIn') return <CheckingAccount />
  const { user } = session
  return (
    <>
      <AccountMenu user={user} />
      {user && <DonationReminderOffer key={user.id} user={user} />}
      {hasServiceWorker ? <UpdateOffer /> : <NoOfflineStart />}
      {hasServiceWorker && <KeptViewers />}
    </>
  )
}

/** The demo and the development server need the connection for each new page. */
function NoOfflineStart() {
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(offlineStartMissed()), [dispatch])
  return null
}

function KeptViewers() {
  useKeptViewers()
  return null
}
