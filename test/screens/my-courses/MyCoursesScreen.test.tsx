import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { enrollmentApi } from '@/api/enrollment'
import { keptLessonsRead } from '@/state/keeping/slice'
import { courseListReceived } from '@/state/learning/slice'
import { falsified, type StubDoor } from '../../helpers/falsified'
import { held } from '../../helpers/held'
import { server } from '../../helpers/mockApi'
import { signInInAnotherTab } from '../../helpers/otherTab'
import { omid, renderApp, sara } from '../../helpers/renderApp'
import { keptLesson } from '../../state/keeping/keptLesson'

const at = '/my-courses'
const card = (name: string) => screen.findByRole('article', { name })

function answer(courses: unknown, status = 200, door: StubDoor = http) {
  server.use(door.get('*/api/enrollment/my-courses', () => HttpResponse.json(courses as object, { status })))
}

const offline = 'You have no connection. Courses with lessons on this device come first.'

it('without a connection, courses with lessons on this device come first', async () => {
  const { store } = await renderApp({ at, as: sara })
  const titles = () =>
    screen.getAllByRole('article').map((article) => article.querySelector('h2')?.textContent)
  await card('First Steps in Scratch')
  const [first, , last] = titles()
  const courses = enrollmentApi.endpoints.getMyCourses.select()(store.getState()).data
  const lessons = [keptLesson({ courseId: courses?.[2]?.courseId ?? '' })]
  act(() => void store.dispatch(keptLessonsRead({ lessons, bytes: 1 })))
  expect(await screen.findByText('1 lesson on this device')).toBeVisible()
  expect(titles()[0]).toBe(first)
  act(() => void store.dispatch(courseListReceived({ isOld: true })))
  expect(await screen.findByText(offline)).toBeVisible()
  expect(titles()[0]).toBe(last)
})

it('without a connection, a search finds the lessons on this device, and hides the courses', async () => {
  const { store, user } = await renderApp({ at, as: sara })
  await card('First Steps in Scratch')
  const lesson = keptLesson({ courseTitle: 'First Steps', title: 'Loops', slug: 'scratch', lessonId: 'l-8' })
  act(() => void store.dispatch(keptLessonsRead({ lessons: [lesson], bytes: 1 })))
  expect(screen.queryByRole('search')).toBeNull()
  act(() => void store.dispatch(courseListReceived({ isOld: true })))
  const field = await screen.findByRole('searchbox', { name: 'Search on this device' })
  await user.type(field, 'loop')
  expect(screen.getByText('1 lesson found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Loops' })).toHaveAttribute('href', '/learn/scratch?lesson=l-8')
  expect(screen.queryByRole('article')).toBeNull()
  await user.type(field, 'x')
  expect(screen.getByText('No lesson on this device fits ‘loopx’.')).toBeVisible()
  await user.clear(field)
  expect(await card('First Steps in Scratch')).toBeVisible()
  await user.type(field, 'loop')
  act(() => void store.dispatch(courseListReceived({ isOld: false })))
  expect(await card('First Steps in Scratch')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

describe('my courses', () => {
  it('not signed in: redirect to /signin with redirectAfterLogin /my-courses', async () => {
    await renderApp({ at })
    await screen.findByLabelText('E-mail')
    expect(window.location.pathname).toBe('/signin')
    expect(window.history.state.usr).toEqual({ redirectAfterLogin: '/my-courses' })
  })

  it("each enrollment: progress bar, enrolled and last-accessed dates, and 'Review Course' below 100%, too", async () => {
    await renderApp({ at, as: sara })
    const scratch = within(await card('First Steps in Scratch'))
    expect(scratch.getByRole('progressbar', { name: 'Progress in First Steps in Scratch' })).toHaveAttribute(
      'aria-valuetext',
      '47% Complete',
    )
    expect(scratch.getByText('47% Complete')).toBeVisible()
    expect(scratch.getByText('Enrolled').parentElement).toHaveTextContent('30-10-2026')
    expect(scratch.getByText('Last accessed').parentElement).toHaveTextContent(/\d\d-11-2026/)
    expect(scratch.getByRole('link', { name: 'Review Course' })).toHaveAttribute(
      'href',
      '/learn/first-steps-in-scratch',
    )
    expect(scratch.getAllByRole('link')).toHaveLength(1)
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

  it("an overview that cannot be loaded shows 'Failed to load course details for overview.' and another try", async () => {
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

  it("without enrollments, 'Browse Courses' links to /courses", async () => {
    await renderApp({ at, as: omid })
    expect(await screen.findByRole('link', { name: 'Browse Courses' })).toHaveAttribute('href', '/courses')
  })

  it('shows that it is loading', async () => {
    server.use(http.get('*/api/enrollment/my-courses', () => delay('infinite')))
    await renderApp({ at, as: sara })
    await screen.findByRole('heading', { level: 1, name: 'My courses' })
    expect(await screen.findByText('Loading your courses…')).toBeInTheDocument()
  })

  it('hides the courses of a learner once another one has signed in', async () => {
    await renderApp({ at, as: sara })
    await card('First Steps in Scratch')
    const [user, list] = [held(), held()]
    server.use(
      http.post('*/api/auth/getUser', () => user.released),
      http.get('*/api/enrollment/my-courses', () => list.released),
    )
    await signInInAnotherTab(omid)
    expect(screen.getByText('Loading your courses…')).toBeInTheDocument()
    expect(screen.queryByRole('article')).toBeNull()
    user.release()
    await screen.findByRole('button', { name: /Omid/ })
    expect(screen.getByText('Loading your courses…')).toBeInTheDocument()
    expect(screen.queryByRole('article')).toBeNull()
    list.release()
    expect(await screen.findByRole('link', { name: 'Browse Courses' })).toBeVisible()
  })

  it("a failure shows 'Failed to load your enrolled courses. Please try again later.' and another try", async () => {
    answer({ message: 'Down for the night' }, 500)
    const { user } = await renderApp({ at, as: sara })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to load your enrolled courses. Please try again later.')
    expect(alert).toHaveTextContent('Down for the night')
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await card('First Steps in Scratch')
  })

  it('a course with missing fields still has a card', async () => {
    answer(
      [null, 3, { courseId: 'c-x', progressPercentage: 101, imageUrl: 'javascript:x()', enrolledAt: 'soon' }],
      200,
      falsified,
    )
    await renderApp({ at, as: sara })
    const bare = await card('Course without a title')
    expect(within(bare).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    expect(within(bare).getByText('Enrolled').parentElement).toHaveTextContent('Not yet')
    expect(bare.querySelector('img')).toHaveAttribute('src', '/static/images/course-fallback.svg')
  })

  it('in Persian: Persian texts, digits and dates', async () => {
    await renderApp({ at, as: sara, language: 'fa' })
    const scratch = within(await card('نخستین گام‌ها در اسکرچ'))
    expect(scratch.getByText('۴۷٪ تکمیل شده')).toBeVisible()
    expect(scratch.getByText('تاریخ ثبت‌نام').parentElement).toHaveTextContent('۳۰-۱۰-۲۰۲۶')
    expect(scratch.getByRole('link', { name: 'مرور دوره' })).toBeVisible()
  })
})

describe('the lesson that comes next', () => {
  const next = (article: HTMLElement) => within(article).queryByRole('link', { name: /^Next: / })

  /** The learner has opened the course on this device, and opens the list of her courses in a new tab. */
  async function openAfterVisiting(course: string, language: 'en' | 'fa' = 'en') {
    const { unmount } = await renderApp({ at: course, as: sara })
    await screen.findByText('47% Complete')
    unmount()
    const app = await renderApp({ at, as: sara, language })
    // From now on the page can show what this device knows.
    await waitFor(() => expect(app.store.getState().learning?.courseSnapshots).toHaveProperty('c-001'))
    return app
  }

  it('shows below 100% if this device knows it, with a link to it', async () => {
    const { user } = await openAfterVisiting('/courses/first-steps-in-scratch')
    const scratch = await card('First Steps in Scratch')
    const link = await within(scratch).findByRole('link', { name: 'Next: Loops: repeat and forever' })
    expect(within(scratch).getByRole('link', { name: 'Review Course' })).toBeVisible()
    expect(next(await card('Watercolour for Beginners'))).toBeNull()
    expect(next(await card('Hello, English!'))).toBeNull()
    await user.click(link)
    await screen.findByRole('heading', { level: 1, name: 'Loops: repeat and forever' })
    expect(window.location.search).toBe('?lesson=c-001-l-08')
  })

  it('is the lesson that was opened last', async () => {
    await openAfterVisiting('/learn/first-steps-in-scratch?lesson=c-001-l-10')
    const scratch = await card('First Steps in Scratch')
    expect(
      await within(scratch).findByRole('link', { name: 'Next: Your learning guide to keep' }),
    ).toHaveAttribute('href', '/learn/first-steps-in-scratch?lesson=c-001-l-10')
  })

  it('does not show if another device has gone further', async () => {
    answer([{ courseId: 'c-001', enrollmentId: 'e-1', title: 'Scratch', progressPercentage: 53 }])
    await openAfterVisiting('/courses/first-steps-in-scratch')
    const scratch = await card('Scratch')
    expect(within(scratch).getByText('53% Complete')).toBeVisible()
    expect(next(scratch)).toBeNull()
  })

  it('does not show if the device knows it only in another language', async () => {
    await openAfterVisiting('/courses/first-steps-in-scratch', 'fa')
    const scratch = within(await card('نخستین گام‌ها در اسکرچ'))
    expect(scratch.getByText('۴۷٪ تکمیل شده')).toBeVisible()
    expect(scratch.getAllByRole('link')).toHaveLength(1)
  })

  it('shows in the new language after the learner has changed it', async () => {
    const { user } = await renderApp({ at: '/courses/first-steps-in-scratch', as: sara })
    await screen.findByText('47% Complete')
    await user.click(screen.getByRole('button', { name: /Language/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'فارسی' }))
    await screen.findByRole('heading', { level: 1, name: 'نخستین گام‌ها در اسکرچ' })
    await user.click(screen.getByRole('button', { name: /Sara/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'دوره‌های من' }))
    const scratch = within(await card('نخستین گام‌ها در اسکرچ'))
    expect(await scratch.findByRole('link', { name: /^درس بعدی: حلقه‌ها/ })).toBeVisible()
  })
})
