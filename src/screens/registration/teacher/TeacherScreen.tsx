import { RegistrationPage } from '../RegistrationPage'
import { TeacherForm } from './TeacherForm'

export default function TeacherScreen() {
  return (
    <RegistrationPage kind="teacher">
      <TeacherForm />
    </RegistrationPage>
  )
}
