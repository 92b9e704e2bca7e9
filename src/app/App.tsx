import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'
import { type DemoAccount, DemoAccounts } from '@/lib/config/demo'
import type { AppStore, RootState } from '@/state/reducer'
import { AppErrorBoundary } from './AppErrorBoundary'
import { AppRoutes } from './routes'
import { SessionEnd } from './SessionEnd'

type Props = {
  store: AppStore
  /** The state with which the build prerendered the document; hydration renders with it. */
  serverState?: RootState
  demoAccounts?: DemoAccount[]
  /** Wraps the page in a router. The prerenderer passes one of its own. */
  inRouter?: (page: ReactNode) => ReactNode
}

export function App({ store, serverState, demoAccounts = [], inRouter = inPageRouter }: Props) {
  return (
    <AppErrorBoundary>
      <Provider store={store} serverState={serverState}>
        <DemoAccounts value={demoAccounts}>
          {inRouter(
            <>
              <AppRoutes />
              <SessionEnd />
            </>,
          )}
        </DemoAccounts>
      </Provider>
    </AppErrorBoundary>
  )
}

/** Without transitions, a navigation and the store changes that come with it render together. */
function inPageRouter(page: ReactNode) {
  return <BrowserRouter useTransitions={false}>{page}</BrowserRouter>
}
