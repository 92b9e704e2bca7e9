import { useTranslation } from 'react-i18next'
import { BottomSheet } from '@/ui/BottomSheet'
import { useReturnFocus } from '@/ui/useReturnFocus'
import { LessonList, type LessonListProps } from './LessonList'

type Props = LessonListProps & { onClose: () => void }

/** The lessons on a phone. */
export default function LessonSheet({ onClose, ...list }: Props) {
  const { t } = useTranslation()
  // A drawer that is mounted open does not give it back.
  useReturnFocus()
  return (
    <BottomSheet isOpen title={t('learn.contents')} onClose={onClose}>
      <LessonList {...list} />
    </BottomSheet>
  )
}
