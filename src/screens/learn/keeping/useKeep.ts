import { useState } from 'react'
import { lessonType } from '@/domain/course/lesson'
import type { QualityName } from '@/domain/course/video'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import { useAppDispatch } from '@/state/hooks'
import { keepLessons, renewLessons } from '@/state/keeping/actions'
import { noticeGiven } from '@/state/notices/slice'
import { loadViewerParts } from '../viewers/viewerParts'
import { orderOf } from './lessonOrders'

/** Keeps lessons of a course on this device, after the code that shows them has loaded. */
export function useKeep(slug: string, course: LearnerCourse) {
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)

  /**
   * @param isAgain the device has them, but the server has another version
   * @returns whether the lessons will be loaded
   */
  async function keep(
    lessons: readonly LearnerLesson[],
    quality: QualityName,
    isAgain = false,
  ): Promise<boolean> {
    setBusy(true)
    try {
      await loadViewerParts(lessons.map(({ type }) => lessonType(type)))
      const orders = lessons.map((lesson) => orderOf(slug, course, lesson, quality))
      return await dispatch(isAgain ? renewLessons(orders) : keepLessons(orders))
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
