import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { PlaceholderHeading } from '@/ui/PlaceholderHeading'
import styles from './Post.module.css'

/** The placeholder of a post, in the usual shape. */
export function PostSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.post}>
      <PlaceholderHeading text={t('titles.blog')} />
      <p className="visually-hidden" role="status">
        {t('blog.loading')}
      </p>
      {/* Without aria-hidden a screen reader would read antd's skeleton as a heading and a list. */}
      <div aria-hidden="true">
        <Skeleton active title={{ width: '30%' }} paragraph={{ rows: 1, width: '80%' }} />
        <div className={styles.image} />
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      </div>
    </div>
  )
}
