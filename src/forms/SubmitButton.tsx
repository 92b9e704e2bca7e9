import type { ReactNode } from 'react'
import { BusyButton } from '@/ui/BusyButton'
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
