import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp, sara } from '../../helpers/renderApp'

vi.mock('@/app/frame/SignedInAccount', () => {
  throw new Error('Loading chunk 9 failed.')
})

it('the account menu is a link to the profile if its code cannot be loaded', async () => {
  await renderApp({ at: '/about-us', as: sara })
  expect(await screen.findByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/user/profile')
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
})
