import { lazyModule, useLazyModule } from '@/ui/lazyModule'
import { SkeletonLines } from '@/ui/SkeletonLines'
import { useLazyDialog } from '@/ui/useLazyDialog'
import { LessonList, type LessonListProps } from './LessonList'

const lessonSheet = lazyModule(() => import('./LessonSheet'))

/** Loads the sheet early, so that it also opens on a bad connection. @returns false once that has failed. */
export function useLessonSheet(isPhone: boolean) {
  return !useLazyModule(isPhone ? lessonSheet : undefined).hasFailed
}

/** The open list of lessons on a phone: in a sheet, or in the page if the sheet cannot be loaded. */
export function PhoneLessons(props: LessonListProps & { onClose: () => void }) {
  const { Dialog: LessonSheet, isInPage } = useLazyDialog(lessonSheet)
  if (LessonSheet) return <LessonSheet {...props} />
  if (!isInPage) return <SkeletonLines text="ui.loading" rows={4} />
  const { onClose: _close, ...list } = props
  return <LessonList {...list} />
}
