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

describe('the pages of the build', () => {
  it('are known to the not-found document exactly as the route table has them', () => {
    expect([...knownRoutes].sort()).toEqual([...pathsOfRouter].sort())
  })

  it('are exactly the routes that show a screen, without redirects', () => {
    const withScreen = pathsOfRouter.filter((path) => screensAt(path).length > 0)
    const pages = pagesOfSite([]).map(({ path }) => path)
    expect(pages.filter((path) => path !== NOT_FOUND).sort()).toEqual(withScreen.sort())
  })

  it('are personal or rendered only by the browser if the frame marks them as private, except the forgotten password', () => {
    const own = pagesOfSite([]).filter(({ isPersonal, isFrameOnly }) => isPersonal || isFrameOnly)
    const isPrivate = (path: string) => pageOf(path).isPrivate === true && screensAt(path).length > 0
    // A user who has forgotten the password is a visitor like any other.
    expect([...own.map(({ path }) => path), paths.passwordForget].sort()).toEqual(
      pathsOfRouter.filter(isPrivate).sort(),
    )
  })

  it.each(contents)('have for %s the pattern and the chunks of the router', (path) => {
    const { path: pattern } = openPageOf(path)
    expect(pathsOfRouter).toContain(pattern)
    const chunks = (address: string) => screensAt(address).map(({ chunk }) => chunk)
    expect(chunks(pattern)).toEqual(chunks(path))
  })
})

describe('the query parameters that the build lists for a page are those that the page reads', () => {
  beforeAll(() => startPrerendering({ en: english, fa: persian }, new JSDOM().window))
  afterEach(() => vi.restoreAllMocks())

  // An effect reads it after the payment page, and a prerenderer runs no effects.
  const readLater: Record<string, string[]> = { [paths.donation]: ['result'] }
  const pages = pagesOfSite(contents).filter(
    ({ path, isPersonal, isFrameOnly }) => !isPersonal && !isFrameOnly && !/[:*]/.test(path),
  )

  it.each(pages)('$path', async ({ path, query = [] }) => {
    const handlers = handlersFor(createWorld())
    const names = new Set<string>()
    // A cast: the three differ only in their return types, which do not matter here.
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
      // The mock API reads the queries of its calls by the same methods.
      asking += 1
      const request = new Request(new URL(url, 'http://localhost'), { method, body })
      const response = await getResponse(handlers, request)
      asking -= 1
      return response ?? new Response(null, { status: 404 })
    })
    expect([...names, ...(readLater[path] ?? [])].sort()).toEqual([...query].sort())
  })
})
