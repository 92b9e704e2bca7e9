import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { DemoAccounts } from '@/lib/config/demo'
import { RegistrationOutcome } from '@/screens/registration/RegistrationOutcome'
import { createStore } from '@/state/store'
import { AntdTheme } from '@/ui/theme/AntdTheme'
import { speak } from '../../helpers/speak'

const somebody = { name: { en: 'Omid', fa: 'امید' }, email: 'omid@example.org', password: 'start-2026' }

const registered = (accounts: (typeof somebody)[], kind: 'member' | 'school') => (
  <Provider store={createStore()}>
    <AntdTheme>
      <MemoryRouter>
        <DemoAccounts value={accounts}>
          <RegistrationOutcome kind={kind} outcome={{}} onClose={() => {}} />
        </DemoAccounts>
      </MemoryRouter>
    </AntdTheme>
  </Provider>
)

it('only the demo tells a new member that no e-mail is sent', async () => {
  await speak('en')
  const demoNotice = /^In this demo no e-mail is sent\./
  const demo = render(registered([somebody], 'member'))
  expect(await demo.findByText(demoNotice)).toBeVisible()
  demo.unmount()
  for (const [accounts, kind] of [
    [[], 'member'],
    [[somebody], 'school'],
  ] as const) {
    const other = render(registered([...accounts], kind))
    expect(await other.findByRole('dialog')).not.toHaveTextContent(/demo/)
    other.unmount()
  }
})
