import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UpdateOffer } from '@/app/frame/UpdateOffer'
import { startServiceWorker } from '@/integrations/serviceWorker'
import { selectStartsOffline } from '@/state/keeping/selectors'
import { createStore } from '@/state/store'
import { speak } from '../../helpers/speak'

vi.mock('@/integrations/serviceWorker')

let updateIsReady: (activate: () => void) => void
let workerIsForbidden: () => void
const stop = vi.fn()

beforeEach(() => {
  vi.mocked(startServiceWorker).mockImplementation((onUpdate, onForbidden) => {
    updateIsReady = onUpdate
    workerIsForbidden = onForbidden
    return stop
  })
})

async function open(path: string) {
  await speak('en')
  const store = createStore()
  const page = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <div id="notices" role="status" />
        <UpdateOffer />
      </MemoryRouter>
    </Provider>,
  )
  return { ...page, store }
}

const offer = 'A new version of this site is ready.'

describe('the offer of a new release', () => {
  it('shows when one is ready, and a press loads it', async () => {
    const { rerender } = await open('/my-courses')
    expect(screen.queryByText(offer)).toBeNull()
    const activate = vi.fn()
    act(() => updateIsReady(activate))
    expect(await screen.findByText(offer)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Load it now' }))
    expect(activate).toHaveBeenCalledTimes(1)
    rerender(<div />)
    expect(stop).toHaveBeenCalledTimes(1)
  })

  it('can be closed, which loads nothing', async () => {
    await open('/courses')
    const activate = vi.fn()
    act(() => updateIsReady(activate))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByText(offer)).toBeNull()
    expect(activate).not.toHaveBeenCalled()
  })

  it('does not show during a lesson', async () => {
    await open('/learn/first-steps')
    act(() => updateIsReady(vi.fn()))
    expect(screen.queryByText(offer)).toBeNull()
  })
})

it('the store knows that pages do not start offline if the browser forbids the service worker', async () => {
  const { store } = await open('/courses')
  expect(selectStartsOffline(store.getState())).toBe(true)
  act(() => workerIsForbidden())
  expect(selectStartsOffline(store.getState())).toBe(false)
})
