import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Post.module.css'

/** A post that is still to come, in the shape of most. */
export function PostSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.post}>
      <p className="visually-hidden" role="status">
        {t('blog.loading')}
      </p>
      {/* antd draws its lines as a heading and a list. */}
      <div aria-hidden="true">
        <Skeleton active title={{ width: '30%' }} paragraph={{ rows: 1, width: '80%' }} />
        <div className={styles.image} />
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      </div>
    </div>
  )
}
