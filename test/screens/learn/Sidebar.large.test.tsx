import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signInTo } from '../../../mocks/node'
import { server } from '../../helpers/mockApi'
import { omid, renderApp } from '../../helpers/renderApp'
import { contents } from './learning'

/** The number of rendered row marks. */
const drawn = vi.hoisted(() => ({ marks: 0 }))

vi.mock('@/screens/learn/LessonStatusIcon', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/screens/learn/LessonStatusIcon')>()
  return {
    LessonStatusIcon(props: Parameters<typeof original.LessonStatusIcon>[0]) {
      // Only the mark of the stage has a text, so it does not count.
      if (!props.hasText) drawn.marks += 1
      return original.LessonStatusIcon(props)
    },
  }
})

const course = 'large-2x250'
const lesson = (number: number) => `/learn/${course}?lesson=${course}-l-${String(number).padStart(2, '0')}`
const numbersOf = (links: HTMLElement[]) =>
  links.map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]))

async function open(number: number) {
  const { user } = await renderApp({ at: lesson(number), as: omid })
  const sidebar = within(await contents())
  return { user, sidebar, shown: () => numbersOf(sidebar.getAllByRole('link')) }
}

describe('the sidebar of a course with very many lessons', () => {
  beforeEach(async () => {
    const { accessToken } = await signInTo(omid)
    await fetch('/api/enrollment/enroll', {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ courseId: course }),
    })
  })

  it('renders a hundred rows around the current lesson, and others on demand', async () => {
    const { user, sidebar, shown } = await open(120)
    expect(shown()).toHaveLength(100)
    expect([shown().at(0), shown().at(-1)]).toEqual([100, 199])
    expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent('120')

    await user.click(sidebar.getByRole('button', { name: 'Show 51 more lessons' }))
    expect(shown().at(-1)).toBe(250)
    expect(sidebar.queryByRole('button', { name: /^Show \d+ more lessons/ })).toBeNull()
    // The focus moves to the first of the new rows.
    expect(numbersOf([document.activeElement as HTMLElement])).toEqual([200])

    await user.click(sidebar.getByRole('button', { name: 'Show 99 earlier lessons' }))
    expect(shown().at(0)).toBe(1)
    expect(numbersOf([document.activeElement as HTMLElement])).toEqual([99])
  })

  it('follows the learner to a lesson beyond the rendered rows', async () => {
    const { user, sidebar, shown } = await open(100)
    expect(shown()).toEqual(Array.from({ length: 100 }, (_, index) => index + 80))
    await user.click(sidebar.getByRole('link', { name: /\b179\b/ }))
    await screen.findByRole('heading', { level: 1, name: /\b179$/ })
    await user.click(screen.getByRole('button', { name: 'Next Lesson' }))
    await screen.findByRole('heading', { level: 1, name: /\b180$/ })
    expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent('180')
    expect(shown()).toHaveLength(100)
  })

  it('shows the first matches of a search, their number, and more on demand', async () => {
    const { user, sidebar, shown } = await open(1)
    await user.type(sidebar.getByRole('searchbox'), '1')
    await waitFor(() => expect(sidebar.getByRole('status')).toHaveTextContent('176 lessons found'))
    expect(shown()).toHaveLength(40)
    const last = shown().at(-1) ?? 0
    await user.click(sidebar.getByRole('button', { name: 'Show 40 more lessons' }))
    expect(shown()).toHaveLength(80)
    expect(numbersOf([document.activeElement as HTMLElement])[0]).toBeGreaterThan(last)
    await user.type(sidebar.getByRole('searchbox'), '1')
    await waitFor(() => expect(sidebar.getByRole('status')).toHaveTextContent('14 lessons found'))
    expect(shown()).toHaveLength(14)
  })

  it('renders only changed rows again when progress arrives', async () => {
    const { sidebar } = await open(5)
    const bar = sidebar.getByRole('progressbar')
    await waitFor(() =>
      expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent('In progress'),
    )
    const lessons = [3, 5].map((number) => ({
      lessonId: `${course}-l-0${number}`,
      status: number === 3 ? 'completed' : 'in_progress',
    }))
    server.use(
      http.get('*/api/enrollment/progress/:id', () =>
        HttpResponse.json({
          enrollmentId: 'e',
          progressPercentage: 7,
          chapters: [{ chapterId: '1', lessons }],
        }),
      ),
    )
    drawn.marks = 0
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '7'))
    expect(drawn.marks).toBe(1)
    expect(sidebar.getByRole('link', { name: /Completed.*\b3\b/ })).toBeVisible()
  })
})
