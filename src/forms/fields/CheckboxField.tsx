import { Checkbox } from 'antd'
import { useField } from 'react-final-form'
import styles from './CheckboxField.module.css'

export function CheckboxField({ name, label }: { name: string; label: string }) {
  const { input } = useField<boolean>(name, { type: 'checkbox' })
  return (
    <Checkbox
      className={styles.choice}
      name={name}
      checked={input.checked}
      onChange={({ target }) => input.onChange(target.checked)}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
    >
      {label}
    </Checkbox>
  )
}
