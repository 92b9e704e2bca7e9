import type { Course, CourseList, FullCourse } from '../../src/api/types.ts'
import { COURSES_PAGE_SIZE } from '../../src/lib/config/constants.ts'
import { type ContentLanguage, inLanguage } from '../fixtures/bilingual.ts'
import { findCourse } from '../fixtures/content.ts'
import { ageGroups, categories, levels, type SourceCourse } from '../fixtures/courses/source.ts'
import { matches, pageFrom } from '../fixtures/search.ts'
import { answer, choiceOf, type Operations, pageOf, Refusal } from './call.ts'

export const course = {
  getCourses({ world, query, language }) {
    const page = pageOf(query, 'page')
    const pageSize = Math.min(pageOf(query, 'pageSize', COURSES_PAGE_SIZE), 100)
    const sort = choiceOf(query, 'sort', ['DESC', 'ASC'])
    const found = inOrder(world.content.courses.filter(wanted(query)), sort)
    const list: CourseList = {
      content: pageFrom(found, page, pageSize).items.map((one) => listed(one, language)),
      totalPages: Math.ceil(found.length / pageSize),
      totalElements: found.length,
      page,
    }
    return answer(list)
  },

  getFullCourse({ world, params, language }) {
    const found = findCourse(world.content, params.slug)
    if (!found) throw new Refusal(404, 'courseUnknown')
    const { createdAt, category, ageGroup, level, ...shown } = found
    const full: FullCourse = inLanguage(shown, language)
    return answer(full)
  },
} satisfies Partial<Operations>

/** Any label of a group may match, every group that is filtered must. */
function wanted(query: URLSearchParams) {
  const search = query.get('search') ?? ''
  const filters = {
    category: labels(query, 'categories', categories),
    ageGroup: labels(query, 'ageGroups', ageGroups),
    level: labels(query, 'levels', levels),
  }
  const passes = (chosen: string[], label: string) => chosen.length === 0 || chosen.includes(label)
  return (one: SourceCourse) =>
    passes(filters.category, one.category) &&
    passes(filters.ageGroup, one.ageGroup) &&
    passes(filters.level, one.level) &&
    matches(search, [one.title, one.shortDesc])
}

function labels(query: URLSearchParams, name: string, known: readonly string[]) {
  const chosen = query.getAll(name)
  if (chosen.some((label) => !known.includes(label))) throw new Refusal(400, 'badRequest')
  return chosen
}

function inOrder(courses: SourceCourse[], sort: 'DESC' | 'ASC') {
  const sign = sort === 'DESC' ? -1 : 1
  return courses.toSorted(
    (a, b) => sign * (a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)),
  )
}

/** A course as the catalogue needs it: lessons are there to be counted. */
function listed(
  { id, slug, title, imageUrl, price, chapters }: SourceCourse,
  language: ContentLanguage,
): Course {
  return inLanguage(
    {
      id,
      slug,
      title,
      imageUrl,
      ...(price !== undefined && { price }),
      chapters: chapters.map((chapter) => ({
        id: chapter.id,
        title: chapter.title,
        lessons: chapter.lessons.map((lesson) => ({
          id: lesson.id,
          title: lesson.title,
          ...(lesson.duration !== undefined && { duration: lesson.duration }),
        })),
      })),
    },
    language,
  )
}
