import { Input } from 'antd'
import { useField } from 'react-final-form'
import { FieldFrame } from './FieldFrame'
import styles from './input.module.css'

type Props = { name: string; label: string; rows: number; required?: boolean }

const asTyped = (value: string) => value

export function TextAreaField({ name, label, ...rest }: Props) {
  const { input, meta } = useField<string>(name, { parse: asTyped })
  return (
    <FieldFrame label={label} meta={meta}>
      {(accessibility) => (
        <Input.TextArea {...input} {...accessibility} {...rest} autoComplete="off" className={styles.text} />
      )}
    </FieldFrame>
  )
}
