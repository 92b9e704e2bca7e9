import type { ReactNode } from 'react'
import styles from './SubmitButton.module.css'

type Props = {
  isSubmitting: boolean
  block?: boolean
  /** Not disabled meanwhile, which would take the focus away: the form itself takes no second press. */
  keepsFocus?: boolean
  children: ReactNode
}

/** Disabled, with a spinner, while what it sends is on its way. */
export function SubmitButton({ isSubmitting, block, keepsFocus, children }: Props) {
  return (
    <button
      type="submit"
      className={styles.submit}
      data-block={block}
      disabled={isSubmitting && !keepsFocus}
      aria-disabled={isSubmitting}
    >
      {isSubmitting && <span className={styles.spinner} data-spinner />}
      {children}
    </button>
  )
}
