import { useTranslation } from 'react-i18next'
import type english from '../../../public/translations/en/translation.json'

type Field = keyof typeof english.registration.field

/** @returns the label of a field, which says whether it is optional. */
export function useFieldLabel() {
  const { t } = useTranslation()
  return (field: Field, optional?: 'optional') => {
    const label = t(`registration.field.${field}`)
    return optional ? t('registration.optional', { label }) : label
  }
}
