import { useTranslation } from 'react-i18next'
import { useGetFullCourseQuery } from '@/api/course'
import { RichText } from '@/blocks/RichText/RichText'
import { Dialog } from '@/ui/Dialog'
import { FailureAlert } from '@/ui/FailureAlert'
import { useReturnFocus } from '@/ui/useReturnFocus'
import styles from './OverviewDialog.module.css'

type Props = { slug: string; title: string; onClose: () => void }

/** The course's overview in a dialog, which is open while it is mounted. */
export default function OverviewDialog({ slug, title, onClose }: Props) {
  const { t } = useTranslation()
  useReturnFocus()
  const course = useGetFullCourseQuery(slug)
  return (
    <Dialog
      open
      width={720}
      title={t('myCourses.overviewTitle', { title })}
      footer={null}
      onClose={onClose}
      classNames={{ body: styles.body }}
    >
      {course.isFetching && !course.data && <p role="status">{t('myCourses.overviewLoading')}</p>}
      {!course.isFetching && !course.data && (
        <FailureAlert title="myCourses.overviewFailed" error={course.error} onRetry={course.refetch} />
      )}
      {course.data &&
        (course.data.html ? <RichText html={course.data.html} /> : <p>{t('myCourses.overviewEmpty')}</p>)}
    </Dialog>
  )
}
