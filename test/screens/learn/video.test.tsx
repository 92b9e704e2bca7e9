import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { fakePlayer } from './fakePlayer'
import { contents, lessonTitle, scratch } from './learning'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

describe('the video of a lesson', () => {
  it('gets the qualities in order, the course’s image as poster, and the second at which it resumes', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    expect(fakePlayer.setup?.choices.map(({ quality }) => quality)).toEqual(['low', 'medium', 'high'])
    expect(fakePlayer.setup?.poster).toMatch(/\/mock-media\/courses\/.+/)
    expect(fakePlayer.setup?.place).toEqual({ second: 12, isPlaying: false })
  })

  it('resumes where another device stopped, after the learner returns from another page', async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    await user.click(screen.getByRole('link', { name: /^Raha/ }))
    await waitFor(() => expect(screen.queryByText('[Loops: repeat and forever]')).toBeNull())
    const elsewhere = {
      enrollmentId: 'e-001',
      progressPercentage: 50,
      chapters: [
        { chapterId: 'any', lessons: [{ lessonId: 'c-001-l-08', status: 'in_progress', lastPosition: 31 }] },
      ],
    }
    server.use(http.get('*/api/enrollment/progress/:id', () => HttpResponse.json(elsewhere)))
    act(() => window.history.back())
    await screen.findByText('[Loops: repeat and forever]')
    expect(fakePlayer.setup?.place.second).toBe(31)
  })

  it('completes the lesson at its end and moves to the next', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    act(() => fakePlayer.setup?.onEnded())
    await lessonTitle('If … then: your program decides')
    expect(within(await contents()).getByRole('link', { name: /Completed.*Loops/ })).toBeVisible()
  })

  it.each([
    ['lost', 'The video could not be played. Your place is kept.'],
    ['refused', 'The video could not be played. Your place is kept.'],
    [
      'offline',
      'You are offline. Your place is kept, and the video goes on as soon as the connection is back.',
    ],
    [
      'unplayable',
      'This browser cannot play this video. Your place is kept; another browser may be able to.',
    ],
  ] as const)("shows why it cannot be played (%s), and 'Try again' keeps the place", async (why, text) => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    const player = await screen.findByText('[Loops: repeat and forever]')
    act(() => fakePlayer.setup?.onFailed(why))
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(player).toHaveAttribute('inert')
    const { retry } = fakePlayer
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(player).not.toHaveAttribute('inert')
  })

  it('removes its message when it plays again or the language changes', async () => {
    const { store } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    act(() => fakePlayer.setup?.onFailed('offline'))
    expect(screen.getByRole('alert')).toBeVisible()
    act(() => fakePlayer.setup?.onRecovered())
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => fakePlayer.setup?.onFailed('lost'))
    const { languageChosen } = await import('@/state/language/slice')
    act(() => void store.dispatch(languageChosen('fa')))
    await waitFor(() => expect(fakePlayer.setup?.language).toBe('fa'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('gets the captions of the lesson, and shows if they cannot be loaded', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    expect(fakePlayer.setup?.captions).toEqual([
      { language: 'en', label: 'English', url: '/mock-media/video/captions-en.vtt' },
      { language: 'fa', label: 'فارسی', url: '/mock-media/video/captions-fa.vtt' },
    ])
    act(() => fakePlayer.setup?.onCaptionsFailed())
    expect(
      await screen.findByText('The captions could not be loaded. The video plays without them.'),
    ).toBeVisible()
  })

  it('gets new texts after a switch of language and plays on', async () => {
    const { store } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    expect(fakePlayer.setup?.texts.play).toBe('Play')
    const { languageChosen } = await import('@/state/language/slice')
    act(() => void store.dispatch(languageChosen('fa')))
    await waitFor(() => expect(fakePlayer.setup?.texts.play).toBe('پخش'))
    expect(fakePlayer.setup?.place).toEqual({ second: 33, isPlaying: true })
  })

  it('remembers speed, volume, quality and captions', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    act(() => fakePlayer.setup?.onPreference({ speed: 1.5, volume: 0.3, quality: 'high' }))
    act(() => fakePlayer.setup?.onPreference({ showsCaptions: true, captionLanguage: 'fa' }))
    await waitFor(() => expect(localStorage.getItem('player')).toMatch(/1\.5.*0\.3.*high.*true.*fa/))
  })
})
