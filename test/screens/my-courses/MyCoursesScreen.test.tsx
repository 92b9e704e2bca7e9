import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '../../helpers/mockApi'
import { omid, renderApp, sara } from '../../helpers/renderApp'

const at = '/my-courses'
const card = (name: string) => screen.findByRole('article', { name })

function answer(courses: unknown, status = 200) {
  server.use(http.get('*/api/enrollment/my-courses', () => HttpResponse.json(courses as object, { status })))
}

describe('my courses', () => {
  it('not signed in: redirect to /signin with redirectAfterLogin /my-courses', async () => {
    await renderApp({ at })
    await screen.findByLabelText('E-mail')
    expect(window.location.pathname).toBe('/signin')
    expect(window.history.state.usr).toEqual({ redirectAfterLogin: '/my-courses' })
  })

  it('each enrollment: progress bar, enrolled and last-accessed dates, and the way back in', async () => {
    await renderApp({ at, as: sara })
    const scratch = within(await card('First Steps in Scratch'))
    expect(scratch.getByRole('progressbar', { name: 'Progress in First Steps in Scratch' })).toHaveAttribute(
      'aria-valuetext',
      '47% Complete',
    )
    expect(scratch.getByText('47% Complete')).toBeVisible()
    expect(scratch.getByText('Enrolled').parentElement).toHaveTextContent('30-10-2026')
    expect(scratch.getByText('Last accessed').parentElement).toHaveTextContent(/\d\d-11-2026/)
    expect(scratch.getByRole('link', { name: 'Continue Learning' })).toHaveAttribute(
      'href',
      '/learn/first-steps-in-scratch',
    )
    expect(scratch.queryByRole('button', { name: 'View Overview' })).toBeNull()
  })

  it("at 100%: 'Review Course' (without slug by the course's id) and 'View Overview'", async () => {
    answer([{ courseId: 'c-001', enrollmentId: 'e-9', title: 'Done', progressPercentage: 100 }])
    const { user } = await renderApp({ at, as: sara })
    const done = within(await card('Done'))
    expect(done.getByRole('link', { name: 'Review Course' })).toHaveAttribute('href', '/learn/c-001')
    await user.click(done.getByRole('button', { name: 'View Overview' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Overview of Done')
    await waitFor(() => expect(dialog).toHaveTextContent(/Scratch is a free programming language/))
  })

  it("an overview that cannot be had: 'Failed to load course details for overview.', and try again", async () => {
    answer([{ courseId: 'c-001', enrollmentId: 'e-9', title: 'Done', progressPercentage: 100 }])
    const { user } = await renderApp({ at, as: sara })
    server.use(
      http.get(
        '*/api/course/get-full-course/:slug',
        () => HttpResponse.json({ message: 'No' }, { status: 500 }),
        {
          once: true,
        },
      ),
    )
    await user.click(within(await card('Done')).getByRole('button', { name: 'View Overview' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Failed to load course details for overview.')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText(/Scratch is a free programming language/)).toBeInTheDocument()
  })

  it("none: 'Browse Courses' to /courses", async () => {
    await renderApp({ at, as: omid })
    expect(await screen.findByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/courses')
  })

  it('says that it is loading', async () => {
    server.use(http.get('*/api/enrollment/my-courses', () => delay('infinite')))
    await renderApp({ at, as: sara })
    await screen.findByRole('heading', { level: 1, name: 'My courses' })
    expect(await screen.findByText('Loading your courses…')).toBeInTheDocument()
  })

  it("a failure: 'Failed to load your enrolled courses. Please try again later.', and a way to try", async () => {
    answer({ message: 'Down for the night' }, 500)
    const { user } = await renderApp({ at, as: sara })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to load your enrolled courses. Please try again later.')
    expect(alert).toHaveTextContent('Down for the night')
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await card('First Steps in Scratch')
  })

  it('whatever a course lacks, its card is there', async () => {
    answer([
      null,
      3,
      { courseId: 'c-x', progressPercentage: 101, imageUrl: 'javascript:x()', enrolledAt: 'soon' },
    ])
    await renderApp({ at, as: sara })
    const bare = await card('Course without a title')
    expect(within(bare).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    expect(within(bare).getByText('Enrolled').parentElement).toHaveTextContent('Not yet')
    expect(bare.querySelector('img')).toHaveAttribute('src', '/static/images/course-fallback.svg')
  })

  it('in Persian: its own words, digits and dates', async () => {
    await renderApp({ at, as: sara, language: 'fa' })
    const scratch = within(await card('نخستین گام‌ها در اسکرچ'))
    expect(scratch.getByText('۴۷٪ تکمیل شده')).toBeVisible()
    expect(scratch.getByText('تاریخ ثبت‌نام').parentElement).toHaveTextContent('۳۰-۱۰-۲۰۲۶')
    expect(scratch.getByRole('link', { name: 'ادامهٔ یادگیری' })).toBeVisible()
  })
})
