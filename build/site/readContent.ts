import { getBlogs, getCourses, getWorkCountries, getWorks } from '../../src/api/operations.gen.ts'
import type {
  BlogList,
  BlogListQuery,
  CourseList,
  CourseListQuery,
  WorkList,
  WorkListQuery,
} from '../../src/api/types.ts'
import { defaultLanguage, type LanguageCode, languages } from '../../src/lib/i18n/language.ts'
import { hasAddress, isCountryName, paths } from '../../src/lib/paths.ts'
import { callApi } from './callApi.ts'

/** Largest number of pages of a list, in case a server always promises one more. */
const MOST_PAGES = 500
const COURSES_AT_ONCE = 100

type Query = Record<string, string | number>
type Read = (operation: Operation, query?: Query, language?: LanguageCode) => Promise<unknown>
type Operation = { method: string; path: string }

/**
 * The public pages that a server knows: courses, posts, works and their countries.
 * @param origin of the API
 * @param patience in milliseconds, for everything together
 * @returns percent-encoded paths
 * @throws if an answer is missing or against the contract
 */
export async function readContent(origin: string, patience = 20_000): Promise<string[]> {
  const signal = AbortSignal.timeout(patience)
  const read: Read = async (operation, query, language = defaultLanguage) => {
    const answer = await callApi(origin, operation, { signal, query, language })
    if (!answer.ok) throw new Error(`${operation.path} answered ${answer.status}`)
    return answer.json()
  }
  const [courses, posts, works] = await Promise.all([coursesOf(read), postsOf(read), worksOf(read)])
  return [...courses, ...posts, ...works]
}

async function coursesOf(read: Read) {
  const courses = await everyPage(async (page) => {
    const query = { page, pageSize: COURSES_AT_ONCE, sort: 'DESC' } satisfies CourseListQuery
    const { content, totalPages } = (await read(getCourses, query)) as CourseList
    return { found: content, hasNext: page < totalPages }
  })
  return slugsOf(courses).map(paths.course)
}

async function postsOf(read: Read) {
  const posts = await everyPage(async (page) => {
    const query = { filter: 'desc', page } satisfies BlogListQuery
    const { content, hasNext } = (await read(getBlogs, query)) as BlogList
    return { found: content, hasNext: hasNext === true }
  })
  return slugsOf(posts).map(paths.blog)
}

/** The address of a country is its name, which differs by language. */
async function worksOf(read: Read) {
  const answers = await Promise.all(languages.map(({ code }) => read(getWorkCountries, {}, code)))
  const countries = new Set(
    (answers as unknown[][])
      .flat()
      .filter((name): name is string => typeof name === 'string' && isCountryName(name)),
  )
  const all: string[] = []
  for (const country of countries) {
    const works = await everyPage(async (page) => {
      const query = { countryName: country, page } satisfies WorkListQuery
      const { data, pagination } = (await read(getWorks, query)) as Pick<WorkList, 'data'> & Partial<WorkList>
      return { found: data, hasNext: pagination?.hasNext === true }
    })
    all.push(paths.worksOf(country), ...slugsOf(works).map((slug) => paths.work(country, slug)))
  }
  return all
}

async function everyPage(readPage: (page: number) => Promise<{ found: unknown[]; hasNext: boolean }>) {
  const all: unknown[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { found, hasNext } = await readPage(page)
    all.push(...found)
    if (!hasNext || found.length === 0) break
  }
  return all
}

function slugsOf(items: unknown[]): string[] {
  return items
    .map((item) => (item as { slug?: unknown } | null)?.slug)
    .filter((slug): slug is string => typeof slug === 'string' && hasAddress(slug))
}
