import { Input } from 'antd'
import { useField } from 'react-final-form'
import { FieldFrame } from './FieldFrame'
import styles from './input.module.css'

type Props = {
  name: string
  label: string
  type?: 'text' | 'email' | 'tel'
  autoComplete: string
  inputMode?: 'numeric'
  /** The direction of the value, if it is not that of the page (e-mails, numbers). */
  dir?: 'ltr'
  required?: boolean
}

const asTyped = (value: string) => value

export function TextField({ name, label, type = 'text', ...rest }: Props) {
  const { input, meta } = useField<string>(name, { parse: asTyped })
  return (
    <FieldFrame label={label} meta={meta}>
      {(accessibility) => (
        <Input {...input} {...accessibility} {...rest} type={type} className={styles.text} />
      )}
    </FieldFrame>
  )
}
