import { ServerGate } from '@/blocks/ServerGate'
import { useAppSelector } from '@/state/hooks'
import { selectSession } from '@/state/session/user'
import { AccountMenu } from './AccountMenu'
import { CheckingAccount } from './CheckingAccount'
import { WishOffer } from './WishOffer'

/** There is a session: the server is asked whose it is. */
export default function SignedInAccount() {
  return (
    <ServerGate>
      <Account />
    </ServerGate>
  )
}

function Account() {
  const session = useAppSelector(selectSession)
  if (session.kind !== 'signedIn') return <CheckingAccount />
  const { user } = session
  return (
    <>
      <AccountMenu user={user} />
      {user && <WishOffer key={user.id} user={user} />}
    </>
  )
}
