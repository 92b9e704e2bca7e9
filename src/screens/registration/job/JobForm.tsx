import { useCreateJobApplicationMutation } from '@/api/registration'
import { CountryField } from '@/forms/fields/CountryField'
import { TextAreaField } from '@/forms/fields/TextAreaField'
import { TextField } from '@/forms/fields/TextField'
import { FieldGroup } from '../FieldGroup'
import { FileFields } from '../FileFields'
import { EmailFields, NameFields } from '../PersonFields'
import { payloadOf } from '../person'
import { RegistrationForm } from '../RegistrationForm'
import { useFieldLabel } from '../useFieldLabel'
import { useSending } from '../useSending'
import { useVisitorCountry } from '../useVisitorCountry'
import { emptyJob, jobSchema } from './jobApplication'

/** The phone number and its code are one field (docs/behaviour/forms.md#job-application). */
export function JobForm() {
  const label = useFieldLabel()
  const here = useVisitorCountry()
  const [createJobApplication] = useCreateJobApplicationMutation()
  return (
    <RegistrationForm
      kind="job"
      schema={jobSchema}
      start={emptyJob}
      sending={useSending(createJobApplication)}
      payloadOf={(values) => payloadOf(values, here)}
      hasUpload
    >
      <FieldGroup name="you">
        <NameFields />
      </FieldGroup>
      <FieldGroup name="placeNeeded">
        <CountryField name="country" label={label('country')} here={here} />
        <TextField name="city" autoComplete="address-level2" label={label('city')} required />
        <TextField name="address" autoComplete="address-line1" label={label('address')} required />
      </FieldGroup>
      <FieldGroup name="reach">
        <EmailFields />
        <TextField
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          label={label('phone')}
          required
        />
      </FieldGroup>
      <FileFields group="jobFile" />
      <FieldGroup name="jobMessage" isOneColumn>
        <TextAreaField name="message" rows={6} label={label('message')} required />
      </FieldGroup>
    </RegistrationForm>
  )
}
