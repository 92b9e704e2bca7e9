import type { FullCourse } from '@/api/types'
import { EnrollCard } from '@/blocks/enrollment/EnrollCard'
import { useEnrollment } from '@/blocks/enrollment/useEnrollment'
import { CourseHeader } from './CourseHeader'
import styles from './CoursePage.module.css'
import { CourseTabs } from './CourseTabs'

export function CoursePage({ course }: { course: FullCourse }) {
  const enrollment = useEnrollment(course)
  return (
    <div className={styles.page}>
      <CourseHeader course={course} />
      <EnrollCard course={course} enrollment={enrollment} />
      <CourseTabs course={course} enrollment={enrollment.kind} />
    </div>
  )
}
