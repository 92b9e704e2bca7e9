import { RegistrationPage } from '../RegistrationPage'
import { DonationReminderHint } from './DonationReminderHint'
import { MemberForm } from './MemberForm'
import { MemberResult } from './MemberResult'

export default function MemberScreen() {
  return (
    <RegistrationPage kind="member">
      <DonationReminderHint />
      <MemberForm />
      <MemberResult />
    </RegistrationPage>
  )
}
