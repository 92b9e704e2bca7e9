import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepDataUse } from '@/lib/page/dataUse'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { fakePlayer } from './fakePlayer'
import { lessonTitle, press, scratch } from './learning'
import { openLesson } from './oneLesson'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

const film = `${scratch}?lesson=c-001-l-08`
const gate = 'You are saving data'

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

  it('sees the size of a film of segments, as the list of lessons to keep does', async () => {
    keepDataUse('less')
    const playlist = '#EXTM3U\n#EXTINF:8,\n1.m4s\n#EXTINF:8,\n2.m4s\n#EXT-X-ENDLIST'
    server.use(http.get('*/mock-media/*', () => HttpResponse.text(playlist)))
    await openLesson({ type: 'video', fileUrl: '/mock-media/film/main.m3u8' })
    expect(await screen.findByText(/It needs 4.8 MB/)).toBeVisible()
  })

  it('sees at once what needs no file, such as a quiz', async () => {
    keepDataUse('less')
    await renderApp({ at: `${scratch}?lesson=c-001-l-11`, as: sara })
    expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1)
    expect(screen.queryByText(gate)).toBeNull()
  })

  it('gets the lesson when she lifts the limit, and keeps it when she sets it again', async () => {
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

it('whoever does not save data sees the film at once, in the quality that she has chosen', async () => {
  await renderApp({ at: film, as: sara })
  await screen.findByText('[Loops: repeat and forever]')
  expect(fakePlayer.setup?.preferences.quality).toBe('medium')
  expect(screen.queryByText(gate)).toBeNull()
})
