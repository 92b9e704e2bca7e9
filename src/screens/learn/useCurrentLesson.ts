import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type LearnerCourse, lessonToResume } from '@/domain/learning/learnerCourse'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLastLesson } from '@/state/player/selectors'
import { destinationReached } from '@/state/player/slice'
import { usePlayerSession } from '@/state/player/usePlayerSession'

/** The lesson that the URL names. If it names none, it is the lesson to resume, and the URL is replaced. */
export function useCurrentLesson(slug: string, userId: string, course: LearnerCourse) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const lessonInUrl = query.get('lesson')
  const lastOpened = useAppSelector((state) => selectLastLesson(state, userId, course.id))
  const destination = usePlayerSession((session) => session.destination)
  const lesson = lessonToResume(course, lessonInUrl, lastOpened)

  useEffect(() => {
    if (lesson && lesson.id !== lessonInUrl) navigate(paths.learn(slug, lesson.id), { replace: true })
  }, [navigate, slug, lesson, lessonInUrl])

  useEffect(() => {
    if (!destination) return
    dispatch(destinationReached())
    navigate(paths.learn(slug, destination))
  }, [dispatch, navigate, slug, destination])

  return lesson
}
