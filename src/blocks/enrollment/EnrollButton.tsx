import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useEnrollMutation } from '@/api/enrollment'
import type { FullCourse } from '@/api/types'
import { formatNumber } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { selectIsSignedOut } from '@/state/session/selectors'
import action from '@/ui/action.module.css'
import { BusyButton } from '@/ui/BusyButton'
import { prepareAlert } from '@/ui/LazyAlert'
import { ProgressBar } from '@/ui/ProgressBar'
import styles from './EnrollCard.module.css'
import { EnrollOutcome } from './EnrollOutcome'
import { type Enrollment, enrollingIn } from './useEnrollment'

type Props = { course: FullCourse; enrollment: Enrollment; isFree: boolean }

/** Enrolls the user, or links an enrolled user to the course. The outcome shows beside the button. */
export function EnrollButton({ course, enrollment, isFree }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isSignedOut = useAppSelector(selectIsSignedOut)
  const [enroll, { isLoading: isEnrolling }] = useEnrollMutation({ fixedCacheKey: enrollingIn(course) })
  const [outcome, setOutcome] = useState<{ error?: unknown } | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const slug = course.slug ?? course.id
  const isBusy = isEnrolling || enrollment.kind === 'loading'

  async function onPress() {
    if (isSignedOut) {
      const state = { redirectAfterLogin: paths.course(slug), message: 'enrollment.signInFirst' }
      return void navigate(paths.signin, { state })
    }
    // One request per press, and none for a user who is already enrolled.
    if (isEnrolling || enrollment.kind !== 'notEnrolled') return
    prepareAlert()
    const answer = await enroll({ courseId: course.id })
    setOutcome({ error: answer.error })
  }

  function close() {
    setOutcome(null)
    // The pressed button may have become a link, which then gets the focus.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('a, button')?.focus())
  }

  return (
    <div ref={place} className={styles.actions} data-visitor>
      {enrollment.kind === 'enrolled' && !isEnrolling ? (
        <EnrolledActions slug={slug} percent={enrollment.percent} title={course.title} />
      ) : (
        <BusyButton
          type="primary"
          className={`${action.accent} ${styles.enroll}`}
          isBusy={isBusy}
          onClick={onPress}
        >
          {t(labelOf(enrollment, isEnrolling, isFree))}
        </BusyButton>
      )}
      {outcome && <EnrollOutcome slug={slug} error={outcome.error} onClose={close} />}
    </div>
  )
}

function labelOf(enrollment: Enrollment, isEnrolling: boolean, isFree: boolean) {
  if (isEnrolling) return 'enrollment.enrolling'
  if (enrollment.kind === 'loading') return 'enrollment.loading'
  return isFree ? 'enrollment.enrollFree' : 'enrollment.enrollNow'
}

function EnrolledActions({ slug, percent, title }: { slug: string; percent: number; title: string }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  return (
    <>
      <ProgressBar
        label={t('enrollment.progress', { title })}
        percent={percent}
        text={t('enrollment.percent', { percent: formatNumber(percent, language) })}
      />
      <Link className={action.primary} to={paths.learn(slug)}>
        {t(percent === 100 ? 'enrollment.review' : 'enrollment.continue')}
      </Link>
      {percent === 100 && (
        <Link className={action.quiet} to={paths.certificate(slug)}>
          {t('certificate.heading')}
        </Link>
      )}
    </>
  )
}
