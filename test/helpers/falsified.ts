import { type HttpRequestHandler, http } from 'msw'
import { FALSIFIED } from '../../mocks/judge/falsified'

/**
 * `http` of msw or `falsified`, as a parameter of a helper of which only some answers break the contract.
 */
export type StubDoor = Pick<typeof http, 'get' | 'post' | 'all'>

/**
 * Like `http` of msw, for answers that a test falsifies on purpose, in shape or in status:
 * `falsified.get(LIST, …)`. The judge counts those that are against the contract separately.
 */
export const falsified = {
  get: marking(http.get),
  post: marking(http.post),
  all: marking(http.all),
}

function marking(handle: HttpRequestHandler): HttpRequestHandler {
  return (path, resolver, options) =>
    handle(
      path,
      async (info) => {
        // The body of a request has the type that the resolver names.
        const answer = await resolver(info as Parameters<typeof resolver>[0])
        if (answer instanceof Response && answer.type !== 'error') answer.headers.set(FALSIFIED, 'true')
        return answer
      },
      options,
    )
}
