import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useGetMyCoursesQuery } from '@/api/enrollment'
import { type LearnerCourse, lessonOf } from '@/domain/learning/learnerCourse'
import type { LessonRecord } from '@/domain/learning/lessonRecord'
import type { TextKey } from '@/lib/i18n/i18n'
import { formatNumber } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { selectDeadLetters } from '@/state/learning/selectors'
import { BidiText } from '@/ui/BidiText'

type Props = { slug: string; course: LearnerCourse }

/** The statuses of the server that have an explanation of their own. */
const reasons: Partial<Record<number, TextKey>> = {
  403: 'learn.saveStatus.because403',
  404: 'learn.saveStatus.because404',
}

/** Names the refused lessons of this course, and counts those of other courses. */
export function RefusedLessons({ slug, course }: Props) {
  const { t } = useTranslation()
  const letters = useAppSelector(selectDeadLetters)
  const here = letters.filter(({ courseId }) => courseId === course.id)
  const inOrder = here.toSorted((one, other) => placeOf(one) - placeOf(other))
  return (
    <>
      {inOrder.map((letter) => {
        const lesson = lessonOf(course, letter.lessonId)
        const reason = reasons[letter.refused?.code ?? 0]
        return (
          <li key={letter.lessonId}>
            {lesson ? (
              <Link to={paths.learn(slug, lesson.id)}>
                <BidiText text={lesson.title || t('learn.untitled')} />
              </Link>
            ) : (
              t('learn.saveStatus.gone')
            )}
            {reason && <small> {t(reason)}</small>}
          </li>
        )
      })}
      <RefusedElsewhere letters={letters.filter(({ courseId }) => courseId !== course.id)} />
    </>
  )

  function placeOf({ lessonId }: LessonRecord) {
    return course.lessons.findIndex(({ id }) => id === lessonId)
  }
}

function RefusedElsewhere({ letters }: { letters: LessonRecord[] }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const list = useGetMyCoursesQuery(letters.length > 0 ? undefined : skipToken)
  const courseIds = [...new Set(letters.map(({ courseId }) => courseId))]
  return courseIds.map((id) => {
    const course = list.data?.find(({ courseId }) => courseId === id)
    const count = letters.filter(({ courseId }) => courseId === id).length
    const number = formatNumber(count, language)
    const title = course?.title
    return (
      <li key={id}>
        <Link to={paths.learn(course?.slug || id)}>
          {title
            ? t('learn.saveStatus.elsewhere', { count, number, title })
            : t('learn.saveStatus.otherCourse', { count, number })}
        </Link>
      </li>
    )
  })
}
