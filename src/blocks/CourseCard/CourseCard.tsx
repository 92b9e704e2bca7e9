import { Card, Tag } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Course } from '@/api/types'
import { courseLessonCount, courseSeconds } from '@/domain/course/course'
import { priceOf } from '@/domain/course/price'
import { config } from '@/lib/config/config'
import { formatDollars, formatNumber } from '@/lib/i18n/numbers'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { BidiText } from '@/ui/BidiText'
import { CourseImage } from '@/ui/CourseImage'
import card from '@/ui/card.module.css'
import layout from '@/ui/layout.module.css'
import { durationText } from '../enrollment/durationText'
import { CourseKeptCount } from '../keeping/CourseKeptCount'
import styles from './CourseCard.module.css'

type Props = {
  course: Course
  /** The card is visible at once, so its picture loads eagerly. */
  isFirst?: boolean
}

export function CourseCard({ course, isFirst = false }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const language = useAppSelector(selectLanguage)
  const price = priceOf(course)
  const lessons = courseLessonCount(course)
  const counted = (count: number) => ({ count, number: formatNumber(count, language) })
  const facts = [
    t('course.chapters', counted(course.chapters.length)),
    t('course.lessons', counted(lessons)),
    durationText(courseSeconds(course), t, language),
  ].filter(Boolean)
  return (
    <article className={layout.grid} aria-labelledby={titleId}>
      <Card
        className={card.card}
        classNames={{ body: styles.body }}
        cover={
          <CourseImage
            className={card.image}
            url={course.imageUrl}
            loading={isFirst ? 'eager' : 'lazy'}
            coverOf={titleId}
          />
        }
      >
        <h3 id={titleId} className={`${layout.large} ${layout.flush}`}>
          <Link to={paths.course(course.slug || course.id)} className={card.link}>
            <BidiText text={course.title || t('courses.untitled')} />
          </Link>
        </h3>
        <p className={layout.hint}>{facts.join(' · ')}</p>
        <CourseKeptCount courseId={course.id} />
        <div className={styles.foot}>
          <span className={styles.tutor}>
            <img src="/static/images/logo.svg" alt="" width="28" height="28" data-theme="light" />
            {t('courses.tutor', { product: config.productName })}
          </span>
          <Tag className={styles.price} data-free={price === 0}>
            {price === 0 ? t('courses.free') : formatDollars(price, language)}
          </Tag>
        </div>
      </Card>
    </article>
  )
}
