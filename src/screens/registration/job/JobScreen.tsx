import { RegistrationPage } from '../RegistrationPage'
import { JobForm } from './JobForm'

export default function JobScreen() {
  return (
    <RegistrationPage kind="job">
      <JobForm />
    </RegistrationPage>
  )
}
