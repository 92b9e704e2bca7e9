import type { ReactNode } from 'react'
import type { CardFailure } from '@/domain/donation/payment'
import layout from '@/ui/layout.module.css'
import { StaticAlert } from '@/ui/StaticAlert'
import { CardFailureText } from './CardFailureText'
import styles from './CardPanel.module.css'

type Props = {
  title: string
  /** The provider's reason, if it gave one. */
  failure: CardFailure | undefined
  children: ReactNode
}

/** Shows inside a live region of the form that a card payment failed. */
export function NotCharged({ title, failure, children }: Props) {
  return (
    <StaticAlert
      type="error"
      className={styles.refused}
      classNames={{ title: layout.heavy }}
      title={title}
      description={
        <>
          {failure && <CardFailureText failure={failure} />}
          <p>{children}</p>
        </>
      }
    />
  )
}
