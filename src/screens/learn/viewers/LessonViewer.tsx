import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { lessonType } from '@/domain/course/lesson'
import { useLazyModule } from '@/ui/lazyModule'
import { StaticAlert } from '@/ui/StaticAlert'
import type { Viewer } from '.'
import styles from './LessonViewer.module.css'
import { Retry } from './Retry'
import type { ViewerProps } from './viewer'

/** The viewer of the lesson's type. If its code cannot load, an alert replaces only the viewer. */
export function LessonViewer({ viewer, ...props }: ViewerProps & { viewer: Viewer }) {
  const { t } = useTranslation()
  const { loaded: Loaded, hasFailed, isLoading, retry } = useLazyModule(viewer)
  if (Loaded) return <Loaded key={props.lesson.id} {...props} />
  if (!hasFailed)
    return <Skeleton.Node active className={styles.place} classNames={{ content: styles.waiting }} />
  const { lesson } = props
  const isOpenQuiz = lessonType(lesson.type) === 'quiz' && !lesson.isSubmitted
  return (
    <StaticAlert
      type="warning"
      className={styles.missing}
      // Only the text is an alert: changes of the button are not announced.
      title={<p role="alert">{t('learn.viewerMissing')}</p>}
      description={
        <>
          {/* 'Next' completes the lesson even so, and the learner can submit the quiz later. */}
          {isOpenQuiz && <p>{t('learn.quizWaits')}</p>}
          <Retry isBusy={isLoading} onPress={retry} />
        </>
      }
    />
  )
}
