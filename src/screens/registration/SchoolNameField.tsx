import { TextField } from '@/forms/fields/TextField'
import { useFieldLabel } from './useFieldLabel'

export function SchoolNameField() {
  const label = useFieldLabel()
  return <TextField name="schoolName" autoComplete="organization" label={label('schoolName')} required />
}
