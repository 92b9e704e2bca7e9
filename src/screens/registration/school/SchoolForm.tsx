import { useCreateSchoolMutation } from '@/api/registration'
import { FieldGroup } from '../FieldGroup'
import { FileFields } from '../FileFields'
import { MessageFields, NameFields, PlaceFields, ReachFields } from '../PersonFields'
import { payloadOf } from '../person'
import { RegistrationForm } from '../RegistrationForm'
import { SchoolNameField } from '../SchoolNameField'
import { useSending } from '../useSending'
import { useVisitorCountry } from '../useVisitorCountry'
import { emptySchool, schoolSchema } from './schoolRegistration'

export function SchoolForm() {
  const here = useVisitorCountry()
  const [createSchool] = useCreateSchoolMutation()
  return (
    <RegistrationForm
      kind="school"
      schema={schoolSchema}
      start={emptySchool}
      sending={useSending(createSchool)}
      payloadOf={(values) => payloadOf(values, here)}
      hasUpload
    >
      <FieldGroup name="school" isOneColumn>
        <SchoolNameField />
      </FieldGroup>
      <FieldGroup name="contactPerson">
        <NameFields />
      </FieldGroup>
      <PlaceFields here={here} />
      <ReachFields here={here} />
      <FileFields group="schoolFile" />
      <MessageFields />
    </RegistrationForm>
  )
}
