import { useEffect, useEffectEvent, useMemo } from 'react'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import { stoppedWatch, visibleSeconds, withVisibility } from '@/domain/learning/viewing'
import { useAppDispatch } from '@/state/hooks'
import { type LessonReference, lessonLeft, lessonOpened, pageHidden, playerLeft } from '@/state/player/slice'

/** Dispatches when a lesson is opened, hidden and left. The player's listeners decide what to save. */
export function useOpenLesson(
  slug: string,
  userId: string,
  course: LearnerCourse,
  lesson: LearnerLesson | undefined,
) {
  const dispatch = useAppDispatch()
  const lessonId = lesson?.id
  const place = useMemo<LessonReference | undefined>(
    () => (lessonId === undefined ? undefined : { userId, slug, courseId: course.id, lessonId }),
    [userId, slug, course.id, lessonId],
  )
  const onOpened = useEffectEvent((opened: LessonReference) =>
    dispatch(lessonOpened({ ...opened, position: lesson?.position ?? 0 })),
  )

  useEffect(() => {
    if (!place) return
    onOpened(place)
    const watch = watchVisibility()
    const onHidden = () => dispatch(pageHidden({ ...place, visibleSeconds: watch.seconds() }))
    // A phone that suspends the page may close it later without a further event.
    const onVisibility = () => document.visibilityState === 'hidden' && onHidden()
    window.addEventListener('pagehide', onHidden)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('pagehide', onHidden)
      document.removeEventListener('visibilitychange', onVisibility)
      dispatch(lessonLeft({ ...place, visibleSeconds: watch.stop() }))
    }
  }, [dispatch, place])

  useEffect(() => () => void dispatch(playerLeft()), [dispatch])

  return place
}

/** Measures only the time in which the page is visible. */
function watchVisibility() {
  const now = () => performance.now()
  let watch = withVisibility(stoppedWatch, document.visibilityState === 'visible', now())
  const onChange = () => {
    watch = withVisibility(watch, document.visibilityState === 'visible', now())
  }
  document.addEventListener('visibilitychange', onChange)
  const seconds = () => visibleSeconds(watch, now())
  return {
    seconds,
    stop() {
      document.removeEventListener('visibilitychange', onChange)
      return seconds()
    },
  }
}
