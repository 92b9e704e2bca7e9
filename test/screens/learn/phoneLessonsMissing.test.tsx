import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPhoneLessons } from './phoneLessons'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))
vi.mock('@/screens/learn/LessonSheet', () => {
  throw new Error('The part could not be loaded.')
})

it("the lessons of a phone open in the page where the sheet's code cannot be had, and close there", async () => {
  const { user, sidebar, opener } = await openPhoneLessons()
  expect(await sidebar.findByRole('searchbox', { name: 'Search lessons' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener).not.toHaveAttribute('aria-haspopup')
  await user.click(opener)
  expect(sidebar.queryByRole('searchbox')).toBeNull()
})
