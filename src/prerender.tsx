import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { authApi } from './api/auth'
import { baseApi } from './api/baseApi'
import { isApiError, isNotFound } from './api/errors'
import { App } from './app/App'
import { FrameOnly } from './app/frame/frameOnly'
import { screensAt } from './app/routes'
import type { Head } from './domain/site/head'
import { DOCUMENT_TIME } from './lib/config/constants'
import { showLanguage, startTranslations } from './lib/i18n/i18n'
import type { LanguageCode } from './lib/i18n/language'
import type { FirstRequest } from './lib/page/boot'
import { readSegment, segmentsOf } from './lib/paths'
import { languageSlice } from './state/language/slice'
import { storedSessionRead } from './state/session/slice'
import { createStore } from './state/store'
import { PageHeads } from './ui/pageHeads'
import { type DomWindow, sanitizeIn } from './ui/sanitizeHtml'

type Page = {
  /** The path of the address, percent-encoded; parameters that are still open stand as ':slug'. */
  path: string
  language: LanguageCode
  /** For a visitor who is not signed in; otherwise for somebody of whom nothing is known yet. */
  isVisitor: boolean
  /** Without a screen: it depends on what only the browser has. */
  isFrameOnly?: boolean
}

export type PrerenderedPage = {
  /** The content of #root. */
  html: string
  head: Head
  /** The part of the store that the server filled, to be hydrated with. */
  api: unknown
  /** The requests to the server, in their order; without the origin where the API is the site's own. */
  requests: FirstRequest[]
  /** webpackChunkName of the screens. */
  chunks: string[]
  /** All that was asked was answered. */
  isComplete: boolean
  /** The server says that there is no such content. */
  isMissing: boolean
  /** Why the server's first failed answer could not be used. */
  failure: string | undefined
}

/** Before the first page. @param texts are the translations. @param dom sanitises the server's HTML. */
export async function startPrerendering(texts: Record<LanguageCode, object>, dom: DomWindow) {
  sanitizeIn(dom)
  const resources = Object.fromEntries(
    Object.entries(texts).map(([code, translation]) => [code, { translation }]),
  )
  await startTranslations('en', resources)
}

/**
 * Renders one page as the browser will hydrate it. One page at a time: the translations are shared.
 * @param answer stands for the network: the server's answer to a request, or undefined where there is none to be had.
 */
export async function prerenderPage(
  { path, language, isVisitor, isFrameOnly = false }: Page,
  answer: (request: FirstRequest) => Promise<Response> | undefined,
): Promise<PrerenderedPage> {
  await showLanguage(language)
  const screens = screensAt(path)
  const modules = await Promise.all(screens.map((screen) => screen.preload()))
  const store = createStore({
    language: { ...languageSlice.getInitialState(), code: language },
    // By preloading, not by the action: its listeners are for browsers.
    hasLazySlices: true,
  })
  if (isVisitor) store.dispatch(storedSessionRead(null))
  const segments = segmentsOf(path).map(readSegment)
  const requests: FirstRequest[] = []
  const failures: string[] = []
  const networkBefore = globalThis.fetch
  globalThis.fetch = async (url, init) => {
    const request = {
      url: String(url),
      method: init?.method ?? 'GET',
      body: init?.body as string | undefined,
    }
    requests.push(request)
    try {
      const response = await answer(request)
      if (response && !response.ok) failures.push(`${request.url} answered ${response.status}`)
      if (response && (response.ok || response.status === 404)) return response
    } catch (error) {
      failures.push(`${request.url}: ${error} ${(error as Error).cause ?? ''}`.trim())
    }
    // A refusal that no client repeats: waiting for a better answer would hold up the build.
    return new Response(null, { status: 400 })
  }
  try {
    const thunks = modules.flatMap(({ requests = () => [] }) => requests(segments))
    // A signed-in user stands as ':user'; the boot script knows the id.
    if (!isVisitor) thunks.push(authApi.endpoints.getUser.initiate({ userId: ':user' }))
    await Promise.all(thunks.map((thunk) => store.dispatch(thunk)))
    const { isComplete, isMissing, unreadable } = outcomeOf(store.getState().api)
    // A failed answer is still to come, as in a browser that has just begun to ask.
    if (!isComplete) store.dispatch(baseApi.util.resetApiState())
    const heads: Head[] = []
    const errors: unknown[] = []
    const { prelude } = await prerenderToNodeStream(
      <PageHeads value={heads}>
        <FrameOnly value={isFrameOnly}>
          <App
            store={store}
            serverState={store.getState()}
            inRouter={(page) => <StaticRouter location={path}>{page}</StaticRouter>}
          />
        </FrameOnly>
      </PageHeads>,
      {
        // Everything in its place, so that no inline script moves it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // React would leave a part that fails to the browser; nothing here may fail.
        onError: (error) => void errors.push(error),
      },
    )
    const page = await text(prelude)
    if (errors.length > 0)
      throw new Error(`${path} (${language}) cannot be prerendered.`, { cause: errors[0] })
    return {
      html: page,
      head: Object.assign({}, ...heads.map(withoutUndefined)),
      api: apiStateOf(store.getState().api),
      requests,
      chunks: screens.map(({ chunk }) => chunk),
      isComplete,
      isMissing,
      failure: failures[0] ?? unreadable,
    }
  } finally {
    globalThis.fetch = networkBefore
  }
}

function outcomeOf({
  queries,
}: {
  queries: Record<string, { status: string; error?: unknown } | undefined>
}) {
  const all = Object.values(queries)
  const unreadable = Object.entries(queries).find(
    ([, query]) => isApiError(query?.error) && query.error.status === 'unreadable',
  )
  return {
    isComplete: all.every((query) => query?.status === 'fulfilled'),
    isMissing: all.some((query) => isNotFound(query?.error)),
    unreadable: unreadable && `the answer to ${unreadable[0]} cannot be read`,
  }
}

/** The last value of equal fields counts. */
function withoutUndefined(head: Head) {
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined))
}

/** RTK Query's answers, as old as can be: the browser asks again (api/baseApi). */
function apiStateOf({ queries, provided }: { queries: object; provided: unknown }) {
  const fulfilled = Object.entries(queries)
    .filter(([, query]) => query.status === 'fulfilled')
    .map(([key, query]) => [
      key,
      { ...query, startedTimeStamp: DOCUMENT_TIME, fulfilledTimeStamp: DOCUMENT_TIME },
    ])
  return { queries: Object.fromEntries(fulfilled), provided }
}
