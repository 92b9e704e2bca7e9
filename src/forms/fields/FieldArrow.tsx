import styles from './FieldArrow.module.css'

/** At the end of a field that opens a list; it lies over the field, in the grid that holds both. */
export function FieldArrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 12 8" aria-hidden="true">
      <path d="M1 1.500L6 6.500L11 1.500" />
    </svg>
  )
}
