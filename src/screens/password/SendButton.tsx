import type { ReactNode } from 'react'
import styles from '@/forms/SubmitButton.module.css'

type Props = { isSubmitting: boolean; children: ReactNode }

/** Never disabled: it keeps the focus while what it sends is on its way, and the form takes no second press meanwhile. */
export function SendButton({ isSubmitting, children }: Props) {
  return (
    <button type="submit" className={styles.submit} data-block aria-disabled={isSubmitting}>
      {isSubmitting && <span className={styles.spinner} data-spinner />}
      {children}
    </button>
  )
}
