import { lazyPart, useLazyPart } from '@/ui/lazyPart'
import { useDialogPart } from '@/ui/useDialogPart'
import { WaitingLines } from '@/ui/WaitingLines'
import { LessonList, type LessonListProps } from './LessonList'

const lessonSheet = lazyPart(() => import('./LessonSheet'))

/** Fetches the sheet ahead: a learner opens it on a bad line, too. @returns whether the lessons will be in a sheet. */
export function useLessonSheet(isPhone: boolean) {
  return !useLazyPart(isPhone ? lessonSheet : undefined).hasFailed
}

/** The lessons on a phone, open while mounted: in a sheet, as soon as its code is there. Without it they stand in the page. */
export function PhoneLessons(props: LessonListProps & { onClose: () => void }) {
  const { Dialog: LessonSheet, isInPage } = useDialogPart(lessonSheet)
  if (LessonSheet) return <LessonSheet {...props} />
  if (!isInPage) return <WaitingLines text="ui.loading" rows={4} />
  const { onClose: _close, ...list } = props
  return <LessonList {...list} />
}
