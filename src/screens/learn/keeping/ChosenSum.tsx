import { useTranslation } from 'react-i18next'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import { formatBytes, formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import type { LessonSizes } from './useLessonSizes'

type Props = { lessons: readonly LearnerLesson[]; sizes: LessonSizes }

/** The number of chosen lessons, and the sum of their sizes as far as they are known. */
export function ChosenSum({ lessons, sizes }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const count = lessons.length
  const known = lessons.flatMap(({ id }) => sizes.get(id) ?? [])
  const sum = formatBytes(
    known.reduce((all, size) => all + size, 0),
    language,
  )
  const size = known.length === count ? sum : t('keeping.dialog.more', { size: sum })
  return (
    <span role="status">
      {count === 0
        ? t('keeping.dialog.none')
        : t('keeping.dialog.sum', { count, number: formatNumber(count, language), size })}
    </span>
  )
}
