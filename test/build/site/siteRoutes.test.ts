import { JSDOM } from 'jsdom'
import { getResponse } from 'msw'
import type { RouteObject } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pageOf } from '@/app/frame/pageOf'
import { routes, screensAt } from '@/app/routes'
import { paths } from '@/lib/paths'
import { prerenderPage, startPrerendering } from '@/prerender'
import { knownRoutes, NOT_FOUND, openPageOf, pagesOfSite } from '../../../build/site/pages'
import { handlersFor } from '../../../mocks/handlers/all'
import { createWorld } from '../../../mocks/world'
import english from '../../../public/translations/en/translation.json'
import persian from '../../../public/translations/fa/translation.json'

const pathsIn = (table: RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)])

const pathsOfRouter = pathsIn(routes).filter((path) => path !== NOT_FOUND)
const contents = [
  paths.course('first-steps-in-scratch'),
  paths.blog('a-desk-of-their-own'),
  paths.worksOf('Iran'),
  paths.work('Iran', 'library-on-two-wheels-tabriz'),
]

describe('the pages of the build are those of the route table', () => {
  it('the not-found document knows every route, and nothing else', () => {
    expect([...knownRoutes].sort()).toEqual([...pathsOfRouter].sort())
  })

  it('every route that shows a screen has a document, and none leads on', () => {
    const withScreen = pathsOfRouter.filter((path) => screensAt(path).length > 0)
    const pages = pagesOfSite([]).map(({ path }) => path)
    expect(pages.filter((path) => path !== NOT_FOUND).sort()).toEqual(withScreen.sort())
  })

  it('those of one person, or from a link in an e-mail, are the private ones of the frame', () => {
    const own = pagesOfSite([]).filter(({ isPersonal, isFrameOnly }) => isPersonal || isFrameOnly)
    const isPrivate = (path: string) => pageOf(path).isPrivate === true && screensAt(path).length > 0
    // A user who has forgotten the password is a visitor like any other.
    expect([...own.map(({ path }) => path), paths.passwordForget].sort()).toEqual(
      pathsOfRouter.filter(isPrivate).sort(),
    )
  })

  it.each(contents)('%s is of the kind that the router has for it', (path) => {
    const { path: pattern } = openPageOf(path)
    expect(pathsOfRouter).toContain(pattern)
    const chunks = (address: string) => screensAt(address).map(({ chunk }) => chunk)
    expect(chunks(pattern)).toEqual(chunks(path))
  })
})

describe('the names in a query that choose a view are those that the page reads', () => {
  beforeAll(() => startPrerendering({ en: english, fa: persian }, new JSDOM().window))
  afterEach(() => vi.restoreAllMocks())

  // Back from the payment page: an effect reads it, which no prerenderer runs.
  const readLater: Record<string, string[]> = { [paths.donation]: ['result'] }
  const pages = pagesOfSite(contents).filter(
    ({ path, isPersonal, isFrameOnly }) => !isPersonal && !isFrameOnly && !/[:*]/.test(path),
  )

  it.each(pages)('$path', async ({ path, query = [] }) => {
    const handlers = handlersFor(createWorld())
    const names = new Set<string>()
    // A cast: the three differ in what they return, which nobody looks at here.
    for (const method of ['get', 'getAll', 'has'] as 'get'[]) {
      const original = URLSearchParams.prototype[method]
      vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
        this: URLSearchParams,
        name: string,
      ) {
        if (asking === 0) names.add(name)
        return original.call(this, name)
      })
    }
    let asking = 0
    await prerenderPage({ path, language: 'en', isVisitor: true }, async ({ url, method, body }) => {
      // The mock reads the queries of its calls by the same door.
      asking += 1
      const request = new Request(new URL(url, 'http://localhost'), { method, body })
      const response = await getResponse(handlers, request)
      asking -= 1
      return response ?? new Response(null, { status: 404 })
    })
    expect([...names, ...(readLater[path] ?? [])].sort()).toEqual([...query].sort())
  })
})
