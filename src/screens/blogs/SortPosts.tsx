import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlogSort } from '@/api/types'
import { blogSorts } from '@/domain/posts'
import styles from './SortPosts.module.css'

type Props = { filter: BlogSort; onSort: (filter: BlogSort) => void }

export function SortPosts({ filter, onSort }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{t('blog.sort')}</label>
      <span className={styles.choice}>
        <select id={id} value={filter} onChange={(event) => onSort(event.target.value as BlogSort)}>
          {blogSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`blog.${sort}`)}
            </option>
          ))}
        </select>
        <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </span>
    </div>
  )
}
