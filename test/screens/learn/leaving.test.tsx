import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { loggedOut } from '@/state/session/slice'
import { renderApp, sara } from '../../helpers/renderApp'
import { accepted, heldBack, openFakeServer } from '../../state/learning/fakeServer'
import { recordsOnDevice } from '../../state/learning/storage'
import { flushWork } from '../../state/learning/time'
import { fakePlayer } from './fakePlayer'
import { scratch } from './learning'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

const film = 'c-001-l-08'
const watch = (...seconds: number[]) =>
  act(() => {
    for (const second of seconds) fakePlayer.setup?.onTick(second)
  })

/** Watches a video up to second 16.1, which the client reports to the server. */
async function watchTo16(answer: () => Response | Promise<Response> = accepted) {
  const fakeServer = openFakeServer({ [film]: { status: 'in_progress', lastPosition: 14 } })
  fakeServer.answersWith(answer)
  const app = await renderApp({ at: `${scratch}?lesson=${film}`, as: sara })
  await screen.findByText('[Loops: repeat and forever]')
  watch(14, 16.1)
  await waitFor(() => expect(fakeServer.positions()).toEqual([16]))
  return { ...app, fakeServer }
}

function turnAway() {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  return () => {
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
  }
}

describe('the seconds watched since the last report', () => {
  it('are sent with the learner’s token when she signs out', async () => {
    const { user, store, fakeServer } = await watchTo16()
    watch(18, 19.5)
    const token = store.getState().session.record?.accessToken
    await user.click(await screen.findByRole('button', { name: /Your account/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(store.getState().session.record).toBeNull())
    await waitFor(() => expect(fakeServer.positions()).toEqual([16, 19]))
    expect(fakeServer.posts[1]?.token).toBe(`Bearer ${token}`)
    expect(window.location.pathname).toBe('/')
    expect(store.getState().notices).toEqual([])
  })

  it('are sent when the page is hidden, and not again when it is then closed', async () => {
    const { fakeServer } = await watchTo16()
    watch(18, 19.5)
    const comeBack = turnAway()
    fireEvent(window, new Event('pagehide'))
    await waitFor(() => expect(fakeServer.positions()).toEqual([16, 19]))
    comeBack()
    await flushWork()
    expect(fakeServer.posts).toHaveLength(2)
  })

  it('are stored when the page is hidden during an open report, and sent after its answer', async () => {
    const { answer, release } = heldBack()
    const { fakeServer } = await watchTo16(answer)
    watch(18, 19.5)
    turnAway()
    await waitFor(async () =>
      expect(await recordsOnDevice()).toMatchObject([{ lessonId: film, position: { second: 19 } }]),
    )
    expect(fakeServer.positions()).toEqual([16])
    fakeServer.answersWith(accepted)
    release(accepted())
    await waitFor(() => expect(fakeServer.positions()).toEqual([16, 19]))
  })

  it('are sent at the next start if the page is closed during an open report', async () => {
    const { answer } = heldBack()
    const { fakeServer, store, unmount } = await watchTo16(answer)
    watch(18, 19.5)
    fireEvent(window, new Event('pagehide'))
    await waitFor(async () => expect(await recordsOnDevice()).toMatchObject([{ position: { second: 19 } }]))
    unmount()
    store.dispatch(loggedOut())
    fakeServer.answersWith(accepted)
    const next = await renderApp({ at: scratch, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    expect(next.store.getState().player.session.second).toBe(19)
    await waitFor(() => expect(fakeServer.positions()).toEqual([16, 19]))
  })
})
