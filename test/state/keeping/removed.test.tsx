import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keepLessons, readKeptLessons, removeAllLessons } from '@/state/keeping/actions'
import { keeperOf } from '@/state/keeping/keepers'
import type { Keeper } from '@/state/keeping/openKeeper'
import { loggedOut } from '@/state/session/slice'
import { renderApp, sara } from '../../helpers/renderApp'
import { emptyDevice, order } from './device'

const text = /This browser has removed the lessons/

async function keepLesson() {
  const { store, unmount } = await renderApp({ at: '/user/profile', as: sara })
  await screen.findByText(/You keep no lessons on this device/)
  await act(() => store.dispatch(keepLessons([order('one', [])])))
  await waitFor(() => expect(localStorage.getItem('kept-by')).toBe('u-001'))
  // A keeper that still writes would open its database again after the deletion.
  await waitFor(() => expect(store.getState().keeping.lessons[0]?.status).toBe('kept'))
  return { store, unmount }
}

describe('the notice that the browser has removed all kept lessons', () => {
  it('shows once, at the next visit', async () => {
    const { store, unmount } = await keepLesson()
    unmount()
    keeperOf(store.dispatch)?.close()
    await emptyDevice()
    const next = await renderApp({ at: '/user/profile', as: sara })
    expect(await screen.findByText(text)).toBeVisible()
    expect(localStorage.getItem('kept-by')).toBeNull()
    next.unmount()
    await renderApp({ at: '/user/profile', as: sara })
    await screen.findByText(/You keep no lessons on this device/)
    expect(screen.queryByText(text)).toBeNull()
  })

  it('does not show if the browser cannot list its databases and the lessons are still there', async () => {
    const { store, unmount } = await keepLesson()
    unmount()
    keeperOf(store.dispatch)?.close()
    const list = vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('Broken'))
    const next = await renderApp({ at: '/user/profile', as: sara })
    expect(await screen.findByText('Lesson one')).toBeVisible()
    expect(list).toHaveBeenCalled()
    expect(screen.queryByText(text)).toBeNull()
    expect(localStorage.getItem('kept-by')).toBe('u-001')
    expect(await next.store.dispatch(readKeptLessons())).toBe(true)
    list.mockRestore()
    keeperOf(next.store.dispatch)?.close()
    await emptyDevice()
  })

  it('does not show if the learner has deleted the lessons', async () => {
    const { store, unmount } = await keepLesson()
    await act(() => store.dispatch(removeAllLessons()))
    expect(localStorage.getItem('kept-by')).toBeNull()
    unmount()
    await renderApp({ at: '/user/profile', as: sara })
    await screen.findByText(/You keep no lessons on this device/)
    expect(screen.queryByText(text)).toBeNull()
  })

  it('does not show after a deletion and a sign-out, even if another page has marked the learner again', async () => {
    const { store } = await keepLesson()
    await act(() => store.dispatch(removeAllLessons()))
    localStorage.setItem('kept-by', 'u-002 u-001')
    act(() => void store.dispatch(loggedOut()))
    await waitFor(() => expect(localStorage.getItem('kept-by')).toBe('u-002'))
  })

  it('can still show after a sign-out that keeps the lessons', async () => {
    const { store } = await keepLesson()
    const reading = vi.spyOn(keeperOf(store.dispatch) as Keeper, 'hasLessons')
    act(() => void store.dispatch(loggedOut()))
    await waitFor(() => expect(reading).toHaveResolved())
    expect(await reading.mock.results[0]?.value).toBe(true)
    expect(localStorage.getItem('kept-by')).toBe('u-001')
    await emptyDevice()
  })
})
