import { useTranslation } from 'react-i18next'
import type { CourseList } from '@/api/types'
import { type CatalogueView, pageCount, pageRange } from '@/domain/catalogue/catalogue'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { LinkPagination } from '@/ui/LinkPagination'
import { addressOf } from './addressOf'
import styles from './Pagination.module.css'

type Props = { view: CatalogueView; list: CourseList; onPage: (page: number) => void }

/** The previous and next page, and the range of courses. It shows nothing if there is one page. */
export function Pagination({ view, list, onPage }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const { page } = view
  const pages = Math.max(page, pageCount(list))
  if (pages <= 1) return null
  const range = pageRange(page, list.content.length, list.totalElements)
  const [start, end] = [formatNumber(range.start, language), formatNumber(range.end, language)]
  return (
    <nav className={styles.pages} aria-label={t('courses.pages')}>
      <p className={styles.range}>
        {range.total === undefined
          ? t('courses.rangeOnly', { start, end })
          : t('courses.range', { start, end, total: formatNumber(range.total, language) })}
      </p>
      <LinkPagination
        page={page}
        pages={pages}
        addressOf={(target) => addressOf({ ...view, page: target })}
        nameOf={(target) => t('courses.results', { page: formatNumber(target, language) })}
        previous={t('courses.previous')}
        next={t('courses.next')}
        onPage={onPage}
      />
    </nav>
  )
}
