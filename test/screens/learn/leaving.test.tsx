import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { fakePlayer } from './fakePlayer'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

type Told = { token: string | null; position: unknown }
let told: Told[] = []

beforeEach(() => {
  told = []
})

/** Watches a video up to second 19.5; the server hangs on whatever it is told. */
async function watchTo19() {
  server.use(
    http.post('*/api/enrollment/update-progress', async ({ request }) => {
      const { lastPosition } = (await request.json()) as { lastPosition: unknown }
      told.push({ token: request.headers.get('Authorization'), position: lastPosition })
      await delay('infinite')
    }),
  )
  const app = await renderApp({ at: '/learn/first-steps-in-scratch?lesson=c-001-l-08', as: sara })
  await screen.findByText('[Loops: repeat and forever]')
  act(() => {
    for (const second of [14, 16.1, 18, 19.5]) fakePlayer.setup?.onTick(second)
  })
  await waitFor(() => expect(told.map(({ position }) => position)).toEqual([16]))
  return app
}

describe('the seconds since the last report are not lost', () => {
  it('when the learner signs out: they go out under her name', async () => {
    const { user, store } = await watchTo19()
    const token = store.getState().session.record?.accessToken
    await user.click(await screen.findByRole('button', { name: /Your account/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(store.getState().session.record).toBeNull())
    await waitFor(() => expect(told).toHaveLength(2))
    expect(told[1]).toEqual({ token: `Bearer ${token}`, position: 19 })
    expect(window.location.pathname).toBe('/')
    expect(store.getState().notices).toEqual([])
  })

  it('when the page is hidden, and once where it is closed after that', async () => {
    await watchTo19()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(told.map(({ position }) => position)).toEqual([16, 19]))
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    expect(told).toHaveLength(2)
  })
})
