import { Card } from 'antd'
import type { ReactNode } from 'react'
import styles from './Panel.module.css'

type Props = {
  className?: string
  /** Of the element around the children. */
  bodyClassName?: string
  children: ReactNode
}

/** Ant Design's Card around a part of a page. */
export function Panel({ className = '', bodyClassName = '', children }: Props) {
  return (
    <Card className={`${styles.panel} ${className}`} classNames={{ body: `${styles.body} ${bodyClassName}` }}>
      {children}
    </Card>
  )
}
