import { useTranslation } from 'react-i18next'
import type english from '../../../public/translations/en/translation.json'

type Field = keyof typeof english.registration.field

/** The name of a field, and whether it may stay empty. */
export function useFieldLabel() {
  const { t } = useTranslation()
  return (field: Field, optional?: 'optional') => {
    const label = t(`registration.field.${field}`)
    return optional ? t('registration.optional', { label }) : label
  }
}
