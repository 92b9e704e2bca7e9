import { Empty } from 'antd'
import type { ReactNode } from 'react'
import layout from '@/ui/layout.module.css'
import styles from './EmptyState.module.css'

type Props = { title: string; image?: string; children?: ReactNode }

/** An empty list, said kindly, with what one can do next as children. */
export function EmptyState({ title, image = '/static/images/empty-box.svg', children }: Props) {
  return (
    <Empty
      className={styles.empty}
      classNames={{ image: styles.image, description: styles.title, footer: styles.next }}
      // An address alone would be a picture whose alternative text repeats the words below it.
      image={<img src={image} alt="" width="240" height="180" />}
      description={<p className={layout.flush}>{title}</p>}
    >
      {children}
    </Empty>
  )
}
