import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { Lesson } from '@/api/types'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { fakePlayer } from './fakePlayer'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

/** Opens a course of this one lesson. */
async function openLesson(lesson: Partial<Lesson> & Record<string, unknown>, told: object = {}) {
  const lessons = [{ id: 'l-1', title: 'The lesson', order: 1, type: 'text', ...lesson }]
  const chapters = [{ id: 'ch-1', title: 'The chapter', order: 1, lessons }]
  const progress = {
    enrollmentId: 'e',
    progressPercentage: 0,
    chapters: [{ chapterId: 'ch-1', lessons: [{ lessonId: 'l-1', status: 'in_progress', ...told }] }],
  }
  server.use(
    http.get('*/api/course/get-full-course/:slug', () =>
      HttpResponse.json({ id: 'c-1', title: 'The course', imageUrl: '/cover.svg', chapters }),
    ),
    http.get('*/api/enrollment/progress/c-1', () => HttpResponse.json(progress)),
    http.post('*/api/enrollment/update-progress', () => new HttpResponse(null)),
  )
  const app = await renderApp({ at: '/learn/any', as: sara })
  await screen.findByRole('heading', { level: 1, name: 'The lesson' })
  return app
}

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
    await openLesson({
      type,
      fileUrl: 'javascript:alert(1)',
      quizData: { questions: [{ options: null }] } as never,
    })
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('every viewer also shows the lesson description as HTML, and nothing in it runs', async () => {
    const description = '<h2>Look</h2><p onclick="x()">Read <script>document.title = "owned"</script>this</p>'
    await openLesson({ type: 'image', fileUrl: '/picture.svg', description })
    expect(screen.getByRole('heading', { name: 'Look' })).toBeVisible()
    expect(screen.getByText('Read this')).not.toHaveAttribute('onclick')
    expect(document.title).not.toBe('owned')
  })

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
    await openLesson({ type: 'video', fileUrl: '/clip.mp4', videoQualities: { low: null } as never })
    await screen.findByText('[The lesson]')
    expect(fakePlayer.setup?.poster).toBe('/cover.svg')
    expect(fakePlayer.setup?.choices).toEqual([{ url: '/clip.mp4', isPlaylist: false }])
  })
})

describe('a quiz', () => {
  const quizData = {
    questions: [
      {
        question: 'How many legs has a spider?',
        options: ['6', '8'],
        correctAnswer: 1,
        explanation: 'Count them.',
      },
      { question: 'Is a bat a bird?', options: ['Yes', 'No'], correctAnswer: 1 },
      { question: 'Is water wet?', options: ['Yes', 'No'], correctAnswer: 0 },
    ],
  }
  const choose = (question: string, option: string) =>
    within(screen.getByRole('group', { name: new RegExp(question.replace('?', '\\?')) })).getByRole('radio', {
      name: option,
    })

  it('asks one radio group per question, submits score and answers, and shows what came of them', async () => {
    const { user } = await openLesson({ type: 'quiz', quizData })
    let body: unknown
    server.use(
      http.post('*/api/enrollment/update-progress', async ({ request }) => {
        body = await request.json()
        await delay(20)
        return new HttpResponse(null)
      }),
    )
    await screen.findByText('Choose the correct answer for each question and submit to complete the quiz')
    await user.click(choose('How many legs has a spider?', '6'))
    await user.click(choose('How many legs has a spider?', '8'))
    await user.click(choose('Is a bat a bird?', 'Yes'))
    expect(screen.getByText('1 question has no answer yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }))
    expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    expect(await screen.findByRole('heading', { name: 'Quiz Results: 33%' })).toBeVisible()
    expect(screen.getByText('1 correct out of 3 questions')).toBeVisible()
    expect(body).toEqual({
      lessonId: 'l-1',
      status: 'completed',
      quizScore: 33,
      quizAnswers: { 0: 1, 1: 0 },
    })
    const marks = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(marks).toEqual(
      expect.arrayContaining([
        '✓8Your answer, correct',
        '✗YesYour answer, wrong',
        '✓NoCorrect answer',
        '○Yes(Not attempted)',
      ]),
    )
    expect(screen.getByText('Count them.')).toBeVisible()
  })

  it('already completed: shows its saved result', async () => {
    await openLesson(
      { type: 'quiz', quizData },
      { status: 'completed', quizScore: 67, quizAnswers: { 0: 1, 1: 1, 2: 1 } },
    )
    expect(await screen.findByRole('heading', { name: 'Quiz Results: 67%' })).toBeVisible()
    expect(screen.getByText('2 correct out of 3 questions')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit Quiz' })).toBeNull()
  })

  it('results still show when they could not be saved', async () => {
    expectOnConsole(/Progress could not be saved/)
    const { user } = await openLesson({ type: 'quiz', quizData })
    server.use(http.post('*/api/enrollment/update-progress', () => HttpResponse.json({}, { status: 500 })))
    await user.click(await screen.findByRole('button', { name: 'Submit Quiz' }))
    expect(await screen.findByRole('heading', { name: 'Quiz Results: 0%' })).toBeVisible()
    expect(await screen.findByText('Failed to update your progress. Please try again.')).toBeVisible()
  })
})

it('what a server may send of a course breaks nothing', async () => {
  const odd = {
    id: 'c-1',
    title: null,
    chapters: [
      { title: 'No lessons' },
      { id: 'b', title: 'Second', order: null, lessons: [null, { id: 7 }, { id: 'l-2', type: null }] },
    ],
  }
  server.use(
    http.get('*/api/course/get-full-course/:slug', () => HttpResponse.json(odd)),
    http.get('*/api/enrollment/progress/c-1', () =>
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
