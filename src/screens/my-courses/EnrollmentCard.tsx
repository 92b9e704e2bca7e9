import { Button, Card } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MyCourse } from '@/api/types'
import KeptCount from '@/blocks/keeping/KeptCount'
import { formatDay } from '@/lib/i18n/dates'
import { formatNumber } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { selectJoinedPercent } from '@/state/learning/selectors'
import { selectNextLesson } from '@/state/player/selectors'
import actions from '@/ui/action.module.css'
import { BidiText } from '@/ui/BidiText'
import { CourseImage } from '@/ui/CourseImage'
import card from '@/ui/card.module.css'
import { FailureAlert } from '@/ui/FailureAlert'
import layout from '@/ui/layout.module.css'
import { lazyModule } from '@/ui/lazyModule'
import { ProgressBar } from '@/ui/ProgressBar'
import { useModuleOnDemand } from '@/ui/useModuleOnDemand'
import styles from './EnrollmentCard.module.css'

const overviewDialog = lazyModule(() => import('./OverviewDialog'))

/** An enrollment: progress, start date, a link that continues the course, and the next lesson, if known. */
export function EnrollmentCard({ course }: { course: MyCourse }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const titleId = useId()
  const [isOverviewOpen, setOverviewOpen] = useState(false)
  const { loaded: OverviewDialog, hasFailed, ask } = useModuleOnDemand(overviewDialog)
  const percent = useAppSelector((state) =>
    selectJoinedPercent(state, course.courseId, course.progressPercentage),
  )
  const next = useAppSelector((state) => selectNextLesson(state, course.courseId, course.progressPercentage))
  const isDone = percent === 100
  const title = course.title || t('myCourses.untitled')
  const slug = course.slug || course.courseId
  const dates = [
    { name: t('myCourses.enrolled'), day: formatDay(course.enrolledAt, language) },
    { name: t('myCourses.lastAccessed'), day: formatDay(course.lastAccessedAt, language) },
  ]
  return (
    <article className={layout.grid} aria-labelledby={titleId}>
      <Card
        className={styles.card}
        classNames={{ body: styles.body }}
        cover={<CourseImage className={card.image} url={course.imageUrl} coverOf={titleId} />}
      >
        <h2 id={titleId} className={`${layout.third} ${layout.flush}`}>
          <BidiText text={title} />
        </h2>
        {course.shortDesc && (
          <p className={layout.said}>
            <BidiText text={course.shortDesc} />
          </p>
        )}
        <ProgressBar
          label={t('myCourses.progress', { title })}
          percent={percent}
          text={t('myCourses.percent', { percent: formatNumber(percent, language) })}
        />
        <KeptCount courseId={course.courseId} />
        <dl className={styles.dates}>
          {dates.map(({ name, day }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{day || t('myCourses.notYet')}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          {isDone && (
            <Link className={actions.primary} to={paths.certificate(slug)} aria-describedby={titleId}>
              {t('certificate.heading')}
            </Link>
          )}
          <Link
            className={isDone ? actions.quiet : actions.primary}
            to={paths.learn(slug)}
            aria-describedby={titleId}
          >
            {t('myCourses.review')}
          </Link>
          {next && (
            <Link className={styles.next} to={paths.learn(slug, next.id)} aria-describedby={titleId}>
              {t('myCourses.next', { title: next.title })}
            </Link>
          )}
          {isDone && (
            <Button aria-describedby={titleId} onClick={async () => setOverviewOpen(await ask())}>
              {t('myCourses.overview')}
            </Button>
          )}
        </div>
        {hasFailed && <FailureAlert title="myCourses.overviewFailed" />}
      </Card>
      {isOverviewOpen && OverviewDialog && (
        <OverviewDialog slug={slug} title={title} onClose={() => setOverviewOpen(false)} />
      )}
    </article>
  )
}
