import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { courseOf, openCourse, textLesson } from './anyCourse'
import { fakePlayer } from './fakePlayer'
import { lessonTitle } from './learning'
import { pdfFake, preparePdf } from './pdfFake'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))
vi.mock('@/screens/learn/viewers/pdf/openPdf', () => import('./pdfFake'))

const question = { question: 'Is water wet?', options: ['Yes', 'No'], correctAnswer: 0 }

/** Opens a course of one lesson. */
async function open(lesson: Record<string, unknown>, course: Record<string, unknown> = {}) {
  const app = await openCourse({
    course: courseOf([textLesson('a', { title: 'The lesson', ...lesson })], course),
  })
  await lessonTitle('The lesson')
  return app
}

const article = () => within(screen.getByRole('article'))

describe('viewers by type (case-insensitive)', () => {
  it.each([
    ['Video', { fileUrl: '/clip.mp4' }, () => screen.findByText('[The lesson]')],
    ['IMAGE', { fileUrl: '/picture.svg' }, () => screen.findByRole('img', { name: 'The lesson' })],
    [
      'qUIZ',
      { quizData: { questions: [question] } },
      () => screen.findByRole('group', { name: /Is water wet/ }),
    ],
    ['PDF', { fileUrl: '/guide.pdf' }, () => screen.findByText('The words of page 1')],
    ['Text', {}, () => screen.findByText('Words of a')],
  ])('%s has its viewer, and shows the lesson description as HTML as well', async (type, lesson, shown) => {
    preparePdf()
    await open({
      type,
      ...lesson,
      description: '<h3>Look</h3><p>Words <em>of</em> <strong>a</strong></p><p>Words of a</p>',
    })
    expect(await shown()).toBeVisible()
    expect(article().getByRole('heading', { level: 3, name: 'Look' })).toBeVisible()
    expect(article().getByText('of').tagName).toBe('EM')
  })

  it.each(['text', 'others', 'hologram'])('text (default; shows only the description): %s', async (type) => {
    await open({ type, fileUrl: '/file.bin', fileName: 'file.bin', quizData: { questions: [question] } })
    expect(article().getByText('Words of a')).toBeVisible()
    expect(article().queryByRole('link')).toBeNull()
    expect(article().queryByRole('img')).toBeNull()
    expect(article().queryByRole('radio')).toBeNull()
  })
})

describe('a video', () => {
  it('poster falls back to the course image, then to the image of the site', async () => {
    const { unmount } = await open({ type: 'video', fileUrl: '/clip.mp4' })
    await waitFor(() => expect(fakePlayer.setup?.poster).toBe('/cover.svg'))
    unmount()
    await open({ type: 'video', fileUrl: '/clip.mp4' }, { imageUrl: null })
    await waitFor(() => expect(fakePlayer.setup?.poster).toBe('/static/images/lesson-poster.svg'))
  })
})

describe('a pdf', () => {
  it('is embedded, toolbar hidden: the page draws it, without the browser’s reader', async () => {
    preparePdf()
    await open({ type: 'pdf', fileUrl: '/guide.pdf', fileName: 'guide.pdf' })
    expect(await screen.findByRole('region', { name: 'Page 1 of 300' })).toBeVisible()
    expect(await screen.findByText('The words of page 1')).toBeVisible()
    expect(document.querySelector('object, embed, iframe')).toBeNull()
    expect(pdfFake.opened.at(-1)).toBe('/guide.pdf')
  })
})
