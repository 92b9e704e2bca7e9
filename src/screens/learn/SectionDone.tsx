import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  firstUncompleted,
  type LearnerCourse,
  type LearnerLesson,
  nextLesson,
} from '@/domain/learning/learnerCourse'
import { formatNumber } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { courseDoneClosed } from '@/state/player/slice'
import { usePlayerSession } from '@/state/player/usePlayerSession'
import { StaticAlert } from '@/ui/StaticAlert'
import styles from './SectionDone.module.css'

type Props = {
  slug: string
  course: LearnerCourse
  lesson: LearnerLesson
  /** The dialog that praises the whole course could not be loaded. */
  isDialogMissing: boolean
}

/** The completed lesson has no next one. It also shows below the dialog of a completed course, and after it. */
export function SectionDone({ slug, course, lesson, isDialogMissing }: Props) {
  const dispatch = useAppDispatch()
  const isSectionDone = usePlayerSession((session) => session.isSectionDone)
  const isCourseDone = usePlayerSession((session) => session.isCourseDone)
  const [isFinished, setIsFinished] = useState(false)
  const isHere = isCourseDone && (isDialogMissing || !nextLesson(course, lesson.id))
  if (isHere && !isFinished) setIsFinished(true)
  const isInstead = isCourseDone && isDialogMissing
  useEffect(() => {
    // It would come at some other moment, out of nowhere.
    if (isInstead) dispatch(courseDoneClosed())
  }, [dispatch, isInstead])
  return (
    // Rendered before its text, so that screen readers announce it.
    <div role="status">{(isSectionDone || isFinished) && <Praise slug={slug} course={course} />}</div>
  )
}

/** Open lessons, or the course's certificate, follow here, so that this is no dead end. */
function Praise({ slug, course }: { slug: string; course: LearnerCourse }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const box = useRef<HTMLDivElement>(null)
  // On a phone the lesson may be longer than the screen.
  useEffect(() => {
    // Braces: what scrollIntoView returns in newer browsers is no clean-up.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const open = firstUncompleted(course)
  const count = course.lessons.filter(({ completed }) => !completed).length
  return (
    <div ref={box} className={styles.done}>
      <StaticAlert
        // The region around it is announced already.
        type="success"
        showIcon
        title={t('learn.sectionDone')}
        description={wayOn()}
      />
    </div>
  )

  function wayOn() {
    if (open && !course.isProgressKnown) return undefined
    return open ? (
      <>
        <span>{t('learn.lessonsLeft', { count, number: formatNumber(count, language) })} </span>
        <Link to={paths.learn(slug, open.id)}>
          {t('learn.goTo', { title: open.title || t('learn.untitled') })}
        </Link>
      </>
    ) : (
      <>
        <span>{t('learn.done.text', { title: course.title || t('courses.untitled') })} </span>
        <Link to={paths.certificate(course.slug ?? course.id)}>{t('certificate.heading')}</Link>
      </>
    )
  }
}
