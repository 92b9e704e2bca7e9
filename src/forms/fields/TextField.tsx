import { Input } from 'antd'
import { useField } from 'react-final-form'
import { FieldFrame } from './FieldFrame'

type Props = {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel'
  autoComplete: string
  /** The direction of what is typed, where it is not that of the page (addresses, numbers). */
  dir?: 'ltr'
  required?: boolean
}

const asTyped = (value: string) => value

export function TextField({ name, label, type = 'text', ...rest }: Props) {
  const { input, meta } = useField<string>(name, { parse: asTyped })
  return (
    <FieldFrame label={label} meta={meta}>
      {(accessibility) => (
        <Input
          {...input}
          {...accessibility}
          {...rest}
          type={type}
          status={accessibility['aria-invalid'] ? 'error' : ''}
        />
      )}
    </FieldFrame>
  )
}
