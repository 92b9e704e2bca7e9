import { languages } from '../../src/lib/language.ts'
import { paths, patterns } from '../../src/lib/paths.ts'
import { publicPages } from './publicPages.ts'

/** A document of the build, in each language. */
export type SitePage = {
  /** Percent-encoded; parameters that are open stand as ':slug'. '*' is the page for paths that are no page. */
  path: string
  /** The page belongs to one signed-in user: its document is the frame, as for an unknown session. */
  isPersonal?: boolean
  /** The screen depends on what only the browser has: the program draws it. */
  isFrameOnly?: boolean
  /** The program sends the requests of this page when a reader comes near the section that needs them. */
  asksWhenNear?: boolean
  /** Names in the query of the address that choose another view of the page. */
  query?: readonly string[]
}

const views: Record<string, readonly string[]> = {
  [paths.courses]: ['search', 'sort', 'page', 'categories', 'ageGroups', 'levels'],
  [paths.blogs]: ['search', 'filter'],
  [paths.about]: ['tab'],
  [paths.faqs]: ['search'],
  [paths.donation]: ['price', 'interval', 'result'],
  [paths.registrationOf('member')]: ['result'],
  [paths.workCountries]: ['letter'],
}

function viewsOf(path: string) {
  return path.startsWith(paths.course('')) ? ['tab'] : views[path]
}

/** Pages of one person alone start from a frame; what they show the server tells later. */
const personalPages: SitePage[] = [patterns.learn, patterns.certificate, paths.myCourses, paths.profile].map(
  (path) => ({ path, isPersonal: true }),
)

/** A link in an e-mail leads here, with a token that the address holds for a moment. */
const linkPages: SitePage[] = [paths.verify, paths.passwordReset].map((path) => ({ path, isFrameOnly: true }))

/** Pages of contents that the build did not know: the frame, and the skeleton of the page. */
const openPages: SitePage[] = [patterns.course, patterns.blog, patterns.worksOf, patterns.work].map(
  (path) => ({ path, query: viewsOf(path) }),
)

export const NOT_FOUND = '*'

/** @param contents are the paths of courses, posts and works. */
export function pagesOfSite(contents: readonly string[]): SitePage[] {
  const fixed = [...publicPages.map(({ path }) => path), paths.signin, paths.passwordForget]
  return [
    ...[...fixed, ...contents].map((path) => ({
      path,
      query: viewsOf(path),
      asksWhenNear: path === paths.home,
    })),
    ...openPages,
    ...personalPages,
    ...linkPages,
    { path: NOT_FOUND },
  ]
}

/** The patterns of all pages, for the document of those that are none. */
export const knownRoutes = [
  ...publicPages.map(({ path }) => path),
  ...[...openPages, ...personalPages, ...linkPages].map(({ path }) => path),
  paths.signin,
  paths.passwordForget,
  paths.password,
  paths.registration,
  paths.enrolledCourse,
  paths.user,
]

/**
 * The files of a page's documents: a host finds them by the path with `.html`, and for a parameter that it does not know by '_' in its
 * place. @returns file names in the folder of the build, by language.
 */
export function filesOf({ path }: SitePage) {
  const name = path === NOT_FOUND ? '/404' : decodeURIComponent(path.replace(/:[a-z]+/gi, '_'))
  return languages.flatMap(({ code }) => {
    const own = { language: code, file: `${code}${name === '/' ? '' : name}.html` }
    if (code !== 'en') return [own]
    const main = name === '/' ? 'index.html' : `${name.slice(1)}.html`
    return [own, { language: code, file: main }]
  })
}
