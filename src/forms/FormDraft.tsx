import { useEffect } from 'react'
import { useFormState } from 'react-final-form'
import { keepDraft } from './draft'

/** Inside a form: stores the typed values at each change. */
export function FormDraft({ name, start }: { name: string; start: object }) {
  const { values } = useFormState({ subscription: { values: true } })
  useEffect(() => keepDraft(name, values, start), [name, values, start])
  return null
}
