import { useState } from 'react'
import type { User } from '@/api/types'
import { ServerGate } from '@/blocks/ServerGate'
import { readWish } from '@/state/donation/wish'
import { useAppSelector } from '@/state/hooks'
import { selectSession } from '@/state/session/user'
import { lazyPart, useLazyPart } from '@/ui/lazyPart'
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
  if (session.kind !== 'signedIn') return <CheckingAccount />
  const { user } = session
  return (
    <>
      <AccountMenu user={user} />
      {user && <Reminder key={user.id} user={user} />}
    </>
  )
}

const wishOffer = lazyPart(() => import('./WishOffer'))

function Reminder({ user }: { user: User }) {
  const [hasWish] = useState(() => readWish() !== undefined)
  const { loaded: WishOffer } = useLazyPart(hasWish ? wishOffer : undefined)
  return WishOffer ? <WishOffer user={user} /> : null
}
