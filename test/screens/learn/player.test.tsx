import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { omid, renderApp } from '../../helpers/renderApp'
import { courseOf, openCourse, textLesson } from './anyCourse'
import { address, contents, lessonTitle, press, scratch } from './learning'

const chapter = (id: string, order: number, lessons: object[]) => ({
  id,
  title: `Chapter ${id}`,
  order,
  lessons,
})

/** Two chapters and their lessons, with the later ones listed first. */
const shuffled = courseOf([], {
  chapters: [
    chapter('b', 2, [textLesson('b2', { order: 9 }), textLesson('b1', { order: 1 })]),
    chapter('a', 1, [
      textLesson('a3', { order: 30 }),
      textLesson('a1', { order: -1 }),
      textLesson('a2', { order: 2 }),
    ]),
  ],
})

describe("Not enrolled: prompt 'Enroll Now' (to /courses/{slug}) or go back", () => {
  it("the title shown is 'Not Enrolled'", async () => {
    await renderApp({ at: scratch, as: omid })
    await lessonTitle('Not Enrolled')
    await waitFor(() => expect(document.title).toMatch(/^Not Enrolled · /))
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it("'Enroll Now' leads to the course", async () => {
    const { user } = await renderApp({ at: scratch, as: omid })
    await user.click(await screen.findByRole('link', { name: 'Enroll Now' }))
    await lessonTitle('First Steps in Scratch')
    expect(address()).toBe('/courses/first-steps-in-scratch')
  })

  it("'Go back' leads to the previous page", async () => {
    const { user } = await renderApp({ at: '/courses', as: omid })
    await screen.findByRole('heading', { level: 1 })
    act(() => window.history.pushState({ idx: 1, key: 'second' }, '', scratch))
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })))
    await user.click(await press('Go back'))
    await waitFor(() => expect(address()).toBe('/courses'))
  })

  it("'Go back' leads to the courses if there is no previous page", async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1)
    const went = vi.spyOn(window.history, 'go')
    const { user } = await renderApp({ at: scratch, as: omid })
    await user.click(await press('Go back'))
    await waitFor(() => expect(address()).toBe('/courses'))
    expect(went).not.toHaveBeenCalled()
  })
})

describe('the lesson that is open', () => {
  it('the first lesson (lowest chapter order, then lowest lesson order) is selected initially', async () => {
    await openCourse({ course: shuffled })
    await lessonTitle('Lesson a1')
    expect(address()).toBe('/learn/any?lesson=a1')
    const links = within(await contents()).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Lesson a1'),
      expect.stringContaining('Lesson a2'),
      expect.stringContaining('Lesson a3'),
    ])
    expect(links[0]).toHaveAttribute('aria-current', 'page')
  })

  it('main area: lesson title, type label, content, and a bar with Previous Lesson, Next Lesson, Finish Course', async () => {
    const { user } = await openCourse({ course: shuffled }, '/learn/any?lesson=b1')
    await lessonTitle('Lesson b1')
    const lesson = within(screen.getByRole('article'))
    expect(lesson.getByRole('heading', { level: 1, name: 'Lesson b1' })).toBeVisible()
    expect(lesson.getByText('Text')).toBeVisible()
    expect(lesson.getByText('Words of b1')).toBeVisible()
    const bar = within(screen.getByRole('navigation', { name: 'Lesson by lesson' }))
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Previous Lesson',
      'Next Lesson',
    ])
    await user.click(bar.getByRole('button', { name: 'Next Lesson' }))
    await lessonTitle('Lesson b2')
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Previous Lesson',
      'Finish Course',
    ])
  })

  it('chapters (one open at a time): a lesson of another chapter opens that one', async () => {
    const { user } = await openCourse({ course: shuffled }, '/learn/any?lesson=a3')
    const sidebar = within(await contents())
    const isOpen = (name: RegExp) => sidebar.getByRole('button', { name }).getAttribute('aria-expanded')
    expect([isOpen(/Chapter a/), isOpen(/Chapter b/)]).toEqual(['true', 'false'])
    await user.click(await press('Next Lesson'))
    await lessonTitle('Lesson b1')
    expect([isOpen(/Chapter a/), isOpen(/Chapter b/)]).toEqual(['false', 'true'])
  })
})
