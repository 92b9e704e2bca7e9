import type { FullCourse } from '../../src/api/types.ts'
import { lessonType } from '../../src/domain/course/lesson.ts'
import type { Server } from './server.ts'

export type SyllabusLesson = { slug: string; courseId: string; id: string; type: string; questions: number }

/** The courses of each learner. They share one course, in which they do different lessons. */
export const FILM = 'long-film'
export const saras = [
  'first-steps-in-scratch',
  'watercolour-for-beginners',
  'large-3x12',
  FILM,
  'large-1x2',
  'large-1x3',
]
export const omids = ['first-steps-in-scratch', 'large-2x10']
/** Courses that are short enough to be finished at once. */
export const shortCourses = ['large-1x2', 'large-1x3']

/** Sara has completed the lessons before this one when a life begins; Omid works on those. */
const SARAS_FIRST = 'c-001-l-08'

export type Syllabus = { all: SyllabusLesson[]; saras: SyllabusLesson[]; omids: SyllabusLesson[] }

/** The lessons of their courses in order, as the server returns them. */
export async function readSyllabus({ origin }: Server): Promise<Syllabus> {
  const all: SyllabusLesson[] = []
  for (const slug of new Set([...saras, ...omids])) {
    const course: FullCourse = await (await fetch(`${origin}/api/course/get-full-course/${slug}`)).json()
    for (const { id, type, quizData } of (course.chapters ?? []).flatMap(({ lessons }) => lessons ?? []))
      all.push({
        slug,
        courseId: course.id,
        id,
        type: lessonType(type),
        questions: quizData?.questions?.length ?? 0,
      })
  }
  const isShared = ({ slug }: SyllabusLesson) => slug === saras[0]
  return {
    all,
    saras: all.filter(
      (lesson) => saras.includes(lesson.slug) && (!isShared(lesson) || lesson.id >= SARAS_FIRST),
    ),
    omids: all.filter(
      (lesson) => omids.includes(lesson.slug) && (!isShared(lesson) || lesson.id < SARAS_FIRST),
    ),
  }
}

/** The syllabus of a learner who works in these courses alone. */
export function ofCourses({ all, saras, omids }: Syllabus, slugs: string[]): Syllabus {
  const within = (lessons: SyllabusLesson[]) => lessons.filter(({ slug }) => slugs.includes(slug))
  return { all: within(all), saras: within(saras), omids: within(omids) }
}
