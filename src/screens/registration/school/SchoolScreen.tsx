import { RegistrationPage } from '../RegistrationPage'
import { SchoolForm } from './SchoolForm'

export default function SchoolScreen() {
  return (
    <RegistrationPage kind="school">
      <SchoolForm />
    </RegistrationPage>
  )
}
