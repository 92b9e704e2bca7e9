import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '@/app/App'
import type { LanguageCode } from '@/lib/i18n/language'
import { hideLinkToken } from '@/lib/page/linkToken'
import { writeStoredSession } from '@/lib/storage/storedSession'
import { languageShown } from '@/state/language/slice'
import { followSession } from '@/state/session/follow'
import { loggedOut } from '@/state/session/slice'
import { createStore, startPersistence } from '@/state/store'
import { signInTo } from '../../mocks/node'
import { atEnd } from './endings'
import { speak } from './speak'

/** The user of the page: a visitor, or one of the mock world's people by e-mail. */
export const visitor = null
export const sara = 'sara@example.org'
export const omid = 'omid@example.org'
export const lena = 'lena@example.org'

type Scene = {
  /** A path of the site, with query. */
  at: string
  as?: string | null
  language?: LanguageCode
  /** The state of the visit, as `navigate(…, {state})` would give it. */
  state?: unknown
}

/** Renders the whole app, with its real routes, store and network. */
export async function renderApp({ at, as = visitor, language = 'en', state }: Scene) {
  await speak(language)
  if (as) writeStoredSession({ record: await signInTo(as), remember: true })
  window.history.pushState({ usr: state, key: 'start', idx: 0 }, '', at)
  hideLinkToken()
  const store = createStore()
  store.dispatch(languageShown(language))
  const stopFollowing = followSession(store)
  const persistor = startPersistence(store)
  const user = userEvent.setup()
  atEnd(() => {
    // After the sign-out, nothing waits to be sent.
    store.dispatch(loggedOut())
    stopFollowing()
    persistor.pause()
  })
  return { ...render(<App store={store} />), store, user }
}
