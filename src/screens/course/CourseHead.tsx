import { useTranslation } from 'react-i18next'
import type { FullCourse } from '@/api/types'
import { oneLine } from '@/domain/oneLine'
import { shareImage } from '@/domain/shareImage'
import { courseData } from '@/domain/structuredDataOfCourse'
import { paths } from '@/lib/paths'
import { PageHead } from '@/ui/PageHead'

export function CourseHead({ course }: { course: FullCourse }) {
  const { t, i18n } = useTranslation()
  const title = oneLine(course.title) ?? t('courses.untitled')
  const description = oneLine(course.shortDesc) ?? t('descriptions.course', { title })
  return (
    <PageHead
      title={title}
      description={description}
      image={shareImage(course.imageUrl)}
      path={course.slug ? paths.course(course.slug) : undefined}
      jsonLd={courseData({ course, name: title, description, language: i18n.language })}
    />
  )
}
