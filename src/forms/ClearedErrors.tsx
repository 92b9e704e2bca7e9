import { useForm } from 'react-final-form'
import { useOnLanguageChange } from './useOnLanguageChange'

type State = {
  fields: Record<string, { touched: boolean }>
  formState: { submitFailed: boolean; submitErrors?: unknown }
}

/** Makes every field untouched and drops the server's messages about fields. */
function clearFieldErrors(_args: unknown, { fields, formState }: State) {
  for (const [name, field] of Object.entries(fields)) fields[name] = { ...field, touched: false }
  // Changes the object in place, because a request in flight keeps a reference to it.
  formState.submitFailed = false
  delete formState.submitErrors
}

export const errorMutators = { clearFieldErrors }

/** Inside a form: a language change clears field errors (docs/behaviour/forms.md#language-change). */
export function ClearedErrors() {
  const { mutators } = useForm()
  useOnLanguageChange(() => mutators.clearFieldErrors?.())
  return null
}
