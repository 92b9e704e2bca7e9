import type { FullCourse } from '@/api/types'
import { EnrollCard } from '@/blocks/enrollment/EnrollCard'
import { useEnrollment } from '@/blocks/enrollment/useEnrollment'
import { sliced } from '@/ui/sliced'
import { CourseHeader } from './CourseHeader'
import styles from './CoursePage.module.css'
import { CourseTabs } from './CourseTabs'

const EnrollSlice = sliced(EnrollCard)
const TabsSlice = sliced(CourseTabs)

export function CoursePage({ course }: { course: FullCourse }) {
  const enrollment = useEnrollment(course)
  return (
    <div className={styles.page}>
      <CourseHeader course={course} />
      <EnrollSlice course={course} enrollment={enrollment} />
      <TabsSlice course={course} enrollment={enrollment.kind} />
    </div>
  )
}
