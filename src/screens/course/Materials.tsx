import { useTranslation } from 'react-i18next'
import type { FullCourse } from '@/api/types'
import { materialCounts, materialsOf } from '@/domain/course/materials'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './Materials.module.css'

/** A table with the number of lessons of each type. */
export function Materials({ course }: { course: FullCourse }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const rows = materialCounts(materialsOf(course))
  if (rows.length === 0) return <p>{t('course.noMaterials')}</p>
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('course.materials.type')}</th>
            <th scope="col">{t('course.materials.count')}</th>
            <th scope="col">{t('course.materials.chapters')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ type, count, chapterTitles }) => (
            <tr key={type}>
              <th scope="row">{t(`course.materialTypes.${type}`)}</th>
              <td>{formatNumber(count, language)}</td>
              <td>
                {chapterTitles
                  .map((title) => title ?? t('course.materials.general'))
                  .join(t('course.materials.separator'))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
