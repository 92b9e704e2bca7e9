import { act } from '@testing-library/react'
import { SESSION_KEY } from '@/lib/config/constants'
import { writeStoredSession } from '@/lib/storage/storedSession'
import { signInTo } from '../../mocks/node'

/** Another tab signs somebody else in; this tab never sees the storage without a session. */
export async function signInInAnotherTab(email: string) {
  const record = await signInTo(email)
  act(() => {
    writeStoredSession({ record, remember: true })
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  })
}
