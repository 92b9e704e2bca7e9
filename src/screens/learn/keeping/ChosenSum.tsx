import { useTranslation } from 'react-i18next'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import { bytesOf } from '@/integrations/lessonSize'
import { formatBytes, formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import type { LessonSizes } from './useLessonSizes'

type Props = { lessons: readonly LearnerLesson[]; sizes: LessonSizes }

/** The number of chosen lessons, and the sum of their sizes, once the hosts have answered. */
export function ChosenSum({ lessons, sizes }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const count = lessons.length
  return (
    <span role="status">
      {count === 0
        ? t('keeping.dialog.none')
        : t('keeping.dialog.sum', { count, number: formatNumber(count, language), size: sumText() })}
    </span>
  )

  function sumText() {
    // A part of the sum would look like the whole, and make a better quality smaller than a lower one.
    if (!lessons.every(({ id }) => sizes.has(id))) return t('keeping.dialog.asked')
    const known = lessons.flatMap(({ id }) => sizes.get(id) ?? [])
    const size = formatBytes(bytesOf(known), language)
    return known.length === count ? size : t('keeping.dialog.more', { size })
  }
}
