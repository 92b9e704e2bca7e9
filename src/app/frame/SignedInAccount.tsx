import { ServerGate } from '@/blocks/ServerGate'
import { useAppSelector } from '@/state/hooks'
import { selectSession } from '@/state/session/user'
import { AccountMenu } from './AccountMenu'
import { CheckingAccount } from './CheckingAccount'

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
  return session.kind === 'signedIn' ? <AccountMenu user={session.user} /> : <CheckingAccount />
}
