import { useCreateStudentMutation } from '@/api/registration'
import { TextField } from '@/forms/fields/TextField'
import { FieldGroup } from '../FieldGroup'
import { FileFields } from '../FileFields'
import { MessageFields, NameFields, PlaceFields, ReachFields } from '../PersonFields'
import { payloadOf } from '../person'
import { RegistrationForm } from '../RegistrationForm'
import { SchoolNameField } from '../SchoolNameField'
import { useFieldLabel } from '../useFieldLabel'
import { useSending } from '../useSending'
import { useVisitorCountry } from '../useVisitorCountry'
import { emptyStudent, studentSchema } from './studentRegistration'

export function StudentForm() {
  const label = useFieldLabel()
  const here = useVisitorCountry()
  const [createStudent] = useCreateStudentMutation()
  return (
    <RegistrationForm
      kind="student"
      schema={studentSchema}
      start={emptyStudent}
      sending={useSending(createStudent)}
      payloadOf={({ grade, ...values }) => ({ ...payloadOf(values, here), grade: Number(grade) })}
      hasUpload
    >
      <FieldGroup name="you">
        <NameFields />
      </FieldGroup>
      <FieldGroup name="studentSchool">
        <SchoolNameField />
        <TextField name="grade" autoComplete="off" inputMode="numeric" label={label('grade')} required />
      </FieldGroup>
      <PlaceFields here={here} />
      <ReachFields here={here} />
      <FileFields group="studentFile" />
      <MessageFields />
    </RegistrationForm>
  )
}
