import { Empty } from 'antd'
import type { ReactNode } from 'react'
import layout from '@/ui/layout.module.css'
import styles from './EmptyState.module.css'

type Props = { title: string; image?: string; children?: ReactNode }

/** The message of an empty list, with the next steps as children. */
export function EmptyState({ title, image = '/static/images/empty-box.svg', children }: Props) {
  return (
    <Empty
      className={styles.empty}
      classNames={{ image: styles.image, description: styles.title, footer: styles.next }}
      // For a mere URL antd would repeat the text below as the alternative text.
      image={<img src={image} alt="" width="240" height="180" />}
      description={<p className={layout.flush}>{title}</p>}
    >
      {children}
    </Empty>
  )
}
