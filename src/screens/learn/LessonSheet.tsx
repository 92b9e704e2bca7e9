import { useTranslation } from 'react-i18next'
import { BottomSheet } from '@/ui/BottomSheet'
import { LessonList, type LessonListProps } from './LessonList'

type Props = LessonListProps & { onClose: () => void }

/** The lessons on a phone. */
export default function LessonSheet({ onClose, ...list }: Props) {
  const { t } = useTranslation()
  return (
    <BottomSheet title={t('learn.contents')} onClose={onClose}>
      <LessonList {...list} />
    </BottomSheet>
  )
}
