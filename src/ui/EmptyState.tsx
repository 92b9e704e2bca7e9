import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type Props = { title: string; image?: string; children?: ReactNode }

/** Nothing to show, said kindly, with what one can do next as children. */
export function EmptyState({ title, image = '/static/images/empty-box.svg', children }: Props) {
  return (
    <div className={styles.empty}>
      <img src={image} alt="" width="240" height="180" />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  )
}
