import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { fakePlayer } from './fakePlayer'
import { openLesson } from './oneLesson'
import { preparePdf } from './pdfFake'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))
vi.mock('@/screens/learn/viewers/pdf/openPdf', () => import('./pdfFake'))

describe('viewers by type (case-insensitive)', () => {
  it.each([
    ['VIDEO', 'Video'],
    ['Text', 'Text'],
    ['quiz', 'Quiz'],
    ['PdF', 'PDF'],
    ['image', 'Image'],
    ['hologram', 'Text'],
  ])('%s is called %s', async (type, label) => {
    await openLesson({ type })
    expect(within(screen.getByRole('article')).getByText(label)).toBeVisible()
  })

  it.each([
    ['video', 'Video not available'],
    ['image', 'Image not available'],
    ['pdf', 'PDF document not available'],
    ['quiz', 'Quiz content is not available.'],
  ])('%s without content: %s', async (type, text) => {
    const quizData = { questions: [{ options: null }] }
    await openLesson({ type, fileUrl: 'javascript:alert(1)', quizData }, {}, falsified)
    expect(await screen.findByText(text)).toBeVisible()
  })

  const question = { question: 'Is water wet?', options: ['Yes', 'No'], correctAnswer: 0 }
  const quizData = { questions: [question] } as never

  it.each([
    ['video', { fileUrl: '/clip.mp4' }, '[The lesson]'],
    ['video', {}, 'Video not available'],
    ['image', { fileUrl: '/picture.svg' }, undefined],
    ['image', {}, 'Image not available'],
    ['pdf', { fileUrl: '/guide.pdf' }, 'The words of page 1'],
    ['pdf', {}, 'PDF document not available'],
    ['quiz', { quizData }, 'Is water wet?'],
    ['quiz', {}, 'Quiz content is not available.'],
    ['text', {}, undefined],
    ['hologram', {}, undefined],
  ])(
    'every viewer also shows the lesson description as HTML, and nothing in it runs: %s %j',
    async (type, content, shown) => {
      preparePdf()
      const description =
        '<h2>Look</h2><p onclick="x()">Read <script>document.title = "owned"</script>this</p>'
      await openLesson({ type, description, ...content })
      if (shown) expect(await screen.findByText(shown)).toBeVisible()
      if (type === 'image' && 'fileUrl' in content)
        expect(await screen.findByRole('img', { name: 'The lesson' })).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Look' })).toBeVisible()
      expect(screen.getByText('Read this')).not.toHaveAttribute('onclick')
      expect(document.title).not.toBe('owned')
    },
  )

  it('a broken image falls back to a placeholder', async () => {
    await openLesson({ type: 'image', fileUrl: 'https://files.example.org/gone.png' })
    const image = await screen.findByRole('img', { name: 'The lesson' })
    expect(image).toHaveAttribute('src', 'https://files.example.org/gone.png')
    fireEvent.error(image)
    expect(screen.getByRole('img', { name: 'Image not available' })).toHaveAttribute(
      'src',
      '/static/images/image-fallback.svg',
    )
  })

  it('the poster of a video falls back to the course image; a single file has no quality to choose', async () => {
    await openLesson({ type: 'video', fileUrl: '/clip.mp4', videoQualities: { low: null } }, {}, falsified)
    await screen.findByText('[The lesson]')
    expect(fakePlayer.setup?.poster).toBe('/cover.svg')
    expect(fakePlayer.setup?.choices).toEqual([{ url: '/clip.mp4', isPlaylist: false }])
  })
})

it('a course with invalid values does not break the player', async () => {
  const odd = {
    id: 'c-1',
    title: null,
    chapters: [
      { title: 'No lessons' },
      { id: 'b', title: 'Second', order: null, lessons: [null, { id: 7 }, { id: 'l-2', type: null }] },
    ],
  }
  server.use(
    falsified.get('*/api/course/get-full-course/:slug', () => HttpResponse.json(odd)),
    falsified.get('*/api/enrollment/progress/c-1', () =>
      HttpResponse.json({
        progressPercentage: 101,
        chapters: [{ lessons: [{ lessonId: 'l-2', status: 'in_progress' }] }, 1],
      }),
    ),
    http.post('*/api/enrollment/update-progress', () => new HttpResponse(null)),
  )
  await renderApp({ at: '/learn/any', as: sara })
  await waitFor(() => expect(window.location.search).toBe('?lesson=l-2'))
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
})
