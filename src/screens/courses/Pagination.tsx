import { useTranslation } from 'react-i18next'
import type { CourseList } from '@/api/types'
import { pageCount, pageRange } from '@/domain/catalogue'
import { formatNumber } from '@/lib/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import actions from '@/ui/action.module.css'
import styles from './Pagination.module.css'

type Props = { page: number; list: CourseList; onPage: (page: number) => void }

/** Previous, next and which courses these are; shown only when there is more than one page. */
export function Pagination({ page, list, onPage }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const pages = pageCount(list)
  if (pages <= 1 && page === 1) return null
  const range = pageRange(page, list.content.length, list.totalElements)
  const [start, end] = [formatNumber(range.start, language), formatNumber(range.end, language)]
  return (
    <nav className={styles.pages} aria-label={t('courses.pages')}>
      <button type="button" className={actions.quiet} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('courses.previous')}
      </button>
      <p className={styles.range}>
        {range.total === undefined
          ? t('courses.rangeOnly', { start, end })
          : t('courses.range', { start, end, total: formatNumber(range.total, language) })}
      </p>
      <button
        type="button"
        className={actions.quiet}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t('courses.next')}
      </button>
    </nav>
  )
}
