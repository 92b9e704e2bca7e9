import { useTranslation } from 'react-i18next'
import { isLastUncompleted, type LearnerCourse } from '@/domain/learning/learnerCourse'
import { useAppDispatch } from '@/state/hooks'
import { courseDoneClosed } from '@/state/player/slice'
import { usePlayerSession } from '@/state/player/usePlayerSession'
import { lazyModule, useLazyModule } from '@/ui/lazyModule'
import { PageHead } from '@/ui/PageHead'
import { CompletedToast } from './CompletedToast'
import styles from './LearnPage.module.css'
import { LessonBar } from './LessonBar'
import { LessonStage } from './LessonStage'
import { SaveStatusLine } from './SaveStatusLine'
import { SectionDone } from './SectionDone'
import { Sidebar } from './Sidebar'
import { useCurrentLesson } from './useCurrentLesson'
import { useOpenLesson } from './useOpenLesson'

const completionDialog = lazyModule(() => import(/* webpackChunkName: "completion" */ './CompletionDialog'))

type Props = { slug: string; userId: string; course: LearnerCourse }

/** The player: the sidebar, the current lesson, and the bar that leads to other lessons. */
export function LearnPage({ slug, userId, course }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isCourseDone = usePlayerSession((session) => session.isCourseDone)
  const lesson = useCurrentLesson(slug, userId, course)
  const place = useOpenLesson(slug, userId, course, lesson)
  // The dialog is loaded one lesson early, because the connection may be gone when it is needed.
  const isNearlyDone = lesson !== undefined && isLastUncompleted(course, lesson.id)
  const { loaded: CompletionDialog, hasFailed } = useLazyModule(
    isCourseDone || isNearlyDone ? completionDialog : undefined,
  )
  return (
    <div className={styles.page}>
      <PageHead title={[lesson?.title, course.title].filter(Boolean).join(' · ') || t('titles.learn')} />
      <Sidebar slug={slug} course={course} lesson={lesson} />
      <div className={styles.main}>
        {lesson && place ? (
          <>
            <LessonStage slug={slug} course={course} lesson={lesson} place={place} />
            <SectionDone
              key={lesson.id}
              slug={slug}
              course={course}
              lesson={lesson}
              isDialogMissing={hasFailed}
            />
            <LessonBar slug={slug} course={course} lesson={lesson} place={place} />
            <SaveStatusLine slug={slug} course={course} />
          </>
        ) : (
          <h1 className={styles.nothing} tabIndex={-1}>
            {t('learn.select')}
          </h1>
        )}
      </div>
      <CompletedToast />
      {isCourseDone && CompletionDialog && (
        <CompletionDialog course={course} onClose={() => dispatch(courseDoneClosed())} />
      )}
    </div>
  )
}
