import { useTranslation } from 'react-i18next'
import { BottomSheet } from '@/ui/BottomSheet'
import { LessonList, type LessonListProps } from './LessonList'

type Props = LessonListProps & { onClose: () => void }

/** The bottom sheet with the lessons, for phones. */
export default function LessonSheet({ onClose, ...list }: Props) {
  const { t } = useTranslation()
  return (
    <BottomSheet title={t('learn.contents')} onClose={onClose}>
      <LessonList {...list} />
    </BottomSheet>
  )
}
