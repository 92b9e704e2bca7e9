import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLessons } from '@/state/keeping/actions'
import { omid, renderApp, sara, visitor } from '../helpers/renderApp'
import { emptyDevice, order } from '../state/keeping/device'

const homeTitle = () => screen.findByRole('heading', { level: 1, name: /Every child/ }, { timeout: 10_000 })

/** Sara keeps a lesson on this device. */
async function saraKeeps() {
  const { store, unmount } = await renderApp({ at: '/user/profile', as: sara })
  await waitFor(() => expect(store.getState().keeping?.isRead).toBe(true), { timeout: 10_000 })
  await act(() => store.dispatch(keepLessons([order('one', [])])))
  await waitFor(() => expect(localStorage.getItem('kept-by')).toBe('u-001'))
  unmount()
}

const isOnline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)

beforeEach(async () => {
  await emptyDevice()
  await saraKeeps()
})

describe('the home page without a connection', () => {
  it('redirects a learner who keeps lessons here to my courses, before it renders', async () => {
    isOnline(false)
    await renderApp({ at: '/', as: sara })
    expect(screen.queryByRole('heading', { name: /Every child/ })).toBeNull()
    await waitFor(() => expect(window.location.pathname).toBe('/my-courses'), { timeout: 10_000 })
    expect(screen.queryByRole('heading', { name: /Every child/ })).toBeNull()
  })

  it.each([
    ['another user of the device', omid],
    ['a visitor', visitor],
  ])('opens for %s', async (_who, as) => {
    isOnline(false)
    sessionStorage.clear()
    localStorage.removeItem('user')
    await renderApp({ at: '/', as })
    expect(await homeTitle()).toBeVisible()
    expect(window.location.pathname).toBe('/')
  })
})

it('the open home page stays when the connection is lost', async () => {
  const { store } = await renderApp({ at: '/', as: sara })
  expect(await homeTitle()).toBeVisible()
  isOnline(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await waitFor(() => expect(store.getState().keeping?.lessons).toHaveLength(1), { timeout: 10_000 })
  expect(await homeTitle()).toBeVisible()
  expect(window.location.pathname).toBe('/')
})
