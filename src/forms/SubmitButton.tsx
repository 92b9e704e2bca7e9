import type { ReactNode } from 'react'
import styles from './SubmitButton.module.css'

type Props = { isSubmitting: boolean; block?: boolean; children: ReactNode }

/** Disabled, with a spinner, while what it sends is on its way. */
export function SubmitButton({ isSubmitting, block, children }: Props) {
  return (
    <button type="submit" className={styles.submit} data-block={block} disabled={isSubmitting}>
      {isSubmitting && <span className={styles.spinner} data-spinner />}
      {children}
    </button>
  )
}
