import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { courseApi } from '@/api/course'
import { keptLessonsRead } from '@/state/keeping/slice'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { omid, renderApp, sara } from '../../helpers/renderApp'
import { keptLesson } from '../../state/keeping/keptLesson'
import { openTab } from '../../state/learning/tab'
import { address, contents, lessonTitle, refuse, scratch } from './learning'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

describe('who may learn', () => {
  it('not signed in: redirect to /signin, and back to the same lesson after signing in', async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-02` })
    await user.type(await screen.findByLabelText('E-mail'), sara)
    expect(address()).toBe('/signin')
    expect(window.history.state.usr).toEqual({ redirectAfterLogin: `${scratch}?lesson=c-001-l-02` })
    await user.type(screen.getByLabelText('Password'), 'learn-2026')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await lessonTitle('What is a program?')
    expect(address()).toBe(`${scratch}?lesson=c-001-l-02`)
  })

  it("not enrolled: the prompt 'Not Enrolled' with 'Enroll Now' to the course, or back", async () => {
    await renderApp({ at: scratch, as: omid })
    await lessonTitle('Not Enrolled')
    expect(screen.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute(
      'href',
      '/courses/first-steps-in-scratch',
    )
    expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible()
  })

  it('progress fetch failure falls back to the enrollment list', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    refuse('enrollment/progress/:id', 500)
    await renderApp({ at: scratch, as: sara })
    expect(within(await contents()).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '47')
  })

  it('if not found in the list: Not Enrolled', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    refuse('enrollment/progress/:id', 500)
    await renderApp({ at: scratch, as: omid })
    await lessonTitle('Not Enrolled')
  })

  it('a course id works in place of the slug', async () => {
    await renderApp({ at: '/learn/c-001?lesson=c-001-l-02', as: sara })
    await lessonTitle('What is a program?')
    expect(address()).toBe('/learn/c-001?lesson=c-001-l-02')
  })
})

describe('loading', () => {
  it("says 'Loading course content...'", async () => {
    server.use(http.get('*/api/course/get-full-course/:slug', () => delay('infinite')))
    await renderApp({ at: scratch, as: sara })
    await waitFor(() => expect(screen.getByText('Loading course content...')).toBeVisible())
  })

  it('an unknown course shows the not-found page', async () => {
    await renderApp({ at: '/learn/no-such-course', as: sara })
    await lessonTitle('Page not found!')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('an open course that the server no longer finds gives way to the not-found page', async () => {
    const { store } = await renderApp({ at: scratch, as: sara })
    await contents()
    refuse('course/get-full-course/:slug', 404)
    const again = { subscribe: false, forceRefetch: true }
    store.dispatch(courseApi.endpoints.getFullCourse.initiate('first-steps-in-scratch', again))
    await lessonTitle('Page not found!')
  })

  it.each([
    ['the server', 500, 'No'],
    ['an unreadable answer', 200, 'could not be read'],
  ])(
    'if the cause is %s the not-found page says so and offers another try',
    async (_cause, status, words) => {
      refuse('course/get-full-course/:slug', status, status === 200 ? {} : { message: 'No' })
      const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-02`, as: sara })
      await lessonTitle('Page not found!')
      expect(screen.getByRole('alert')).toHaveTextContent('The course could not be loaded.')
      expect(screen.getByRole('alert')).toHaveTextContent(words)
      server.resetHandlers()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await lessonTitle('What is a program?')
    },
  )
})

it('without a connection, the page of a course that is not kept links to the kept lessons', async () => {
  server.use(http.get('*/api/course/get-full-course/:slug', () => HttpResponse.error()))
  const { store } = await renderApp({ at: scratch, as: sara })
  await lessonTitle('Page not found!')
  expect(screen.queryByText(/open without a connection, too/)).toBeNull()
  act(() => void store.dispatch(keptLessonsRead({ lessons: [keptLesson()], bytes: 1 })))
  const pointer = within(screen.getByText(/open without a connection, too/))
  expect(pointer.getByRole('link', { name: 'My courses' })).toHaveAttribute('href', '/my-courses')
})

describe('the lesson shown at first', () => {
  it('is the one in the address', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-06`, as: sara })
    await lessonTitle('Events: when something happens')
  })

  it('is the lesson in progress if the address names none; the address then names it', async () => {
    await renderApp({ at: scratch, as: sara })
    await lessonTitle('Loops: repeat and forever')
    expect(address()).toBe(`${scratch}?lesson=c-001-l-08`)
  })

  it('is the last one opened on this device, even in another tab', async () => {
    const first = await renderApp({ at: `${scratch}?lesson=c-001-l-03`, as: sara })
    await lessonTitle('A map of the Scratch window')
    await waitFor(() => expect(localStorage.getItem('player')).toContain('c-001-l-03'))
    first.unmount()
    await renderApp({ at: scratch, as: sara })
    await lessonTitle('A map of the Scratch window')
  })

  it('is the lesson to resume if the address names one that does not exist', async () => {
    await renderApp({ at: `${scratch}?lesson=gone`, as: sara })
    await lessonTitle('Loops: repeat and forever')
    expect(address()).toBe(`${scratch}?lesson=c-001-l-08`)
  })

  it("with no lesson: 'Select a lesson to begin'", async () => {
    const empty = { id: 'c-001', title: 'Empty', chapters: [{ id: 'x', title: 'Nothing yet' }, null] }
    server.use(falsified.get('*/api/course/get-full-course/:slug', () => HttpResponse.json(empty)))
    await renderApp({ at: scratch, as: sara })
    expect(await screen.findByText('Select a lesson to begin')).toBeVisible()
    expect(within(await contents()).getByRole('button', { name: /Nothing yet/ })).toBeVisible()
  })
})

describe('two tabs', () => {
  it('a change in one tab shows in the other', async () => {
    const { store } = await renderApp({ at: `${scratch}?lesson=c-001-l-09`, as: sara })
    const sidebar = within(await contents())
    expect(sidebar.queryByRole('link', { name: /Completed.*If … then/ })).toBeNull()
    const other = await openTab(store.getState().session.record!)
    await other.addEvent({ kind: 'completed', isMarked: true }, 'c-001-l-09', 'c-001')
    expect(await sidebar.findByRole('link', { name: /Completed.*If … then/ })).toBeVisible()
    expect(sidebar.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '53')
  })
})

describe('in Persian', () => {
  it('reads from right to left with Persian texts and digits', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-09`, as: sara, language: 'fa' })
    await lessonTitle('اگر … آنگاه: برنامه‌ات تصمیم می‌گیرد')
    expect(document.documentElement.dir).toBe('rtl')
    expect(screen.getByRole('progressbar', { name: 'پیشرفت شما در این دوره' })).toHaveAttribute(
      'aria-valuetext',
      '۴۷٪ تکمیل شده',
    )
    expect(screen.getByRole('button', { name: 'درس بعدی' })).toHaveAttribute('aria-disabled', 'false')
  })
})
