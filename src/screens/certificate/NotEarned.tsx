import { Result } from 'antd'
import type { ReactNode } from 'react'
import styles from './NotEarned.module.css'

type Props = {
  title: string
  /** Why, and how far it is. */
  children: ReactNode
  /** The way to it. */
  next: ReactNode
}

/** There is no certificate yet: a picture of something that grows, and the way to it. */
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
