import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { occupyStorage } from '../../state/learning/storage'
import { address, contents, lessonTitle, press, refuse, saveStatusLine, scratch } from './learning'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

describe('the lesson bar', () => {
  it('Next Lesson marks the lesson complete, says so, and moves on; Previous Lesson goes back', async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-09`, as: sara })
    await lessonTitle('If … then: your program decides')
    await user.click(await press('Next Lesson'))
    expect(await screen.findByText('Lesson completed!')).toBeVisible()
    await lessonTitle('Your learning guide to keep')
    expect(address()).toBe(`${scratch}?lesson=c-001-l-10`)
    const sidebar = within(await contents())
    expect(sidebar.getByRole('link', { name: /Completed.*If … then/ })).toBeVisible()
    expect(sidebar.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '53')
    await user.click(await press('Previous Lesson'))
    await lessonTitle('If … then: your program decides')
  })

  it('Previous is disabled with no previous lesson', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-01`, as: sara })
    await lessonTitle('Welcome to Scratch')
    expect(await press('Previous Lesson')).toHaveAttribute('aria-disabled', 'true')
    expect(await press('Next Lesson')).toHaveAttribute('aria-disabled', 'false')
  })

  it('both buttons are disabled while completing', async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-09`, as: sara })
    await lessonTitle('If … then: your program decides')
    const release = await occupyStorage()
    await user.click(await press('Next Lesson'))
    expect(await press('Next Lesson')).toHaveAttribute('aria-disabled', 'true')
    expect(await press('Previous Lesson')).toHaveAttribute('aria-disabled', 'true')
    void release()
    await lessonTitle('Your learning guide to keep')
    expect(await press('Previous Lesson')).toHaveAttribute('aria-disabled', 'false')
  })

  it("'Finish Course' at the last lesson praises the learner, and links to a lesson that is still open", async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-15`, as: sara })
    await lessonTitle('Final quiz: you are a programmer now')
    await user.click(await press('Finish Course'))
    const praise = (await screen.findByText("Congratulations! You've completed this section!")).parentElement!
    expect(praise).toHaveTextContent('7 lessons are still waiting for you.')
    await user.click(within(praise).getByRole('link', { name: 'Go to “Loops: repeat and forever”' }))
    await lessonTitle('Loops: repeat and forever')
  })

  it('the praise does not mention other lessons while their state is unknown', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    refuse('enrollment/progress/:id', 500)
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-15`, as: sara })
    await lessonTitle('Final quiz: you are a programmer now')
    await user.click(await press('Finish Course'))
    const praise = (await screen.findByText("Congratulations! You've completed this section!")).parentElement!
    expect(praise).not.toHaveTextContent('still waiting')
  })

  it('the last uncompleted lesson finishes the course: a dialog shows the time taken and can be closed', async () => {
    const lessons = Array.from({ length: 15 }, (_, index) => `c-001-l-${String(index + 1).padStart(2, '0')}`)
    const received = lessons
      .filter((id) => id !== 'c-001-l-09')
      .map((lessonId) => ({ lessonId, status: 'completed' }))
    const progress = {
      enrollmentId: 'e-001',
      progressPercentage: 93,
      startedAt: '2026-11-01T10:00:00.000Z',
      chapters: [{ chapterId: 'any', lessons: received }],
    }
    const completed = {
      ...progress,
      progressPercentage: 100,
      completedAt: '2026-11-04T09:00:00.000Z',
      chapters: [
        { chapterId: 'any', lessons: [...received, { lessonId: 'c-001-l-09', status: 'completed' }] },
      ],
    }
    server.use(
      http.get('*/api/enrollment/progress/:id', () => HttpResponse.json(progress)),
      http.post('*/api/enrollment/update-progress', () => new HttpResponse(null)),
      http.post('*/api/enrollment/mark-complete', () => HttpResponse.json(completed)),
    )
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-09`, as: sara })
    await user.click(await press('Finish Course'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent("You've completed the course “First Steps in Scratch”.")
    expect(dialog).toHaveTextContent('It took you 2 days.')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await press('Next Lesson')).toHaveAttribute('aria-disabled', 'false')
  })

  it.each([
    ['fails', () => HttpResponse.json({ message: 'Down' }, { status: 500 })],
    ['does not answer', () => new Promise<never>(() => {})],
  ])('the learner moves on with the lesson completed if the server %s', async (_how, answer) => {
    server.use(http.post('*/api/enrollment/mark-complete', answer))
    const { user, store } = await renderApp({ at: `${scratch}?lesson=c-001-l-09`, as: sara })
    await lessonTitle('If … then: your program decides')
    await user.click(await press('Next Lesson'))
    await lessonTitle('Your learning guide to keep')
    const sidebar = within(await contents())
    expect(sidebar.getByRole('link', { name: /Completed.*If … then/ })).toBeVisible()
    expect(sidebar.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '53')
    expect(store.getState().notices).toEqual([])
  })

  it('a refused completion shows a notice, and the lesson stays open and uncompleted', async () => {
    expectOnConsole(/does not accept/)
    refuse('enrollment/mark-complete', 422)
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-09`, as: sara })
    await lessonTitle('If … then: your program decides')
    await user.click(await press('Next Lesson'))
    expect(await screen.findByText('Failed to mark lesson as complete. Please try again.')).toBeVisible()
    expect(await saveStatusLine('The server did not accept your progress in one lesson.')).toBeVisible()
    expect(await press('Next Lesson')).toHaveAttribute('aria-disabled', 'false')
    expect(address()).toBe(`${scratch}?lesson=c-001-l-09`)
    const sidebar = within(await contents())
    expect(sidebar.queryByRole('link', { name: /Completed.*If … then/ })).toBeNull()
    expect(screen.queryByText('Lesson completed!')).toBeNull()
  })
})
