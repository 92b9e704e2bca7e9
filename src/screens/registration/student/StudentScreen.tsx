import { RegistrationPage } from '../RegistrationPage'
import { StudentForm } from './StudentForm'

export default function StudentScreen() {
  return (
    <RegistrationPage kind="student">
      <StudentForm />
    </RegistrationPage>
  )
}
