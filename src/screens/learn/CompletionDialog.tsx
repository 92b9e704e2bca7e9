import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type LearnerCourse, timeTaken } from '@/domain/learning/learnerCourse'
import { formatNumber } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import AlertDialog from '@/ui/AlertDialog'

type Props = { course: LearnerCourse; onClose: () => void }

/** Praises the learner who has completed the course, and shows how long it took. */
export default function CompletionDialog({ course, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const language = useAppSelector(selectLanguage)
  // Until the server answers with the time of completion, the client takes the present time.
  const [now] = useState(() => new Date().toISOString())
  const taken = timeTaken(course.startedAt, course.completedAt ?? now)
  return (
    <AlertDialog
      kind="success"
      image="/static/images/celebration.svg"
      title={t('learn.done.title')}
      primary={{
        text: t('certificate.heading'),
        onPress: () => navigate(paths.certificate(course.slug ?? course.id)),
      }}
      secondary={{ text: t('learn.done.close'), onPress: onClose }}
      onClose={onClose}
    >
      <p>{t('learn.done.text', { title: course.title || t('courses.untitled') })}</p>
      {taken && (
        <p>
          {t(`learn.done.${taken.unit}`, { count: taken.count, number: formatNumber(taken.count, language) })}
        </p>
      )}
    </AlertDialog>
  )
}
