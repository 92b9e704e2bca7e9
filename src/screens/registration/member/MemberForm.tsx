import { useRegisterMutation } from '@/api/registration'
import { PasswordField } from '@/forms/fields/PasswordField'
import { TextAreaField } from '@/forms/fields/TextAreaField'
import { TextField } from '@/forms/fields/TextField'
import { MESSAGE_MAX_LENGTH } from '@/lib/config/constants'
import { bindReminder } from '@/state/donation/reminder'
import { FieldGroup } from '../FieldGroup'
import { NameFields, PlaceFields, ReachFields } from '../PersonFields'
import { payloadOf } from '../person'
import { RegistrationForm } from '../RegistrationForm'
import { useFieldLabel } from '../useFieldLabel'
import { useSending } from '../useSending'
import { useVisitorCountry } from '../useVisitorCountry'
import { emptyMember, memberSchema } from './memberRegistration'

export function MemberForm() {
  const label = useFieldLabel()
  const here = useVisitorCountry()
  const [register] = useRegisterMutation()

  function registerMember(payload: Parameters<typeof register>[0]) {
    const call = register(payload)
    // The donation order of the visitor waits under this e-mail until she signs in.
    call.unwrap().then(
      () => bindReminder(payload.email),
      () => {},
    )
    return call
  }

  return (
    <RegistrationForm
      kind="member"
      schema={memberSchema}
      start={emptyMember}
      sending={useSending(registerMember)}
      payloadOf={(values) => payloadOf(values, here)}
    >
      <FieldGroup name="you">
        <NameFields />
      </FieldGroup>
      <PlaceFields here={here} />
      <ReachFields here={here} />
      <FieldGroup name="password">
        <PasswordField name="password" autoComplete="new-password" label={label('password')} />
      </FieldGroup>
      <FieldGroup name="memberMore" isOneColumn>
        <TextField
          name="profession"
          autoComplete="organization-title"
          label={label('profession', 'optional')}
        />
        <TextAreaField
          name="message"
          rows={5}
          max={MESSAGE_MAX_LENGTH}
          label={label('message', 'optional')}
        />
      </FieldGroup>
    </RegistrationForm>
  )
}
