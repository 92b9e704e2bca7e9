import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { answer, certificate, sheet } from './earned'

describe('the link to a certificate', () => {
  it("is on the side card of a course at 100%, below 'Review Course'", async () => {
    const { user } = await renderApp({ at: '/courses/hello-english', as: sara })
    const card = within(await screen.findByRole('complementary', { name: 'Enrollment' }))
    await card.findByRole('link', { name: 'Review Course' })
    await user.click(card.getByRole('link', { name: 'Your certificate' }))
    expect(window.location.pathname).toBe(certificate)
    await sheet()
    expect(screen.getByRole('heading', { level: 1, name: 'Your certificate' })).toHaveFocus()
  })

  it('is on the card of a completed course in my courses, but not on others', async () => {
    await renderApp({ at: '/my-courses', as: sara })
    const done = within(await screen.findByRole('article', { name: 'Hello, English!' }))
    expect(done.getByRole('link', { name: 'Your certificate' })).toHaveAttribute('href', certificate)
    expect(screen.getAllByRole('link', { name: 'Your certificate' })).toHaveLength(1)
  })

  it('uses the id of a course without a slug', async () => {
    answer('enrollment/my-courses', [
      { courseId: 'c-003', enrollmentId: 'e-9', title: 'Done', progressPercentage: 100 },
    ])
    await renderApp({ at: '/my-courses', as: sara })
    expect(await screen.findByRole('link', { name: 'Your certificate' })).toHaveAttribute(
      'href',
      '/courses/c-003/certificate',
    )
  })

  it('has the focus in the dialog of a finished course, and opens by keyboard', async () => {
    const lessons = Array.from({ length: 15 }, (_, index) => `c-001-l-${String(index + 1).padStart(2, '0')}`)
    const done = (...ids: string[]) => ({
      enrollmentId: 'e-001',
      progressPercentage: ids.length === 15 ? 100 : 93,
      startedAt: '2026-11-01T10:00:00.000Z',
      chapters: [{ chapterId: 'any', lessons: ids.map((lessonId) => ({ lessonId, status: 'completed' })) }],
    })
    let progress = done(...lessons.filter((id) => id !== 'c-001-l-09'))
    const finish = () => {
      progress = done(...lessons)
      return HttpResponse.json(progress)
    }
    server.use(
      http.get('*/api/enrollment/progress/:id', () => HttpResponse.json(progress)),
      http.post('*/api/enrollment/update-progress', () => new HttpResponse(null)),
      http.post('*/api/enrollment/mark-complete', finish),
    )
    const { user } = await renderApp({ at: '/learn/first-steps-in-scratch?lesson=c-001-l-09', as: sara })
    const button = await screen.findByRole('button', { name: 'Finish Course' })
    button.focus()
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Your certificate').closest('button')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await sheet()).toHaveTextContent('First Steps in Scratch')
    expect(window.location.pathname).toBe('/courses/first-steps-in-scratch/certificate')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
