import { RegistrationPage } from '../RegistrationPage'
import { MemberForm } from './MemberForm'
import { MemberResult } from './MemberResult'
import { WishHint } from './WishHint'

export default function MemberScreen() {
  return (
    <RegistrationPage kind="member">
      <WishHint />
      <MemberForm />
      <MemberResult />
    </RegistrationPage>
  )
}
