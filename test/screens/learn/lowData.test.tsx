import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import { keepDataUse } from '@/lib/page/dataUse'
import * as keepingActions from '@/state/keeping/actions'
import { keptLessonsRead } from '@/state/keeping/slice'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { keptLesson } from '../../state/keeping/keptLesson'
import { fakePlayer } from './fakePlayer'
import { lessonTitle, press, scratch } from './learning'
import { openLesson } from './oneLesson'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

const film = `${scratch}?lesson=c-001-l-08`
const gate = 'You are saving data'

const playlist = '#EXTM3U\n#EXTINF:8,\n1.m4s\n#EXTINF:8,\n2.m4s\n#EXT-X-ENDLIST'

/** Opens a lesson with a film of two segments, and counts the requests to its host. */
async function openFilmOfSegments() {
  let count = 0
  const size = { headers: { 'Content-Length': '2400000' } }
  server.use(
    http.get('*/mock-media/*', () => {
      count++
      return HttpResponse.text(playlist)
    }),
    http.head('*/mock-media/*', () => {
      count++
      return new HttpResponse(null, size)
    }),
  )
  const app = await openLesson({ type: 'video', fileUrl: '/mock-media/film/main.m3u8' })
  return { ...app, requests: () => count }
}

beforeEach(() => {
  server.use(
    http.head('*/mock-media/*', () => new HttpResponse(null, { headers: { 'Content-Length': '2400000' } })),
  )
})

describe('a learner who saves data', () => {
  it('sees the size of a film before it loads, and starts it in its lowest quality', async () => {
    keepDataUse('less')
    const { user } = await renderApp({ at: film, as: sara })
    expect(await screen.findByText(gate)).toBeVisible()
    expect(screen.getByText(/The film starts in its lowest quality/)).toBeVisible()
    expect(screen.getByText(/This visit has used \d+ kB so far/)).toBeVisible()
    expect(screen.queryByText('[Loops: repeat and forever]')).toBeNull()
    await user.click(await press('Load it now'))
    await screen.findByText('[Loops: repeat and forever]')
    expect(fakePlayer.setup?.preferences.quality).toBe('low')
    expect(screen.queryByText(gate)).toBeNull()
    expect(await lessonTitle('Loops: repeat and forever')).toHaveFocus()
  })

  it('sees the size of a film of segments when she asks for it, and no request is sent before', async () => {
    keepDataUse('less')
    const { requests, user } = await openFilmOfSegments()
    await screen.findByText(gate)
    expect(requests()).toBe(0)
    await user.click(await press('How much data does it need?'))
    expect(await screen.findByText(/It needs 4.8 MB/)).toBeVisible()
    expect(requests()).toBe(3)
    expect(screen.queryByRole('button', { name: 'How much data does it need?' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Load it now' })).toHaveFocus()
  })

  it('sees the size for which she asked offline once the connection is back', async () => {
    keepDataUse('less')
    const { user } = await openFilmOfSegments()
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const asked: string[] = []
    server.use(
      http.get('*/mock-media/*', ({ request }) => {
        asked.push(request.url)
        return asked.length === 1 ? HttpResponse.error() : HttpResponse.text(playlist)
      }),
    )
    await user.click(await press('How much data does it need?'))
    expect(await screen.findByText(/Asking for the size/)).toBeVisible()
    await waitFor(() => expect(asked).toHaveLength(1))
    isOnline.mockReturnValue(true)
    // The page begins to listen when it has read the answer.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'))
      expect(asked.length).toBeGreaterThan(1)
    })
    expect(await screen.findByText(/It needs 4.8 MB/)).toBeVisible()
  })

  it('sees the kept file as soon as it is complete, and no contradictory message before', async () => {
    keepDataUse('less')
    const { store } = await openLesson({ type: 'image', fileUrl: '/mock-media/map.png' })
    expect(await screen.findByText(/Nothing of this lesson has been loaded yet/)).toBeVisible()
    await press('Keep on this device')
    const kept = keptLesson({
      courseId: 'c-1',
      lessonId: 'l-1',
      type: 'image',
      mainUrl: '/mock-media/map.png',
    })
    const becomes = (more: Partial<KeptLesson>) =>
      act(() => void store.dispatch(keptLessonsRead({ lessons: [{ ...kept, ...more }], bytes: 0 })))
    becomes({ status: 'loading', percent: 20 })
    expect(screen.getByText(/You keep this lesson on this device/)).toBeVisible()
    expect(screen.queryByText(/Nothing of this lesson has been loaded yet/)).toBeNull()
    for (const status of ['paused', 'failed'] as const) {
      becomes({ status })
      expect(screen.queryByText(/Once it is all there, it opens here/)).toBeNull()
    }
    const open = vi.spyOn(keepingActions, 'openKeptLesson')
    becomes({ status: 'kept' })
    await waitFor(() => expect(open).toHaveBeenCalledWith({ courseId: 'c-1', lessonId: 'l-1' }))
  })

  it('sees a lesson without a file, such as a quiz, at once', async () => {
    keepDataUse('less')
    await renderApp({ at: `${scratch}?lesson=c-001-l-11`, as: sara })
    expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1)
    expect(screen.queryByText(gate)).toBeNull()
  })

  it('sees the lesson after turning data saving off, and still after turning it on again', async () => {
    keepDataUse('less')
    await renderApp({ at: film, as: sara })
    await screen.findByText(gate)
    act(() => keepDataUse('full'))
    await screen.findByText('[Loops: repeat and forever]')
    act(() => keepDataUse('less'))
    await waitFor(() => expect(screen.queryByText(gate)).toBeNull())
    expect(screen.getByText('[Loops: repeat and forever]')).toBeVisible()
  })
})

it('a learner who does not save data sees the film at once, in her chosen quality', async () => {
  await renderApp({ at: film, as: sara })
  await screen.findByText('[Loops: repeat and forever]')
  expect(fakePlayer.setup?.preferences.quality).toBe('medium')
  expect(screen.queryByText(gate)).toBeNull()
})
