import type { ReactNode } from 'react'
import styles from './NotEarned.module.css'

type Props = { title: string; children: ReactNode }

/** There is no certificate yet: a picture of something that grows, and the way to it. */
export function NotEarned({ title, children }: Props) {
  return (
    <section className={styles.page}>
      <img src="/static/images/coming-soon.svg" alt="" width="400" height="300" />
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </section>
  )
}
