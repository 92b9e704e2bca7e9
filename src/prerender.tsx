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
import type { DemoAccount } from './lib/config/demo'
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
  /** The path of the URL, percent-encoded. A parameter without a value stands as ':slug'. */
  path: string
  language: LanguageCode
  /** The page is for a visitor who is not signed in; otherwise the session is unknown. */
  isVisitor: boolean
  /** The page has no screen, because only the browser can render it. */
  isFrameOnly?: boolean
  /** The demo shows its learners on some pages. */
  demoAccounts?: DemoAccount[]
}

export type PrerenderedPage = {
  /** The content of #root. */
  html: string
  head: Head
  /** The state of the API slice, with which the browser hydrates the page. */
  api: unknown
  /** The requests to the server, in order. The URLs have no origin if the API has that of the site. */
  requests: FirstRequest[]
  /** The webpackChunkNames of the screens. */
  chunks: string[]
  /** Every request was answered. */
  isComplete: boolean
  /** The server has answered that the content does not exist. */
  isMissing: boolean
  /** The reason why the first failed answer could not be used. */
  failure: string | undefined
}

/**
 * Call it before the first page.
 * @param texts the translations
 * @param dom the DOM for the sanitizer
 */
export async function startPrerendering(texts: Record<LanguageCode, object>, dom: DomWindow) {
  sanitizeIn(dom)
  const resources = Object.fromEntries(
    Object.entries(texts).map(([code, translation]) => [code, { translation }]),
  )
  await startTranslations('en', resources)
}

/**
 * Renders a page as the browser will hydrate it. Only one page at a time, because the translations are
 * shared.
 * @param answer replaces the network: it returns the server's answer to a request, or undefined if there is
 * none.
 */
export async function prerenderPage(
  { path, language, isVisitor, isFrameOnly = false, demoAccounts }: Page,
  answer: (request: FirstRequest) => Promise<Response> | undefined,
): Promise<PrerenderedPage> {
  await showLanguage(language)
  const screens = screensAt(path)
  const modules = await Promise.all(screens.map((screen) => screen.preload()))
  const store = createStore({
    language: { ...languageSlice.getInitialState(), code: language },
    // The initial state, not the action, injects the slices: the action's listeners are for browsers.
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
    // The client does not repeat a request after this status. A repeat would delay the build.
    return new Response(null, { status: 400 })
  }
  try {
    const thunks = modules.flatMap(({ requests = () => [] }) => requests(segments))
    // ':user' stands for the id of a signed-in user, which the boot script inserts.
    if (!isVisitor) thunks.push(authApi.endpoints.getUser.initiate({ userId: ':user' }))
    await Promise.all(thunks.map((thunk) => store.dispatch(thunk)))
    const { isComplete, isMissing, unreadable } = outcomeOf(store.getState().api)
    // Without all answers the page shows placeholders, as in a browser whose requests have just begun.
    if (!isComplete) store.dispatch(baseApi.util.resetApiState())
    const heads: Head[] = []
    const errors: unknown[] = []
    const { prelude } = await prerenderToNodeStream(
      <PageHeads value={heads}>
        <FrameOnly value={isFrameOnly}>
          <App
            store={store}
            serverState={store.getState()}
            demoAccounts={demoAccounts}
            inRouter={(page) => <StaticRouter location={path}>{page}</StaticRouter>}
          />
        </FrameOnly>
      </PageHeads>,
      {
        // Disables streaming, so that no inline script has to move content to its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // React would leave a failed part to the browser. Here every failure fails the build.
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

/** Without undefined values a later head does not replace a value of an earlier one. */
function withoutUndefined(head: Head) {
  return Object.fromEntries(Object.entries(head).filter(([, value]) => value !== undefined))
}

/** RTK Query's answers with the oldest time, so that the browser refetches them (api/baseApi). */
function apiStateOf({ queries, provided }: { queries: object; provided: unknown }) {
  const fulfilled = Object.entries(queries)
    .filter(([, query]) => query.status === 'fulfilled')
    .map(([key, query]) => [
      key,
      { ...query, startedTimeStamp: DOCUMENT_TIME, fulfilledTimeStamp: DOCUMENT_TIME },
    ])
  return { queries: Object.fromEntries(fulfilled), provided }
}
