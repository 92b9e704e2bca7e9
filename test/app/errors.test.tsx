import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, Suspense } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppErrorBoundary } from '@/app/AppErrorBoundary'
import { lazyScreen } from '@/app/lazyScreen'
import { RouteErrorBoundary } from '@/app/RouteErrorBoundary'
import { createStore } from '@/state/store'
import { expectOnConsole } from '../helpers/consoleGuard'
import { speak } from '../helpers/speak'

let isBroken = true

function Fragile() {
  if (isBroken) throw new Error('broken in the middle')
  return <h1>whole again</h1>
}

const inBoundary = (Screen: ComponentType) =>
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <p>the frame</p>
        <RouteErrorBoundary>
          <Suspense fallback="waiting">
            <Screen />
          </Suspense>
        </RouteErrorBoundary>
      </MemoryRouter>
    </Provider>,
  )

const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))

beforeEach(async () => {
  isBroken = true
  await speak('en')
})

describe('the error boundary of a route', () => {
  it('shows a message inside the frame, and Try again renders the page again', async () => {
    expectOnConsole(/broken in the middle/)
    inBoundary(Fragile)
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this page')
    expect(screen.getByText('the frame')).toBeVisible()
    await retry()
    expect(screen.getByRole('alert')).toBeVisible()
    isBroken = false
    await retry()
    expect(screen.getByRole('heading', { name: 'whole again' })).toBeVisible()
  })

  it('fetches a chunk that could not be loaded again on Try again', async () => {
    expectOnConsole(/Loading chunk/)
    const load = vi.fn(async () => {
      if (isBroken) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
      return { default: () => <h1>loaded</h1> }
    })
    inBoundary(lazyScreen('broken', load))
    expect(await screen.findByText('This page could not be loaded')).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
    isBroken = false
    await retry()
    expect(await screen.findByRole('heading', { name: 'loaded' })).toBeVisible()
  })

  it('shows a preloaded screen at once', async () => {
    const Screen = lazyScreen('broken', async () => ({ default: () => <h1>here</h1> }))
    await Screen.preload()
    inBoundary(Screen)
    expect(screen.getByRole('heading', { name: 'here' })).toBeVisible()
  })
})

describe('the error boundary of the app', () => {
  it('shows a message in both languages, without store or translations', () => {
    expectOnConsole(/broken in the middle/)
    render(
      <AppErrorBoundary>
        <Fragile />
      </AppErrorBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'مشکلی پیش آمد' })).toBeVisible()
    expect(screen.getByRole('link', { name: /Start again/ })).toHaveAttribute('href', '/')
  })
})
