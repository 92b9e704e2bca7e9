import type { ReactNode, Ref } from 'react'
import { SEARCH_MAX_LENGTH } from '@/lib/constants'
import actions from './action.module.css'
import styles from './SearchField.module.css'

type Props = {
  ref?: Ref<HTMLInputElement>
  /** Where the form leads to an address: the name in its query. */
  name?: string
  label: string
  placeholder: string
  /** The id of what is said about it. */
  describedBy?: string
  value: string
  onChange: (value: string) => void
  /** On the button that sends the search. */
  submitText: string
  /** What else stands in the box, between the field and the button. */
  children?: ReactNode
}

/** The field of a search in a box, with its glass and the button that sends it. */
export function SearchField({
  ref,
  name,
  label,
  placeholder,
  describedBy,
  value,
  onChange,
  submitText,
  children,
}: Props) {
  return (
    <div className={styles.box}>
      <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20" />
      </svg>
      <input
        ref={ref}
        type="search"
        name={name}
        className={styles.input}
        aria-label={label}
        aria-describedby={describedBy}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={SEARCH_MAX_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {children}
      <button type="submit" className={actions.primary}>
        {submitText}
      </button>
    </div>
  )
}
