import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { courseOf, enrolled, openCourse, textLesson } from './anyCourse'
import { contents, lessonTitle, press } from './learning'

type Parts = Record<string, unknown>

/** Opens a course whose first lesson, or its progress, is invalid. The second lesson is valid. */
export function openBad(lesson: Parts, received: Parts = {}) {
  const bad = textLesson('bad', { title: 'The bad one', order: 1, ...lesson })
  const good = textLesson('good', { title: 'The good one', order: 2 })
  const progress = enrolled([{ lessonId: 'bad', status: 'in_progress', ...received }])
  return openCourse({ course: courseOf([bad, good]), progress }, '/learn/any?lesson=bad')
}

/** The sidebar shows and counts the lessons, and Next leads to the valid lesson. */
export async function goesOn({ user }: Awaited<ReturnType<typeof openCourse>>) {
  const sidebar = within(await contents())
  await user.click(await press('Next Lesson'))
  await lessonTitle('The good one')
  expect(await screen.findByText('Words of good')).toBeVisible()
  expect(sidebar.getByRole('link', { name: /The good one/ })).toHaveAttribute('aria-current', 'page')
}

/** Rows of one value each, because `it.each` would spread a list. */
export const values = <T>(all: T[]) => all.map((value): [T] => [value])
