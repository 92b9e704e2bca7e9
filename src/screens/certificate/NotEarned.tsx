import { Result } from 'antd'
import type { ReactNode } from 'react'
import styles from './NotEarned.module.css'

type Props = {
  title: string
  /** The reason and, if known, the progress. */
  children: ReactNode
  /** A link that leads towards the certificate. */
  next: ReactNode
}

/** Shows that there is no certificate yet, with the next step towards it. */
export function NotEarned({ title, children, next }: Props) {
  return (
    <Result
      classNames={{ subTitle: styles.words }}
      icon={<img src="/static/images/coming-soon.svg" alt="" width="400" height="300" />}
      title={<h1 tabIndex={-1}>{title}</h1>}
      subTitle={children}
      extra={next}
    />
  )
}
