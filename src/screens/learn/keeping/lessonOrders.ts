import { lessonType } from '@/domain/course/lesson'
import type { QualityName } from '@/domain/course/video'
import { lessonFiles } from '@/domain/keeping/lessonFiles'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import type { LessonOrder } from '@/state/keeping/openKeeper'
import { picturesOf } from '@/ui/sanitizeHtml'

/** The files that a lesson of this course needs. */
export function filesOf(course: LearnerCourse, lesson: LearnerLesson, quality: QualityName) {
  const html = lesson.description ?? ''
  const pictures = /<img\b/i.test(html) ? picturesOf(html) : []
  return lessonFiles(lesson, { posterUrl: course.imageUrl, pictures, quality })
}

/** @param slug by which the course was opened: its answer is stored under it */
export function orderOf(
  slug: string,
  course: LearnerCourse,
  lesson: LearnerLesson,
  quality: QualityName,
): LessonOrder {
  return {
    courseId: course.id,
    lessonId: lesson.id,
    title: lesson.title,
    courseTitle: course.title,
    slug,
    type: lessonType(lesson.type),
    quality,
    files: filesOf(course, lesson, quality),
  }
}
