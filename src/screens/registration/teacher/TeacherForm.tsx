import { useCreateTeacherMutation } from '@/api/registration'
import { FieldGroup } from '../FieldGroup'
import { FileFields } from '../FileFields'
import { MessageFields, NameFields, PlaceFields, ReachFields } from '../PersonFields'
import { payloadOf } from '../person'
import { RegistrationForm } from '../RegistrationForm'
import { useSending } from '../useSending'
import { useVisitorCountry } from '../useVisitorCountry'
import { emptyTeacher, teacherSchema } from './teacherRegistration'

export function TeacherForm() {
  const here = useVisitorCountry()
  const [createTeacher] = useCreateTeacherMutation()
  return (
    <RegistrationForm
      kind="teacher"
      schema={teacherSchema}
      start={emptyTeacher}
      sending={useSending(createTeacher)}
      payloadOf={(values) => payloadOf(values, here)}
      hasUpload
    >
      <FieldGroup name="you">
        <NameFields />
      </FieldGroup>
      <PlaceFields here={here} />
      <ReachFields here={here} />
      <FileFields group="teacherFile" optional="optional" />
      <MessageFields />
    </RegistrationForm>
  )
}
