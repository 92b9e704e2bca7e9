import { useState } from 'react'
import { lessonType } from '@/domain/course/lesson'
import type { QualityName } from '@/domain/course/video'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import { useAppDispatch } from '@/state/hooks'
import { keepLessons } from '@/state/keeping/actions'
import { noticeGiven } from '@/state/notices/slice'
import { loadViewerParts } from '../viewers/viewerParts'
import { orderOf } from './lessonOrders'

/** Keeps lessons of a course on this device, after the code that shows them has loaded. */
export function useKeep(slug: string, course: LearnerCourse) {
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)

  /** @returns whether the lessons will be loaded */
  async function keep(lessons: readonly LearnerLesson[], quality: QualityName): Promise<boolean> {
    setBusy(true)
    try {
      await loadViewerParts(lessons.map(({ type }) => lessonType(type)))
      return await dispatch(keepLessons(lessons.map((lesson) => orderOf(slug, course, lesson, quality))))
    } catch (error) {
      console.warn('The code of a viewer could not be loaded.', error)
      dispatch(noticeGiven({ kind: 'failure', text: 'keeping.keepFailed' }))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { keep, isBusy }
}
