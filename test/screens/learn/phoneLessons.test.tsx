import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { held } from '../../helpers/held'
import { openPhoneLessons } from './phoneLessons'

const { released, release } = held()
const loaded = vi.hoisted(() => ({ sheet: Promise.resolve() }))
loaded.sheet = released
vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))
vi.mock('@/screens/learn/LessonSheet', async (importOriginal) => {
  await loaded.sheet
  return importOriginal()
})

it("the lesson list on a phone shows 'Loading…' until the code of its sheet has loaded, then opens in it", async () => {
  const { user, sidebar, opener } = await openPhoneLessons()
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  expect(sidebar.getByText('Loading…')).toBeInTheDocument()
  expect(sidebar.queryByRole('searchbox')).toBeNull()
  release()
  const sheet = await screen.findByRole('dialog', { name: 'Course content' })
  expect(within(sheet).getByRole('searchbox', { name: 'Search lessons' })).toBeVisible()
  expect(sidebar.queryByRole('searchbox', { hidden: true })).toBeNull()
  // The sheet receives the key after it has the focus.
  await waitFor(() => expect(sheet).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
  expect(opener).toHaveAttribute('aria-expanded', 'false')
})
