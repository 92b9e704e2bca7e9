import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { lessonType } from '@/domain/course/lesson'
import { useLazyModule } from '@/ui/lazyModule'
import { StaticAlert } from '@/ui/StaticAlert'
import type { Viewer } from '.'
import styles from './LessonViewer.module.css'
import { Retry } from './Retry'
import type { ViewerProps } from './viewer'

/** The viewer of the lesson's type; if it cannot load, it says so, and the rest of the page stays. */
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
      // The alert holds the words alone: the button's changes are not announced.
      title={<p role="alert">{t('learn.viewerMissing')}</p>}
      description={
        <>
          {/* 'Next' completes the lesson; the learner can submit the quiz later all the same. */}
          {isOpenQuiz && <p>{t('learn.quizWaits')}</p>}
          <Retry isBusy={isLoading} onPress={retry} />
        </>
      }
    />
  )
}
