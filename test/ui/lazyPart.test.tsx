import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type LazyModule, lazyModule, useLazyModule } from '@/ui/lazyModule'
import { server } from '../helpers/mockApi'

/** A component that shows the part. */
function Place({ part }: { part: LazyModule<ComponentType> }) {
  const { loaded: Loaded, hasFailed, isLoading, retry } = useLazyModule(part)
  if (Loaded) return <Loaded />
  return (
    <button type="button" onClick={retry}>
      {isLoading ? 'on its way' : hasFailed ? 'failed' : 'not asked for'}
    </button>
  )
}

/** A part whose module can or cannot be loaded. */
function openPart({ isThere = true } = {}) {
  const world = { isThere }
  const load = vi.fn(async () => {
    if (!world.isThere) throw new Error('Loading chunk 7 failed.')
    return { default: () => <h1>here</h1> }
  })
  return { world, load, part: lazyModule<ComponentType>(load) }
}

describe('a lazy part of the program', () => {
  it('is fetched once for all places, and then renders at once', async () => {
    const { part, load } = openPart()
    const { unmount } = render(<Place part={part} />)
    expect(screen.getByText('on its way')).toBeVisible()
    expect(await screen.findByRole('heading')).toBeVisible()
    unmount()
    render(<Place part={part} />)
    expect(screen.getByRole('heading')).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is fetched again after a failure: on demand, and when the connection is back', async () => {
    server.use(http.get('*/', () => HttpResponse.error()))
    const { part, world, load } = openPart({ isThere: false })
    render(<Place part={part} />)
    await userEvent.click(await screen.findByText('failed'))
    await screen.findByText('failed')
    expect(load).toHaveBeenCalledTimes(2)
    world.isThere = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByRole('heading')).toBeVisible()
  })

  it('is not fetched when the connection is back if nothing waits for it', async () => {
    const { part, load } = openPart({ isThere: false })
    const { unmount } = render(<Place part={part} />)
    await screen.findByText('failed')
    unmount()
    window.dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalledOnce()
  })

  it('is fetched again by the next place that shows it', async () => {
    const { part, world } = openPart({ isThere: false })
    const { unmount } = render(<Place part={part} />)
    await screen.findByText('failed')
    unmount()
    world.isThere = true
    render(<Place part={part} />)
    expect(await screen.findByRole('heading')).toBeVisible()
  })
})
