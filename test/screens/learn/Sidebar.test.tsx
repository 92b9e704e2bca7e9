import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { keptLessonsRead } from '@/state/keeping/slice'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { keptLesson } from '../../state/keeping/keptLesson'
import { address, contents, press, scratch } from './learning'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

describe('the sidebar', () => {
  it('contains course title, progress percentage, chapters and lessons with completed marks that a screen reader announces', async () => {
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

  it('marks kept lessons, and while offline the lessons that need a connection', async () => {
    const { store } = await renderApp({ at: `${scratch}?lesson=c-001-l-10`, as: sara })
    await press('Keep on this device')
    const kept = keptLesson({ courseId: 'c-001', lessonId: 'c-001-l-10' })
    act(() => void store.dispatch(keptLessonsRead({ lessons: [kept], bytes: 0 })))
    const sidebar = within(await contents())
    expect(sidebar.getByRole('link', { name: /On this device/, current: 'page' })).toBeVisible()
    expect(sidebar.queryByText('Needs a connection')).toBeNull()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(sidebar.getByRole('link', { name: /Loops: repeat and forever Needs a connection/ })).toBeVisible()
    expect(sidebar.getByRole('link', { current: 'page' })).not.toHaveTextContent('Needs a connection')
    const quiz = sidebar.getByRole('link', { name: /Quiz$/ })
    expect(quiz).not.toHaveTextContent('Needs a connection')
    vi.restoreAllMocks()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(sidebar.queryByText('Needs a connection')).toBeNull()
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

  it('opens a chosen lesson at its own address, with its chapter', async () => {
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

  it('opens every chapter with matches of a search, and shows the number of lessons', async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    const sidebar = within(await contents())
    await user.type(sidebar.getByRole('searchbox'), 'program')
    await waitFor(() => expect(sidebar.getByRole('status')).toHaveTextContent('3 lessons found'))
    expect(sidebar.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Meet Scratch',
      'Again and again, and if',
      'Your first game: catch the apple',
    ])
    expect(sidebar.getAllByRole('link')).toHaveLength(3)
    await user.clear(sidebar.getByRole('searchbox'))
    await waitFor(() => expect(sidebar.getByRole('status')).toBeEmptyDOMElement())
  })

  it('can be searched in Persian from any keyboard, with Persian digits in the result', async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara, language: 'fa' })
    const sidebar = within(await screen.findByRole('complementary', { name: 'محتوای دوره' }))
    await user.type(sidebar.getByRole('searchbox', { name: 'جست‌وجو در درس‌ها' }), 'برنامه چيست')
    await waitFor(() => expect(sidebar.getByRole('status')).toHaveTextContent('۱ درس پیدا شد'))
    expect(sidebar.getByRole('link')).toHaveTextContent('برنامه چیست')
  })

  it("shows 'No matching results found' for a search without matches", async () => {
    const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
    const sidebar = within(await contents())
    await user.type(sidebar.getByRole('searchbox'), 'elephants')
    expect(await sidebar.findByText('No matching results found')).toBeVisible()
    expect(sidebar.queryByRole('link')).toBeNull()
  })

  it('shows a change of another tab when the learner returns to this one', async () => {
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
