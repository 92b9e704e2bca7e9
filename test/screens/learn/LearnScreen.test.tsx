import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { server } from '../../helpers/mockApi'
import { omid, renderApp, sara } from '../../helpers/renderApp'
import { fakePlayer } from './fakePlayer'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

const scratch = '/learn/first-steps-in-scratch'
const address = () => window.location.pathname + window.location.search
const lessonTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
const contents = () => screen.findByRole('complementary', { name: 'Course content' })
const press = (name: string) => screen.findByRole('button', { name })

function refuse(call: string, status: number, body: object = { message: 'No', statusCode: status }) {
  server.use(http.all(`*/api/${call}`, () => HttpResponse.json(body, { status })))
}

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

  it.each([
    ['the server', 500, 'No'],
    ['an unreadable answer', 200, 'could not be read'],
  ])(
    'where the cause is %s the not-found page says so and offers to try again',
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

describe('which lesson is shown', () => {
  it('the one of the address', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-06`, as: sara })
    await lessonTitle('Events: when something happens')
  })

  it('without one, the lesson that she is in, and the address follows', async () => {
    await renderApp({ at: scratch, as: sara })
    await lessonTitle('Loops: repeat and forever')
    expect(address()).toBe(`${scratch}?lesson=c-001-l-08`)
  })

  it('the last one opened on this device, also in another tab', async () => {
    const first = await renderApp({ at: `${scratch}?lesson=c-001-l-03`, as: sara })
    await lessonTitle('A map of the Scratch window')
    await waitFor(() => expect(localStorage.getItem('player')).toContain('c-001-l-03'))
    first.unmount()
    await renderApp({ at: scratch, as: sara })
    await lessonTitle('A map of the Scratch window')
  })

  it('one that does not exist is replaced by the one to resume', async () => {
    await renderApp({ at: `${scratch}?lesson=gone`, as: sara })
    await lessonTitle('Loops: repeat and forever')
    expect(address()).toBe(`${scratch}?lesson=c-001-l-08`)
  })

  it("with no lesson: 'Select a lesson to begin'", async () => {
    const empty = { id: 'c-001', title: 'Empty', chapters: [{ id: 'x', title: 'Nothing yet' }, null] }
    server.use(http.get('*/api/course/get-full-course/:slug', () => HttpResponse.json(empty)))
    await renderApp({ at: scratch, as: sara })
    expect(await screen.findByText('Select a lesson to begin')).toBeVisible()
    expect(within(await contents()).getByRole('button', { name: /Nothing yet/ })).toBeVisible()
  })
})

describe('the sidebar', () => {
  it('holds course title, progress percentage, chapters and lessons with completed marks that can be heard', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    const sidebar = within(await contents())
    expect(sidebar.getByRole('heading', { name: 'First Steps in Scratch' })).toBeVisible()
    expect(sidebar.getByRole('progressbar', { name: 'Your progress in this course' })).toHaveAttribute(
      'aria-valuetext',
      '47% Complete',
    )
    expect(
      sidebar.getByRole('link', { name: /In progress.*Loops: repeat and forever.*Video/ }),
    ).toHaveAttribute('aria-current', 'page')
    expect(sidebar.getByRole('button', { name: /Meet Scratch 4 of 4 completed/ })).toBeVisible()
  })

  it('opens one chapter at a time', async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    const sidebar = within(await contents())
    const chapter = (name: RegExp) => sidebar.getByRole('button', { name })
    expect(chapter(/Again and again/)).toHaveAttribute('aria-expanded', 'true')
    await user.click(chapter(/Meet Scratch/))
    expect(chapter(/Meet Scratch/)).toHaveAttribute('aria-expanded', 'true')
    expect(chapter(/Again and again/)).toHaveAttribute('aria-expanded', 'false')
    expect(sidebar.getByRole('link', { name: /Completed.*What is a program\?/ })).toBeVisible()
    await user.click(chapter(/Meet Scratch/))
    expect(sidebar.queryByRole('link')).toBeNull()
  })

  it('a lesson chosen there is shown under its own address, and its chapter opens', async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    const sidebar = within(await contents())
    await user.type(sidebar.getByRole('searchbox', { name: 'Search lessons' }), 'program?')
    await user.click(sidebar.getByRole('link', { name: /What is a program\?/ }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What is a program?')
    expect(address()).toBe(`${scratch}?lesson=c-001-l-02`)
    await user.clear(sidebar.getByRole('searchbox'))
    await waitFor(() =>
      expect(sidebar.getByRole('button', { name: /Meet Scratch/ })).toHaveAttribute('aria-expanded', 'true'),
    )
  })

  it("a search without matches: 'No matching results found'", async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    const sidebar = within(await contents())
    await user.type(sidebar.getByRole('searchbox'), 'elephants')
    expect(await sidebar.findByText('No matching results found')).toBeVisible()
    expect(sidebar.queryByRole('link')).toBeNull()
  })

  it('a change in another tab shows when she comes back to this one', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-02`, as: sara })
    const bar = within(await contents()).getByRole('progressbar')
    server.use(
      http.get('*/api/enrollment/progress/:id', () =>
        HttpResponse.json({ enrollmentId: 'e-001', progressPercentage: 80, chapters: [] }),
      ),
    )
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '80'))
  })
})

describe('the bar', () => {
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
    expect(await press('Previous Lesson')).toBeDisabled()
    expect(await press('Next Lesson')).toBeEnabled()
  })

  it('both are disabled while completing', async () => {
    server.use(http.post('*/api/enrollment/mark-complete', () => delay('infinite')))
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-09`, as: sara })
    await lessonTitle('If … then: your program decides')
    await user.click(await press('Next Lesson'))
    expect(await press('Next Lesson')).toBeDisabled()
    expect(await press('Previous Lesson')).toBeDisabled()
  })

  it("the last lesson reads 'Finish Course'; with others still open it ends in praise and the way to them", async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-15`, as: sara })
    await lessonTitle('Final quiz: you are a programmer now')
    await user.click(await press('Finish Course'))
    const praise = (await screen.findByText("Congratulations! You've completed this section!")).parentElement!
    expect(praise).toHaveTextContent('7 lessons are still waiting for you.')
    await user.click(within(praise).getByRole('link', { name: 'Go to “Loops: repeat and forever”' }))
    await lessonTitle('Loops: repeat and forever')
  })

  it('the last uncompleted lesson finishes the course: a dialog tells the time taken and can be closed', async () => {
    const lessons = Array.from({ length: 15 }, (_, index) => `c-001-l-${String(index + 1).padStart(2, '0')}`)
    const told = lessons
      .filter((id) => id !== 'c-001-l-09')
      .map((lessonId) => ({ lessonId, status: 'completed' }))
    const progress = {
      enrollmentId: 'e-001',
      progressPercentage: 93,
      startedAt: '2026-11-01T10:00:00.000Z',
      chapters: [{ chapterId: 'any', lessons: told }],
    }
    const completed = {
      ...progress,
      progressPercentage: 100,
      completedAt: '2026-11-04T09:00:00.000Z',
      chapters: [{ chapterId: 'any', lessons: [...told, { lessonId: 'c-001-l-09', status: 'completed' }] }],
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
    await user.click(within(dialog).getByText('Close', { selector: 'span' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await press('Next Lesson')).toBeEnabled()
  })

  it('a refusal is told, and the lesson stays open and uncompleted', async () => {
    expectOnConsole(/Progress could not be saved/)
    refuse('enrollment/mark-complete', 500)
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-09`, as: sara })
    await lessonTitle('If … then: your program decides')
    await user.click(await press('Next Lesson'))
    expect(await screen.findByText('Failed to mark lesson as complete. Please try again.')).toBeVisible()
    expect(await press('Next Lesson')).toBeEnabled()
    expect(address()).toBe(`${scratch}?lesson=c-001-l-09`)
  })
})

describe('the video of a lesson', () => {
  it('is given the qualities in order, the course’s image as poster, and the second to go on from', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    expect(fakePlayer.setup?.choices.map(({ quality }) => quality)).toEqual(['low', 'medium', 'high'])
    expect(fakePlayer.setup?.poster).toMatch(/\/mock-media\/courses\/.+/)
    expect(fakePlayer.setup?.place).toEqual({ second: 12, isPlaying: false })
  })

  it('coming back from another page waits for what another device has learned meanwhile', async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    await user.click(screen.getByRole('link', { name: /^Raha/ }))
    await waitFor(() => expect(screen.queryByText('[Loops: repeat and forever]')).toBeNull())
    const elsewhere = {
      enrollmentId: 'e-001',
      progressPercentage: 50,
      chapters: [
        { chapterId: 'any', lessons: [{ lessonId: 'c-001-l-08', status: 'in_progress', lastPosition: 31 }] },
      ],
    }
    server.use(http.get('*/api/enrollment/progress/:id', () => HttpResponse.json(elsewhere)))
    act(() => window.history.back())
    await screen.findByText('[Loops: repeat and forever]')
    expect(fakePlayer.setup?.place.second).toBe(31)
  })

  it('its end completes the lesson and moves to the next', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    act(() => fakePlayer.setup?.onEnded())
    await lessonTitle('If … then: your program decides')
    expect(within(await contents()).getByRole('link', { name: /Completed.*Loops/ })).toBeVisible()
  })

  it("one that cannot be played says so, and 'Try again' keeps the place", async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    act(() => fakePlayer.setup?.onFailed())
    expect(screen.getByRole('alert')).toHaveTextContent('The video could not be played. Your place is kept.')
    const { retry } = fakePlayer
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a switch of language gives it new words and leaves it running where it was', async () => {
    const { store } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    expect(fakePlayer.setup?.texts.play).toBe('Play')
    const { languageChosen } = await import('@/state/language/slice')
    act(() => void store.dispatch(languageChosen('fa')))
    await waitFor(() => expect(fakePlayer.setup?.texts.play).toBe('پخش'))
    expect(fakePlayer.setup?.place).toEqual({ second: 33, isPlaying: true })
  })

  it('speed, volume and quality are remembered', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    await screen.findByText('[Loops: repeat and forever]')
    act(() => fakePlayer.setup?.onPreference({ speed: 1.5, volume: 0.3, quality: 'high' }))
    await waitFor(() => expect(localStorage.getItem('player')).toMatch(/1\.5.*0\.3.*high/))
  })
})

describe('in Persian', () => {
  it('reads from right to left in its own words and digits', async () => {
    await renderApp({ at: `${scratch}?lesson=c-001-l-09`, as: sara, language: 'fa' })
    await lessonTitle('اگر … آنگاه: برنامه‌ات تصمیم می‌گیرد')
    expect(document.documentElement.dir).toBe('rtl')
    expect(screen.getByRole('progressbar', { name: 'پیشرفت شما در این دوره' })).toHaveAttribute(
      'aria-valuetext',
      '۴۷٪ تکمیل شده',
    )
    expect(screen.getByRole('button', { name: 'درس بعدی' })).toBeEnabled()
  })
})
