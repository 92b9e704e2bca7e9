import { languages } from '../../src/lib/i18n/language.ts'
import { paths, patterns, readSegment, segmentsOf } from '../../src/lib/paths.ts'
import { publicPages } from './publicPages.ts'

/** A document of the build, which exists in each language. */
export type SitePage = {
  /** A percent-encoded path. Open parameters are written as ':slug'. '*' is the page for unknown paths. */
  path: string
  /** The path comes from the API: a course, a post, a work or a country. */
  isContent?: boolean
  /** The page belongs to one signed-in user. Its document is only the frame, as for an unknown session. */
  isPersonal?: boolean
  /** The screen depends on facts that only the browser has, so the program renders it. */
  isFrameOnly?: boolean
  /** The program sends the requests of this page when a reader comes near the section that needs them. */
  asksWhenNear?: boolean
  /** Names in the query of the address that select another view of the page. */
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

/** Personal pages start as a frame. Their content comes from the server later. */
const personalPages: SitePage[] = [patterns.learn, patterns.certificate, paths.myCourses, paths.profile].map(
  (path) => ({ path, isPersonal: true }),
)

/** A link in an e-mail leads to these pages, with a token that stays in the address for a moment. */
const linkPages: SitePage[] = [paths.verify, paths.passwordReset].map((path) => ({ path, isFrameOnly: true }))

/** Pages of contents that the build did not know: the frame, with the skeleton of the page. */
const openPages: SitePage[] = [patterns.course, patterns.blog, patterns.worksOf, patterns.work].map(
  (path) => ({ path, query: viewsOf(path) }),
)

export const NOT_FOUND = '*'

/** @param contents paths of courses, posts and works */
export function pagesOfSite(contents: readonly string[]): SitePage[] {
  const fixed = [...publicPages.map(({ path }) => path), paths.signin, paths.passwordForget]
  return [
    ...fixed.map((path) => ({ path, query: viewsOf(path), asksWhenNear: path === paths.home })),
    ...contents.map((path) => ({ path, query: viewsOf(path), isContent: true })),
    ...openPages,
    ...personalPages,
    ...linkPages,
    { path: NOT_FOUND },
  ]
}

/**
 * @param path of a content
 * @returns the page of its kind, whose parameters are open
 */
export function openPageOf(path: string) {
  const [kind, ...others] = segmentsOf(path)
  const page = openPages.find((open) => {
    const [first, ...rest] = segmentsOf(open.path)
    return first === kind && rest.length === others.length
  })
  if (!page) throw new Error(`No page of the site is of the kind of ${path}.`)
  return page
}

const MOST_BYTES_OF_NAME = 255

/**
 * Whether the document of a content can be a file. A name from the API must lead neither out of the folder
 * nor to another page's file.
 * @param path percent-encoded
 */
export function canBeFile(path: string) {
  const names = segmentsOf(path).map(readSegment)
  return names.every(
    (name, index) =>
      !['.', '..'].includes(name) &&
      !/[/\\\p{Cc}]/u.test(name) &&
      Buffer.byteLength(`${name}.html`) <= MOST_BYTES_OF_NAME &&
      // A folder with this name would replace a file.
      (index === names.length - 1 || !name.endsWith('.html')),
  )
}

/** The patterns of all pages, for the document of unknown paths. */
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
 * The files of a page's documents. A host finds them by the path with `.html`; '_' replaces a parameter that
 * it does not know.
 * @returns file names in the folder of the build, by language
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
