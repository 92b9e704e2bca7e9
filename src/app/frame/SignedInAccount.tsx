import { LazySlicesGate } from '@/blocks/LazySlicesGate'
import { useAppSelector } from '@/state/hooks'
import { selectSession } from '@/state/session/user'
import { AccountMenu } from './AccountMenu'
import { CheckingAccount } from './CheckingAccount'
import { DonationReminderOffer } from './DonationReminderOffer'

/** The server says whose session it is. On every page the lazy slices send what the device still holds. */
export default function SignedInAccount() {
  return (
    <LazySlicesGate>
      <Account />
    </LazySlicesGate>
  )
}

function Account() {
  const session = useAppSelector(selectSession)
  if (session.kind !== 'signedIn') return <CheckingAccount />
  const { user } = session
  return (
    <>
      <AccountMenu user={user} />
      {user && <DonationReminderOffer key={user.id} user={user} />}
    </>
  )
}
