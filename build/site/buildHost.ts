import { logger } from '@rsbuild/core'
import type { LanguageCode } from '../../src/lib/i18n/language.ts'
import type { FirstRequest } from '../../src/lib/page/boot.ts'

/** Longest waits in milliseconds: for one answer, and for the whole build. */
export type Patience = { answer: number; build: number }

// The global fetch before rendering. The prerenderer replaces it while it renders.
const network = globalThis.fetch

/**
 * The API host during the build. The build sends each request once, and none any more after it has waited too
 * long.
 * @param origin '' if there is none
 * @returns a function that makes a requester for a language, whose answer is undefined if none came
 */
export function buildHost(origin: string, { answer, build }: Patience = { answer: 20_000, build: 600_000 }) {
  const answers = new Map<string, Promise<Answer>>()
  let isSilent = origin === ''
  let waited = 0

  async function read({ url, method, body }: FirstRequest, language: LanguageCode): Promise<Answer> {
    const start = performance.now()
    try {
      const response = await network(addressAt(origin, url), {
        method,
        body,
        headers: { Accept: 'application/json', 'Accept-Language': language },
        signal: AbortSignal.timeout(Math.min(answer, Math.max(0, Math.ceil(build - waited)))),
      })
      return { status: response.status, text: await response.text() }
    } catch (error) {
      if (isTimeout(error) && !isSilent) {
        isSilent = true
        logger.warn(`${origin} does not answer any more: the build goes on without it.`)
      }
      throw error
    } finally {
      waited += performance.now() - start
    }
  }

  return (language: LanguageCode) =>
    (request: FirstRequest): Promise<Response> | undefined => {
      const { url, method, body } = request
      const key = `${language} ${method} ${url} ${body ?? ''}`
      const known = answers.get(key)
      if (!known && isSilent) return undefined
      const asked = known ?? read(request, language)
      answers.set(key, asked)
      return asked.then(({ status, text }) => new Response(text || null, { status }))
    }
}

type Answer = { status: number; text: string }

/** The pages contain the host for browsers, which may differ from the build's host. */
function addressAt(origin: string, url: string) {
  const { pathname, search } = new URL(url, origin)
  const address = new URL(origin)
  address.pathname = pathname
  address.search = search
  return address
}

/** Names of errors that mean a time-out: our own, or the network's. */
function isTimeout(error: unknown) {
  const { name, cause } = error as Error
  return /timeout/i.test(`${name} ${cause instanceof Error ? cause.name : ''}`)
}
