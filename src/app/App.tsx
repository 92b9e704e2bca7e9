import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router'
import { type DemoAccount, DemoAccounts } from '@/lib/demo'
import type { AppStore } from '@/state/store'
import { AppErrorBoundary } from './AppErrorBoundary'
import { AppRoutes } from './routes'
import { SessionEnd } from './SessionEnd'

type Props = { store: AppStore; demoAccounts?: DemoAccount[] }

export function App({ store, demoAccounts = [] }: Props) {
  return (
    <AppErrorBoundary>
      <Provider store={store}>
        <DemoAccounts value={demoAccounts}>
          {/* Without transitions: a step and what it changes in the store are shown in one turn. */}
          <BrowserRouter useTransitions={false}>
            <AppRoutes />
            <SessionEnd />
          </BrowserRouter>
        </DemoAccounts>
      </Provider>
    </AppErrorBoundary>
  )
}
