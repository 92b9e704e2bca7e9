import { RegistrationPage } from '../RegistrationPage'
import { MemberForm } from './MemberForm'
import { MemberResult } from './MemberResult'

export default function MemberScreen() {
  return (
    <RegistrationPage kind="member">
      <MemberForm />
      <MemberResult />
    </RegistrationPage>
  )
}
