import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearnerCourse } from '@/domain/progress'
import { useAppDispatch } from '@/state/hooks'
import { courseDoneClosed } from '@/state/player/slice'
import { useRoom } from '@/state/player/useRoom'
import { PageHead } from '@/ui/PageHead'
import { CompletedToast } from './CompletedToast'
import styles from './LearnPage.module.css'
import { LessonBar } from './LessonBar'
import { LessonStage } from './LessonStage'
import { SafetyLine } from './SafetyLine'
import { SectionDone } from './SectionDone'
import { Sidebar } from './Sidebar'
import { useCurrentLesson } from './useCurrentLesson'
import { useOpenLesson } from './useOpenLesson'

const CompletionDialog = lazy(() => import('./CompletionDialog'))

type Props = { slug: string; userId: string; course: LearnerCourse }

/** The learning room: what there is to learn at the side, the lesson in the middle, the way on below it. */
export function LearnPage({ slug, userId, course }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isSectionDone = useRoom((room) => room.isSectionDone)
  const isCourseDone = useRoom((room) => room.isCourseDone)
  const lesson = useCurrentLesson(slug, userId, course)
  const place = useOpenLesson(slug, userId, course, lesson)
  return (
    <div className={styles.page}>
      <PageHead title={[lesson?.title, course.title].filter(Boolean).join(' · ') || t('titles.learn')} />
      <Sidebar slug={slug} course={course} lesson={lesson} />
      <div className={styles.main}>
        {lesson && place ? (
          <>
            <LessonStage course={course} lesson={lesson} place={place} />
            {isSectionDone && <SectionDone slug={slug} course={course} />}
            <LessonBar slug={slug} course={course} lesson={lesson} place={place} />
            <SafetyLine />
          </>
        ) : (
          <h1 className={styles.nothing} tabIndex={-1}>
            {t('learn.select')}
          </h1>
        )}
      </div>
      <CompletedToast />
      {isCourseDone && (
        <Suspense fallback={null}>
          <CompletionDialog course={course} onClose={() => dispatch(courseDoneClosed())} />
        </Suspense>
      )}
    </div>
  )
}
