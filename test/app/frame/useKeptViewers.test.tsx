import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useKeptViewers } from '@/app/frame/useKeptViewers'
import { keptLessonsRead } from '@/state/keeping/slice'
import '@/state/lazySlices'
import { lazySlicesInjected } from '@/state/reducer'
import { createStore } from '@/state/store'
import { keptLesson } from '../../state/keeping/keptLesson'

const loadViewerParts = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('@/screens/learn/viewers/viewerParts', () => ({ loadViewerParts }))

beforeEach(() => {
  vi.useFakeTimers()
  loadViewerParts.mockReset()
})

function Viewers() {
  useKeptViewers()
  return null
}

/** Opens a page of a user whose device keeps these lessons, and lets its first seconds pass. */
async function openPage(lessons: ReturnType<typeof keptLesson>[]) {
  const store = createStore()
  store.dispatch(lazySlicesInjected())
  store.dispatch(keptLessonsRead({ lessons, bytes: 1 }))
  const page = render(
    <Provider store={store}>
      <Viewers />
    </Provider>,
  )
  await vi.advanceTimersByTimeAsync(6_000)
  page.unmount()
}

describe('the viewers of kept lessons', () => {
  it('load once for the same types of lessons, and again for another type', async () => {
    const [film, paper] = [keptLesson({ type: 'video' }), keptLesson({ lessonId: 'p', type: 'pdf' })]
    await openPage([film])
    await vi.waitFor(() => expect(loadViewerParts).toHaveBeenCalledWith(['video']))
    await openPage([film])
    expect(loadViewerParts).toHaveBeenCalledOnce()
    await openPage([film, paper])
    await vi.waitFor(() => expect(loadViewerParts).toHaveBeenLastCalledWith(['pdf', 'video']))
  })

  it('load again after a failure', async () => {
    loadViewerParts.mockRejectedValueOnce(new Error('offline'))
    await openPage([keptLesson({ type: 'video' })])
    await openPage([keptLesson({ type: 'video' })])
    expect(loadViewerParts).toHaveBeenCalledTimes(2)
  })

  it('do not load if nothing is kept', async () => {
    await openPage([])
    expect(loadViewerParts).not.toHaveBeenCalled()
  })
})
