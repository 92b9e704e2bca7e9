import { screen, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { server } from '../../helpers/mockApi'
import { omid, renderApp, sara } from '../../helpers/renderApp'
import { answer, certificate, sheet } from './earned'

const scratch = '/courses/first-steps-in-scratch/certificate'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe("the page of a course's certificate", () => {
  it('redirects a visitor to sign-in, and from there back', async () => {
    await renderApp({ at: certificate })
    await screen.findByLabelText('E-mail')
    expect(window.location.pathname).toBe('/signin')
    expect(window.history.state.usr).toEqual({ redirectAfterLogin: certificate })
  })

  it('says that the certificate is being prepared', async () => {
    server.use(http.get('*/api/enrollment/progress/:id', () => delay('infinite')))
    await renderApp({ at: certificate, as: sara })
    expect(await screen.findByText('Preparing your certificate…')).toBeInTheDocument()
  })

  it('shows the not-found page if the course does not exist', async () => {
    await renderApp({ at: '/courses/no-such-course/certificate', as: sara })
    await screen.findByText(/Return to/)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('accepts a course id in place of the slug', async () => {
    await renderApp({ at: '/courses/c-003/certificate', as: sara })
    expect(await sheet()).toHaveTextContent('Hello, English!')
  })

  it.each([
    ['course/get-full-course/:slug', 'the course'],
    ['enrollment/*', 'the progress'],
  ])("shows why it cannot be loaded, and offers 'Try again' (%s)", async (path) => {
    expectOnConsole(/The enrollment could not be checked/)
    answer(path, { message: 'Down for the night' }, 500)
    const { user } = await renderApp({ at: certificate, as: sara })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Your certificate could not be loaded.')
    expect(alert).toHaveTextContent('Down for the night')
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await sheet()).toHaveTextContent('Hello, English!')
  })
})

describe('the certificate page of a course that is not completed', () => {
  it('shows the progress, the lessons left and a link to continue', async () => {
    await renderApp({ at: scratch, as: sara })
    await heading('Your certificate is waiting for you')
    expect(screen.getByRole('progressbar', { name: 'Progress in First Steps in Scratch' })).toHaveAttribute(
      'aria-valuetext',
      '47% Complete',
    )
    expect(screen.getByText('8 lessons are left.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue Learning' })).toHaveAttribute(
      'href',
      '/learn/first-steps-in-scratch',
    )
    expect(screen.queryByRole('button', { name: /Print/ })).toBeNull()
  })

  it('shows no certificate at 99%', async () => {
    answer('enrollment/progress/:id', { enrollmentId: 'e', progressPercentage: 99.9, chapters: [] })
    await renderApp({ at: certificate, as: sara })
    await heading('Your certificate is waiting for you')
    expect(screen.getByText('99% Complete')).toBeVisible()
  })

  it('counts no lessons if only the list of enrollments answers', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    answer('enrollment/progress/:id', { message: 'No' }, 500)
    await renderApp({ at: scratch, as: sara })
    await heading('Your certificate is waiting for you')
    expect(screen.getByText('47% Complete')).toBeVisible()
    expect(screen.queryByText(/lessons? (is|are) left/)).toBeNull()
  })

  it('links to the course if the learner is not enrolled', async () => {
    await renderApp({ at: scratch, as: omid })
    await heading('There is no certificate here yet')
    expect(screen.getByRole('link', { name: 'Go to the course' })).toHaveAttribute(
      'href',
      '/courses/first-steps-in-scratch',
    )
  })

  it('is also in Persian', async () => {
    await renderApp({ at: scratch, as: sara, language: 'fa' })
    await heading('گواهی‌تان چشم‌به‌راه شماست')
    expect(screen.getByText('۸ درس دیگر مانده است.')).toBeVisible()
    expect(screen.getByText('۴۷٪ تکمیل شده')).toBeVisible()
  })

  it('does not show the old state after the course was completed on another device', async () => {
    const { user } = await renderApp({ at: scratch, as: sara })
    await user.click(await screen.findByRole('link', { name: 'Continue Learning' }))
    await screen.findByRole('complementary', { name: 'Course content' })
    let answerNow = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answerNow = resolve
    })
    server.use(
      http.get('*/api/enrollment/progress/:id', async () => {
        await isAnswered
        return HttpResponse.json({ enrollmentId: 'e-001', progressPercentage: 100, chapters: [] })
      }),
    )
    window.history.back()
    expect(await screen.findByText('Preparing your certificate…')).toBeInTheDocument()
    answerNow()
    expect(await sheet()).toHaveTextContent('First Steps in Scratch')
  })
})
