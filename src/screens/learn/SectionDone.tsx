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
  /** The completion dialog could not be loaded, so this section replaces it. */
  isDialogMissing: boolean
}

/**
 * Shows that the last lesson of a section or of the course is completed. It also shows while the completion
 * dialog is open.
 */
export function SectionDone({ slug, course, lesson, isDialogMissing }: Props) {
  const dispatch = useAppDispatch()
  const isSectionDone = usePlayerSession((session) => session.isSectionDone)
  const isCourseDone = usePlayerSession((session) => session.isCourseDone)
  const [isFinished, setIsFinished] = useState(false)
  const isHere = isCourseDone && (isDialogMissing || !nextLesson(course, lesson.id))
  if (isHere && !isFinished) setIsFinished(true)
  const isInstead = isCourseDone && isDialogMissing
  useEffect(() => {
    // Otherwise the dialog would open later, when the learner does not expect it.
    if (isInstead) dispatch(courseDoneClosed())
  }, [dispatch, isInstead])
  return (
    // The region is mounted before its text, so that screen readers announce the text.
    <div role="status">{(isSectionDone || isFinished) && <Praise slug={slug} course={course} />}</div>
  )
}

/** Links to the first open lesson or to the certificate, so that the learner can continue from here. */
function Praise({ slug, course }: { slug: string; course: LearnerCourse }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const box = useRef<HTMLDivElement>(null)
  // On a phone the box may be below the visible part of the page.
  useEffect(() => {
    // The braces matter: newer browsers return a promise from scrollIntoView, which is no clean-up function.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const open = firstUncompleted(course)
  const count = course.lessons.filter(({ completed }) => !completed).length
  return (
    <div ref={box} className={styles.done}>
      <StaticAlert
        // The alert needs no role, because the region around it is already announced.
        type="success"
        showIcon
        title={t('learn.sectionDone')}
        description={nextStep()}
      />
    </div>
  )

  function nextStep() {
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
