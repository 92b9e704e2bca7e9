import { useField } from 'react-final-form'
import styles from './CheckboxField.module.css'

export function CheckboxField({ name, label }: { name: string; label: string }) {
  const { input } = useField<boolean>(name, { type: 'checkbox' })
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.box}
        name={name}
        checked={input.checked}
        onChange={input.onChange}
        onBlur={input.onBlur}
        onFocus={input.onFocus}
      />
      {label}
    </label>
  )
}
