import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { messageOf } from '@/api/errors'
import { paths } from '@/lib/paths'
import { BidiText } from '@/ui/BidiText'
import { LazyAlert } from '@/ui/LazyAlert'

type Props = { slug: string; error: unknown; onClose: () => void }

/** The outcome of an enrollment: a link to the course, or the reason of the failure. */
export function EnrollOutcome({ slug, error, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  if (error)
    return (
      <LazyAlert
        kind="failure"
        title={t('enrollment.failed')}
        primary={{ text: t('ui.close'), onPress: onClose }}
        onClose={onClose}
      >
        <p>
          <BidiText text={messageOf(error) ?? t('enrollment.failedText')} />
        </p>
      </LazyAlert>
    )
  return (
    <LazyAlert
      kind="success"
      image="/static/images/celebration.svg"
      title={t('enrollment.done')}
      primary={{ text: t('enrollment.start'), onPress: () => navigate(paths.learn(slug)) }}
      secondary={{ text: t('enrollment.later'), onPress: onClose }}
      onClose={onClose}
    >
      <p>{t('enrollment.doneText')}</p>
    </LazyAlert>
  )
}
