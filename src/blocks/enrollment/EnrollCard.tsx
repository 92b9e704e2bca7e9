import { Card } from 'antd'
import { useTranslation } from 'react-i18next'
import type { FullCourse } from '@/api/types'
import { priceOf } from '@/domain/course/price'
import { CourseImage } from '@/ui/CourseImage'
import layout from '@/ui/layout.module.css'
import { EnrollButton } from './EnrollButton'
import styles from './EnrollCard.module.css'
import { IncludedList } from './IncludedList'
import { PriceBlock } from './PriceBlock'
import type { Enrollment } from './useEnrollment'

type Props = { course: FullCourse; enrollment: Enrollment }

/** The price and contents of a course, with the button that enrolls the user. */
export function EnrollCard({ course, enrollment }: Props) {
  const { t } = useTranslation()
  const price = priceOf(course)
  return (
    <aside aria-label={t('enrollment.label')}>
      <Card
        className={styles.card}
        classNames={{ body: layout.loose, cover: styles.cover }}
        cover={<CourseImage className={styles.image} url={course.imageUrl} />}
      >
        {enrollment.kind !== 'enrolled' && (
          <PriceBlock price={price} isCertain={enrollment.kind === 'notEnrolled'} />
        )}
        <EnrollButton course={course} enrollment={enrollment} isFree={price === 0} />
        <IncludedList course={course} />
      </Card>
    </aside>
  )
}
