import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createRecordStore } from '@/state/learning/recordStore'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { server } from '../../helpers/mockApi'
import { renderApp } from '../../helpers/renderApp'
import { courseOf, enrolled, openCourse, textLesson } from './anyCourse'
import { address, contents, lessonTitle, press, refuse } from './learning'

vi.mock('@/screens/learn/viewers/pdf/openPdf', () => import('./pdfFake'))

const three = courseOf(['a', 'b', 'c'].map((id, order) => textLesson(id, { order })))
const openAt = (lessonId: string, received: object[], more: Record<string, unknown> = {}) =>
  openCourse({ course: three, progress: enrolled(received, more) }, `/learn/any?lesson=${lessonId}`)

const link = async (name: string) => within(await contents()).getByRole('link', { name: new RegExp(name) })

describe('lesson status: not_started (default), in_progress, completed', () => {
  it('is marked in the sidebar by words and shapes', async () => {
    await openAt('b', [
      { lessonId: 'a', status: 'completed' },
      { lessonId: 'b', status: 'in_progress' },
    ])
    expect(await link('Lesson a')).toHaveAccessibleName(/^Completed/)
    expect(await link('Lesson b')).toHaveAccessibleName(/^In progress/)
    expect(await link('Lesson c')).toHaveAccessibleName(/^Lesson c/)
  })

  it('opening a not_started lesson sets in_progress, and no other lesson', async () => {
    const { user, received } = await openAt('a', [{ lessonId: 'b', status: 'in_progress' }])
    await waitFor(() =>
      expect(received).toEqual([{ call: 'update-progress', lessonId: 'a', status: 'in_progress' }]),
    )
    expect(await link('Lesson a')).toHaveAccessibleName(/^In progress/)
    await user.click(await link('Lesson b'))
    await lessonTitle('Lesson b')
    await user.click(await link('Lesson c'))
    await waitFor(() => expect(received.map(({ lessonId }) => lessonId)).toEqual(['a', 'c']))
  })
})

describe('text, image or pdf lessons become in_progress when the learner leaves after viewing at least 70% of the stated duration (60 s if none)', () => {
  // A clock that never goes back, even between tests, because other code measures with it, too. It hardly
  // moves between steps: on a busy machine the duration of a test would otherwise count as viewing time.
  const now = performance.now.bind(performance)
  const start = now()
  let passed = 0
  const pass = (seconds: number) => {
    passed += seconds * 1000
  }
  beforeAll(() => {
    performance.now = () => start + (now() - start) / 1000 + passed
  })
  afterAll(() => {
    performance.now = now
  })

  function setVisible(state: DocumentVisibilityState) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    fireEvent(document, new Event('visibilitychange'))
  }

  /**
   * Opens lesson a, which is in progress, so that opening it sends no report, and then lesson b.
   * @returns the reports of lesson a
   */
  async function leave(lesson: object, look: () => void, status = 'in_progress') {
    const lessons = [textLesson('a', { order: 1, ...lesson }), textLesson('b', { order: 2 })]
    const { user, received } = await openCourse(
      { course: courseOf(lessons), progress: enrolled([{ lessonId: 'a', status }]) },
      '/learn/any?lesson=a',
    )
    await lessonTitle('Lesson a')
    look()
    await user.click(await link('Lesson b'))
    await waitFor(() => expect(received).toContainEqual(expect.objectContaining({ lessonId: 'b' })))
    return received.filter(({ lessonId }) => lessonId === 'a')
  }

  const report = { call: 'update-progress', lessonId: 'a', status: 'in_progress' }

  it.each([
    ['a text of 01:40', { duration: '01:40' }, 70],
    ['a text of 1 minute', { duration: 1 }, 42],
    ['a text of 00:01:40', { duration: '00:01:40' }, 70],
    ['a picture without a duration', { type: 'image', fileUrl: '/a.svg' }, 42],
    ['a pdf without a duration', { type: 'pdf', fileUrl: '/a.pdf' }, 42],
    ["a text of 'mm:ss'", { duration: 'mm:ss' }, 42],
  ])('%s', async (_what, lesson, seconds) => {
    expect(await leave(lesson, () => pass(seconds))).toEqual([report])
  })

  it.each([
    ['a text of 01:40 after 67 s', { duration: '01:40' }, 67],
    ['a picture without a duration after 39 s', { type: 'image', fileUrl: '/a.svg' }, 39],
    ['a video after any time', { type: 'video' }, 500],
    ['a quiz after any time', { type: 'quiz' }, 500],
  ])('%s sends no report', async (_what, lesson, seconds) => {
    expect(await leave(lesson, () => pass(seconds))).toEqual([])
  })

  it('only visible time counts', async () => {
    const look = () => {
      pass(20)
      setVisible('hidden')
      pass(1000)
      setVisible('visible')
      pass(18)
    }
    expect(await leave({}, look)).toEqual([])
  })

  it('a completed lesson stays completed', async () => {
    expect(await leave({}, () => pass(100), 'completed')).toEqual([])
    expect(await link('Lesson a')).toHaveAccessibleName(/^Completed/)
  })
})

describe('the lesson bar', () => {
  it('for an already completed lesson the button reads Next Lesson, or Finish Course with no next lesson', async () => {
    const received = [
      { lessonId: 'a', status: 'completed' },
      { lessonId: 'c', status: 'completed' },
    ]
    const { user, received: posts } = await openAt('a', received)
    await user.click(await press('Next Lesson'))
    await lessonTitle('Lesson b')
    await user.click(await link('Lesson c'))
    await lessonTitle('Lesson c')
    await user.click(await press('Finish Course'))
    await screen.findByText("Congratulations! You've completed this section!")
    expect(posts.filter(({ call }) => call === 'mark-complete')).toEqual([])
    expect(screen.queryByText('Lesson completed!')).toBeNull()
  })

  it('Next marks the lesson complete and moves on, with the id of the next lesson', async () => {
    const { user, received } = await openAt('a', [])
    await user.click(await press('Next Lesson'))
    await lessonTitle('Lesson b')
    expect(received).toContainEqual({ call: 'mark-complete', lessonId: 'a', nextLessonId: 'b' })
    expect(within(await contents()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33')
  })

  it('lesson switch delay 100 ms; the completed toast stays across the switch and ends after 1500 ms', async () => {
    const { user, store } = await openAt('a', [])
    await lessonTitle('Lesson a')
    const times = { completed: 0, switched: 0, ended: 0 }
    store.subscribe(() => {
      const { showsCompletedToast, destination } = store.getState().player.session
      if (showsCompletedToast) times.completed ||= performance.now()
      if (destination === 'b') times.switched ||= performance.now()
      if (times.completed && !showsCompletedToast) times.ended ||= performance.now()
    })
    await user.click(await press('Next Lesson'))
    await lessonTitle('Lesson b')
    expect(screen.getByText('Lesson completed!')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Lesson completed!')).toBeNull())
    expect(times.switched - times.completed).toBeGreaterThanOrEqual(99)
    expect(times.ended - times.completed).toBeGreaterThanOrEqual(1499)
  })

  it("'Congratulations! You've completed this section!' shows when no next lesson remains after a mark-complete", async () => {
    const { user } = await openAt('b', [])
    await user.click(await press('Next Lesson'))
    await lessonTitle('Lesson c')
    expect(screen.queryByText(/Congratulations/)).toBeNull()
    await user.click(await press('Finish Course'))
    await screen.findByText("Congratulations! You've completed this section!")
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/learn/any?lesson=c')
  })

  it.each([
    ['was the only one left', []],
    ['was completed already, like all others', [{ lessonId: 'c', status: 'completed' }]],
  ])(
    'the congratulation also shows below the completion dialog and after it if the last lesson %s',
    async (_when, also) => {
      const done = ['a', 'b'].map((lessonId) => ({ lessonId, status: 'completed' }))
      const { user } = await openAt('c', [...done, ...also])
      await lessonTitle('Lesson c')
      expect(screen.queryByText(/Congratulations/)).toBeNull()
      await user.click(await press('Finish Course'))
      const dialog = await screen.findByRole('dialog')
      const praise = screen.getByText("Congratulations! You've completed this section!").parentElement!
      expect(praise).toHaveTextContent("You've completed the course “The course”.")
      await user.click(within(dialog).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(praise).toBeVisible()
      const certificate = within(praise).getByRole('link', { name: 'Your certificate' })
      expect(certificate).toHaveAttribute('href', '/courses/any/certificate')
      await user.click(await link('Lesson a'))
      await lessonTitle('Lesson a')
      expect(screen.queryByText(/completed this section/)).toBeNull()
    },
  )

  it('no congratulation shows beside the dialog if a lesson follows the one that finishes the course', async () => {
    const done = ['b', 'c'].map((lessonId) => ({ lessonId, status: 'completed' }))
    const { user } = await openAt('a', done)
    await user.click(await press('Finish Course'))
    await screen.findByRole('dialog')
    expect(screen.queryByText(/completed this section/)).toBeNull()
  })
})

describe('a course-completion dialog appears after finishing and can be closed', () => {
  const startedAt = '2026-11-01T10:00:00.000Z'
  const done = ['a', 'b'].map((lessonId) => ({ lessonId, status: 'completed' }))

  it.each([
    ['days', '2026-11-04T09:00:00.000Z', 'It took you 2 days.'],
    ['a day', '2026-11-02T10:00:00.000Z', 'It took you 1 day.'],
    ['hours', '2026-11-01T15:59:00.000Z', 'It took you 5 hours.'],
    ['minutes', '2026-11-01T10:42:00.000Z', 'It took you 42 minutes.'],
    ['less than a minute', '2026-11-01T10:00:09.000Z', 'It took you 1 minute.'],
  ])('it shows the time taken in days, hours or minutes: %s', async (_what, completedAt, words) => {
    const { user } = await openAt('c', done, { startedAt, completedAt })
    await user.click(await press('Finish Course'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('You’ve completed the course “The course”.'.replace('’', "'"))
    expect(dialog).toHaveTextContent(words)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(await contents()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  })

  it('the Escape key closes it, too', async () => {
    const { user } = await openAt('c', done, { startedAt })
    await user.click(await press('Finish Course'))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('reports that the server refuses', () => {
  it("progress update: 'Failed to update your progress. Please try again.'", async () => {
    expectOnConsole(/does not accept/)
    const { store } = await openAt('b', [{ lessonId: 'b', status: 'in_progress' }])
    await lessonTitle('Lesson b')
    refuse('enrollment/update-progress', 422)
    fireEvent.click(await link('Lesson a'))
    expect(await screen.findByText('Failed to update your progress. Please try again.')).toBeVisible()
    expect(store.getState().notices).toHaveLength(1)
  })

  it("mark complete: 'Failed to mark lesson as complete. Please try again.'", async () => {
    expectOnConsole(/does not accept/)
    const { user } = await openAt('b', [{ lessonId: 'b', status: 'in_progress' }])
    refuse('enrollment/mark-complete', 403)
    await user.click(await press('Next Lesson'))
    expect(await screen.findByText('Failed to mark lesson as complete. Please try again.')).toBeVisible()
    expect(address()).toBe('/learn/any?lesson=b')
  })

  it('quiz save and lesson completion failures are logged', async () => {
    expectOnConsole(/does not accept/)
    const { user } = await openAt('a', [{ lessonId: 'a', status: 'in_progress' }])
    refuse('enrollment/mark-complete', 422)
    await user.click(await press('Next Lesson'))
    await screen.findByText('Failed to mark lesson as complete. Please try again.')
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(
      'The server does not accept what was learned.',
      expect.objectContaining({ status: 422 }),
    )
  })
})

describe('a learner without a connection', () => {
  it('work on the device stays usable: a learner on a train is not signed out', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    const first = await openAt('a', [{ lessonId: 'a', status: 'in_progress' }])
    await lessonTitle('Lesson a')
    const device = createRecordStore()
    await waitFor(async () => {
      expect(await device.readCopy('u-001 course any en')).toBeDefined()
      expect(await device.readCopy('u-001 progress c-1')).toBeDefined()
    })
    await device.close()
    first.unmount()
    server.use(
      http.all('*/api/*', () => HttpResponse.error()),
      http.all('*/api/*/*', () => HttpResponse.error()),
    )
    const { user } = await renderApp({ at: '/learn/any?lesson=a' })
    await lessonTitle('Lesson a')
    expect(screen.getByText('Words of a')).toBeVisible()
    await user.click(await press('Next Lesson'))
    await lessonTitle('Lesson b')
    expect(await link('Lesson a')).toHaveAccessibleName(/^Completed/)
    await waitFor(() =>
      expect(document.querySelector('[data-save-status]')).toHaveTextContent(/^Saved on this device\./),
    )
    expect(localStorage.getItem('user')).toContain('accessToken')
  })
})
