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
      <div className={styles.waiting} aria-hidden="true">
        <span className={styles.line} />
        <span className={styles.line} />
        <div className={styles.image} />
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.line} />
      </div>
    </div>
  )
}
