import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPhoneLessons } from './phoneLessons'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))
vi.mock('@/screens/learn/LessonSheet', () => {
  throw new Error('The part could not be loaded.')
})

it("the lesson list on a phone opens and closes in the page if the sheet's code cannot be loaded", async () => {
  const { user, sidebar, opener } = await openPhoneLessons()
  expect(await sidebar.findByRole('searchbox', { name: 'Search lessons' })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener).not.toHaveAttribute('aria-haspopup')
  await user.click(opener)
  expect(sidebar.queryByRole('searchbox')).toBeNull()
})
