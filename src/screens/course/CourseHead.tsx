import { useTranslation } from 'react-i18next'
import type { FullCourse } from '@/api/types'
import { shareImage } from '@/domain/site/shareImage'
import { courseData } from '@/domain/site/structuredDataOfCourse'
import { oneLine } from '@/domain/text/oneLine'
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
