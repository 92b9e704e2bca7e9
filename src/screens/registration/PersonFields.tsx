import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { COUNTRY_HERE } from '@/domain/people/countries'
import { CountryField } from '@/forms/fields/CountryField'
import { PhoneField } from '@/forms/fields/PhoneField'
import { TextAreaField } from '@/forms/fields/TextAreaField'
import { TextField } from '@/forms/fields/TextField'
import { MESSAGE_MAX_LENGTH } from '@/lib/config/constants'
import { FieldGroup } from './FieldGroup'
import { useCallingCode } from './useCallingCode'
import { useFieldLabel } from './useFieldLabel'

export function NameFields() {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        name="firstName"
        autoComplete="given-name"
        label={t('registration.field.firstName')}
        required
      />
      <TextField
        name="lastName"
        autoComplete="family-name"
        label={t('registration.field.lastName')}
        required
      />
    </>
  )
}

export function EmailFields() {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        label={t('registration.field.email')}
        required
      />
      <TextField
        name="confirmEmail"
        type="email"
        autoComplete="email"
        dir="ltr"
        label={t('registration.field.confirmEmail')}
        required
      />
    </>
  )
}

/** The e-mail, twice, and an optional phone number, whose default code is that of the country. */
export function ReachFields({ here }: { here: string }) {
  const label = useFieldLabel()
  const { value } = useField<string>('country', { subscription: { value: true } }).input
  const defaultCode = useCallingCode(value === COUNTRY_HERE ? here : value)
  return (
    <FieldGroup name="reach">
      <EmailFields />
      <PhoneField
        codeName="phoneCode"
        name="phoneNumber"
        label={label('phone', 'optional')}
        defaultCode={defaultCode}
      />
    </FieldGroup>
  )
}

export function PlaceFields({ here }: { here: string }) {
  const label = useFieldLabel()
  return (
    <FieldGroup name="place">
      <CountryField name="country" label={label('country')} here={here} />
      <TextField name="city" autoComplete="address-level2" label={label('city', 'optional')} />
      <TextField name="address" autoComplete="address-line1" label={label('address', 'optional')} />
    </FieldGroup>
  )
}

export function MessageFields() {
  const label = useFieldLabel()
  return (
    <FieldGroup name="message" isOneColumn>
      <TextAreaField name="message" rows={5} max={MESSAGE_MAX_LENGTH} label={label('message', 'optional')} />
    </FieldGroup>
  )
}
