import { type ReactNode, useId } from 'react'
import styles from './SelectField.module.css'

type Props<Value extends string> = {
  label: string
  /** What is chosen says what is chosen from: where room is scarce, the label is only read aloud. */
  isSelfEvident?: boolean
  value: Value
  onChange: (value: Value) => void
  /** Its options; their values are the ones that `onChange` is given. */
  children: ReactNode
}

/** One of several, in the browser's own list. */
export function SelectField<Value extends string>({
  label,
  isSelfEvident = false,
  value,
  onChange,
  children,
}: Props<Value>) {
  const id = useId()
  return (
    <div className={styles.field} data-self-evident={isSelfEvident}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.choice}>
        <select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {children}
        </select>
        <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </span>
    </div>
  )
}
