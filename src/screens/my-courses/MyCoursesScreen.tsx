import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { enrollmentApi, useGetMyCoursesQuery } from '@/api/enrollment'
import type { MyCourse } from '@/api/types'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectKeptCourseIds } from '@/state/keeping/selectors'
import { selectIsCourseListOld } from '@/state/learning/selectors'
import type { ScreenRequests } from '@/state/screenRequests'
import { selectLearnerSession } from '@/state/session/user'
import actions from '@/ui/action.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { FailureAlert } from '@/ui/FailureAlert'
import layout from '@/ui/layout.module.css'
import { lazyModule, useLazyModule } from '@/ui/lazyModule'
import { StaticAlert } from '@/ui/StaticAlert'
import { EnrollmentCard } from './EnrollmentCard'
import { InstallHint } from './InstallHint'
import styles from './MyCoursesScreen.module.css'
import { MyCoursesSkeleton } from './MyCoursesSkeleton'

const keptSearch = lazyModule(() => import(/* webpackChunkName: "kept-parts" */ './KeptSearch'))

export const requests: ScreenRequests = () => [enrollmentApi.endpoints.getMyCourses.initiate()]

export default function MyCoursesScreen() {
  const { t } = useTranslation()
  const session = useAppSelector(selectLearnerSession)
  if (session.kind === 'signedOut')
    return <Navigate to={paths.signin} state={{ redirectAfterLogin: paths.myCourses }} replace />
  return (
    <div className={styles.page}>
      <h1 className={layout.below1} tabIndex={-1}>
        {t('myCourses.title')}
      </h1>
      <p className={`${layout.lead} ${layout.below5}`}>{t('myCourses.intro')}</p>
      <MyCourses isKnown={session.kind === 'signedIn'} />
    </div>
  )
}

/** Shows placeholders until the session is known. */
function MyCourses({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation()
  const isListOld = useAppSelector(selectIsCourseListOld)
  const courses = useGetMyCoursesQuery(isKnown ? undefined : skipToken, { refetchOnMountOrArgChange: true })
  // Unlike `currentData`, `data` would still contain the list of a previously signed-in learner.
  const received = courses.currentData
  const keptCourses = useAppSelector(selectKeptCourseIds)
  const hasKept = keptCourses.length > 0
  const list = isListOld && received ? keptFirst(received, keptCourses) : received
  const isSearchable = isListOld && hasKept
  const { loaded: KeptSearch } = useLazyModule(isSearchable ? keptSearch : undefined)
  const [typed, setTyped] = useState('')
  const isSearching = isSearchable && typed.trim() !== ''
  return (
    <>
      <div className={styles.old} role="status">
        {isListOld && list && (
          <StaticAlert
            type="info"
            showIcon
            title={t('myCourses.fromDevice')}
            description={hasKept && t('keeping.offline')}
          />
        )}
      </div>
      {isSearchable && KeptSearch && <KeptSearch search={typed} onSearch={setTyped} />}
      {!list && !courses.isError && <MyCoursesSkeleton />}
      {!list && courses.isError && (
        <FailureAlert title="myCourses.failed" error={courses.error} onRetry={courses.refetch} />
      )}
      {list && list.length > 0 && <InstallHint />}
      {list && !isSearching && <EnrollmentList courses={list} />}
    </>
  )
}

/** Without a connection these are the courses that can be opened with all that they show. */
function keptFirst(courses: readonly MyCourse[], keptIds: readonly string[]) {
  const isKept = ({ courseId }: MyCourse) => keptIds.includes(courseId)
  return courses.toSorted((one, other) => Number(isKept(other)) - Number(isKept(one)))
}

function EnrollmentList({ courses }: { courses: MyCourse[] }) {
  const { t } = useTranslation()
  if (courses.length > 0)
    return (
      <ul className={styles.list}>
        {courses.map((course) => (
          <li key={course.enrollmentId ?? course.courseId}>
            <EnrollmentCard course={course} />
          </li>
        ))}
      </ul>
    )
  return (
    <EmptyState title={t('myCourses.empty')}>
      <Link className={actions.primary} to={paths.courses}>
        {t('myCourses.browse')}
      </Link>
    </EmptyState>
  )
}
