import { lazyModule, useLazyModule } from '@/ui/lazyModule'
import { SkeletonLines } from '@/ui/SkeletonLines'
import { useLazyDialog } from '@/ui/useLazyDialog'
import { LessonList, type LessonListProps } from './LessonList'

const lessonSheet = lazyModule(() => import('./LessonSheet'))

/** Fetches the sheet ahead: a learner opens it on a bad line, too. @returns whether the lessons will be in a sheet. */
export function useLessonSheet(isPhone: boolean) {
  return !useLazyModule(isPhone ? lessonSheet : undefined).hasFailed
}

/** The lessons on a phone, open while mounted: in a sheet, as soon as its code is there. Without it they stand in the page. */
export function PhoneLessons(props: LessonListProps & { onClose: () => void }) {
  const { Dialog: LessonSheet, isInPage } = useLazyDialog(lessonSheet)
  if (LessonSheet) return <LessonSheet {...props} />
  if (!isInPage) return <SkeletonLines text="ui.loading" rows={4} />
  const { onClose: _close, ...list } = props
  return <LessonList {...list} />
}
