import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { startTranslations } from './lib/i18n'
import { languageOfPage } from './lib/language'
import type { DemoAccount } from './lib/demo'
import { languageShown } from './state/language/slice'
import { followSession } from './state/session/listeners'
import { createStore, startPersistence } from './state/store'
import './app/fonts.css'
import './app/theme.css'

async function start() {
  const language = languageOfPage()
  const [demoAccounts] = await Promise.all([startDemo(), startTranslations(language)])
  const store = createStore()
  store.dispatch(languageShown(language))
  followSession(store)
  startPersistence(store)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(<App store={store} demoAccounts={demoAccounts} />)
}

/** In the demo the mock API answers. The production build holds nothing of it: the condition is false at build time. */
async function startDemo(): Promise<DemoAccount[]> {
  if (import.meta.env.PUBLIC_MOCK_API !== 'on') return []
  const { startMockApi } = await import('../mocks/browser')
  return (await startMockApi()).accounts
}

void start()
