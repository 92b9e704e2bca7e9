import type { ReactNode } from 'react'
import { BusyButton } from '@/ui/BusyButton'
import styles from './SubmitButton.module.css'

type Props = {
  isSubmitting: boolean
  block?: boolean
  /**
   * The button stays enabled during the request, because disabling it would lose the focus. The form ignores
   * a second press.
   */
  keepsFocus?: boolean
  children: ReactNode
}

/** A submit button, which is disabled and shows a spinner during the request. */
export function SubmitButton({ isSubmitting, block, keepsFocus, children }: Props) {
  return (
    <BusyButton
      type="primary"
      htmlType="submit"
      className={styles.large}
      block={block}
      isBusy={isSubmitting}
      disabled={isSubmitting && !keepsFocus}
    >
      {children}
    </BusyButton>
  )
}
