import { HttpResponse } from 'msw'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'

export const WORKS = '*/api/work/get-all-works'
export const WORK = '*/api/work/get-work/:slug'

export const card = (slug: string, more: object = {}) => ({ slug, title: `Title ${slug}`, ...more })

export const country = { title: 'Nowhere', description: 'A place for tests.' }

/**
 * Answers each page by its number, and all later ones with the last page.
 * @returns the queries that arrived
 */
export function answerPages(...pages: unknown[]) {
  const asked: URLSearchParams[] = []
  server.use(
    falsified.get(WORKS, ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams)
      const number = Number(searchParams.get('page'))
      return HttpResponse.json((pages[number - 1] ?? pages.at(-1)) as object)
    }),
  )
  return asked
}

/** Makes the list fail: with a status, or without an answer. */
export function failWith(path: string, status: number | 'offline', body: object = {}) {
  server.use(
    falsified.get(path, () =>
      status === 'offline' ? HttpResponse.error() : HttpResponse.json(body, { status }),
    ),
  )
}
