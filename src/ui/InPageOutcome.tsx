import type { ReactNode } from 'react'
import styles from './InPageOutcome.module.css'

type Props = {
  kind: 'success' | 'failure' | 'info' | 'question'
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** Replaces a dialog whose code cannot be loaded. */
export function InPageOutcome({ kind, title, children, actions }: Props) {
  return (
    <div className={styles.outcome} data-kind={kind} role="alert">
      <p className={styles.title}>{title}</p>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
